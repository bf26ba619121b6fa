import type { BusinessProfile } from '#teams/contract.ts'
import { Card, CardBody, CardRow, CardRows } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { addressLines, areaText, hourLines, priceText, spansText } from './fact-summary.ts'
import { useLiveProfile } from './use-live-profile.ts'

/** What the business says of itself; the bot reads it at each answer, so there is nothing to publish. */
export function FactsSection() {
  const { data, error, refetch } = useLiveProfile()
  if (error && !data)
    return <ErrorPanel error={error} title="The business profile could not be loaded" onRetry={refetch} />
  if (!data) return <SkeletonRows />
  const { profile } = data
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-50 grow basis-0 text-13 text-muted">
          Read from the business profile at each answer. A change there counts at once, no publish.
        </p>
        <LinkButton to="/settings/account" size="small">
          Edit the profile
        </LinkButton>
      </div>
      <Services services={profile.services} />
      <Card title="When and where" action={<EditLink to="hours" />}>
        <CardBody>
          <FactList facts={whenAndWhere(profile)} />
        </CardBody>
      </Card>
      <Card title="The business" action={<EditLink to="business" />}>
        <CardBody>
          <FactList facts={business(profile)} />
        </CardBody>
      </Card>
    </>
  )
}

function EditLink({ to }: { to: string }) {
  return (
    <Link className="link" to={`/settings/account#${to}`}>
      Edit
    </Link>
  )
}

function Services({ services }: Pick<BusinessProfile, 'services'>) {
  return (
    <Card title="Services" count={services.length} action={<EditLink to="services" />}>
      {services.length === 0 ? (
        <EmptyState
          title="No services yet"
          action={<LinkButton to="/settings/account#services">Add a service</LinkButton>}
        >
          Without services the bot has no prices to say and nothing to book.
        </EmptyState>
      ) : (
        <CardRows>
          {services.map(({ name, durationMinutes, price }) => (
            <CardRow
              key={name}
              title={name}
              detail={
                durationMinutes === null
                  ? 'Cannot be booked: no duration'
                  : `Takes ${durationMinutes} minutes`
              }
              end={priceText(price)}
            />
          ))}
        </CardRows>
      )}
    </Card>
  )
}

const missing = <span className="text-muted">Not written down yet</span>

function whenAndWhere(profile: BusinessProfile): Fact[] {
  const hours = hourLines(profile.hours)
  return [
    {
      label: 'Hours',
      value:
        hours.length === 0
          ? missing
          : hours.map(([days, text]) => (
              <span key={days} className="block">
                {days}: {text}
              </span>
            )),
    },
    {
      label: 'Holidays',
      value:
        profile.holidays.length === 0
          ? missing
          : profile.holidays.map((day) => (
              <span key={day.date} className="block">
                {day.date} {day.name}: {spansText(day.hours)}
              </span>
            )),
    },
    { label: 'Time zone', value: profile.timeZone },
    { label: 'Area', value: areaText(profile.area) || missing },
    { label: 'Address', value: addressLines(profile)[0] ?? missing },
  ]
}

function business(profile: BusinessProfile): Fact[] {
  const { phones, emails } = profile.notify
  return [
    { label: 'Name', value: profile.name },
    { label: 'About', value: profile.about || missing },
    { label: 'Phone', value: profile.phone ? <PhoneText number={profile.phone} /> : missing },
    { label: 'E-mail', value: profile.email ?? missing },
    { label: 'Website', value: profile.website ?? missing },
    {
      label: 'Who is told',
      value: phones.length + emails.length === 0 ? missing : [...phones, ...emails].join(', '),
    },
  ]
}
