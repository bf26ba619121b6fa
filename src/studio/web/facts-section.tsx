import type { BusinessProfile } from '#teams/contract.ts'
import { Card, CardBody, CardRow, CardRows } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { addressLines, areaText, hourLines, priceText, spansText } from './fact-summary.ts'
import { factWords as words } from './fact-words.ts'
import { useLiveProfile } from './use-live-profile.ts'

/** What the business says of itself; the bot reads it at each answer, so there is nothing to publish. */
export function FactsSection() {
  const { locale } = usePlace()
  const { data, error, refetch } = useLiveProfile()
  if (error && !data)
    return (
      <ErrorPanel error={error} title={words.notLoaded} onRetry={refetch}>
        {words.goesOn}
      </ErrorPanel>
    )
  if (!data) return <SkeletonRows />
  const { profile } = data
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-50 grow basis-0 text-13 text-muted">{words.intro}</p>
        <LinkButton to="/settings/account" size="small">
          {words.editProfile}
        </LinkButton>
      </div>
      <Services services={profile.services} locale={locale} />
      <Card title={words.whenAndWhere} action={<EditLink to="hours" of={words.whenAndWhere} />}>
        <CardBody>
          <FactList facts={whenAndWhere(profile, locale)} />
        </CardBody>
      </Card>
      <Card title={words.business} action={<EditLink to="business" of={words.business} />}>
        <CardBody>
          <FactList facts={business(profile)} />
        </CardBody>
      </Card>
    </>
  )
}

function EditLink({ to, of }: { to: string; of: string }) {
  return (
    <Link className="link" to={`/settings/account#${to}`} aria-label={words.editOf(of)}>
      {words.edit}
    </Link>
  )
}

function Services({ services, locale }: Pick<BusinessProfile, 'services'> & { locale: string }) {
  const { services: said } = words
  return (
    <Card title={said.title} count={services.length} action={<EditLink to="services" of={said.title} />}>
      {services.length === 0 ? (
        <EmptyState
          title={said.none}
          action={<LinkButton to="/settings/account#services">{said.add}</LinkButton>}
        >
          {said.noneText}
        </EmptyState>
      ) : (
        <CardRows>
          {services.map(({ name, durationMinutes, price }) => (
            <CardRow
              key={name}
              title={name}
              detail={durationMinutes === null ? said.noDuration : said.takes(durationMinutes)}
              end={priceText(price, locale)}
            />
          ))}
        </CardRows>
      )}
    </Card>
  )
}

const { labels } = words
const missing = <span className="text-muted">{words.missing}</span>

function whenAndWhere(profile: BusinessProfile, locale: string): Fact[] {
  const hours = hourLines(profile.hours, locale)
  return [
    {
      label: labels.hours,
      value:
        hours.length === 0
          ? missing
          : hours.map(([days, text]) => (
              <span key={days} className="block">
                {words.hoursOf(days, text)}
              </span>
            )),
    },
    {
      label: labels.holidays,
      value:
        profile.holidays.length === 0
          ? missing
          : profile.holidays.map((day) => (
              <span key={day.date} className="block">
                {words.hoursOf(`${dayText(day.date, locale)} ${day.name}`, spansText(day.hours, locale))}
              </span>
            )),
    },
    { label: labels.timeZone, value: profile.timeZone },
    { label: labels.area, value: areaText(profile.area) || missing },
    { label: labels.address, value: addressLines(profile)[0] ?? missing },
  ]
}

function business(profile: BusinessProfile): Fact[] {
  const { phones, emails } = profile.notify
  return [
    { label: labels.name, value: profile.name },
    { label: labels.about, value: profile.about || missing },
    { label: labels.phone, value: profile.phone ? <PhoneText number={profile.phone} /> : missing },
    { label: labels.email, value: profile.email ?? missing },
    { label: labels.website, value: profile.website ?? missing },
    {
      label: labels.told,
      value: phones.length + emails.length === 0 ? missing : [...phones, ...emails].join(', '),
    },
  ]
}

/** `2026-12-25` as `Dec 25, 2026`. */
function dayText(date: string, locale: string): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${date}T12:00:00Z`))
}
