import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { botsQuery } from '#bots/web/queries.ts'
import type { NumberDetail } from '#phones/contract.ts'
import { botChoiceWords } from '#phones/web/bot-choice-words.ts'
import { CallRoutingCard } from '#phones/web/call-routing-card.tsx'
import { callRoutingWords } from '#phones/web/call-routing-words.ts'
import { EmulatedBadge } from '#phones/web/emulated-badge.tsx'
import { numberWords as words } from '#phones/web/number-words.ts'
import { phoneInWords } from '#phones/web/phone-in-words.ts'
import { phonesQuery } from '#phones/web/queries.ts'
import { useSaveNumber } from '#phones/web/use-save-number.ts'
import { useRoleReason, useSession } from '#teams/web/use-session.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { EditableTitle } from '#ui/editable-title.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Field } from '#ui/field.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { NotFound } from '#ui/not-found.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { isMissing } from '#ui/problem.ts'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'

const crumbs = [
  { label: words.settings, to: '/settings' },
  { label: words.title, to: '/settings/phones' },
]

/** One number: which bot has it, and what becomes of calls to it. */
export function PhonePage() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    ...phonesQuery.get.queryOptions({ input: { id } }),
    retry: false,
  })
  useLiveInvalidate('number.', phonesQuery.get.key())
  if (data) return <PhoneView key={data.id} number={data} />
  if (isMissing(error)) {
    return (
      <div className="grow bg-surface">
        <NotFound what={words.notFound}>
          <LinkButton to="/settings/phones">{words.all}</LinkButton>
        </NotFound>
      </div>
    )
  }
  return (
    <>
      <PageHead title={words.one} crumbs={crumbs} />
      {error ? (
        <div className="grow bg-surface">
          <ErrorPanel error={error} title={words.oneNotLoaded} onRetry={() => refetch()}>
            {words.goesOn}
          </ErrorPanel>
        </div>
      ) : (
        <PhoneSkeleton />
      )}
    </>
  )
}

/** The cards of a number on their way. */
function PhoneSkeleton() {
  return (
    <PageBody>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 phone:grid-cols-1" aria-busy>
        <Card title={callRoutingWords.title}>
          <SkeletonRows rows={6} rowClassName="h-20" />
        </Card>
        <Card title={words.botCard.title}>
          <SkeletonRows rows={1} rowClassName="h-24" />
        </Card>
      </div>
    </PageBody>
  )
}

function PhoneView({ number }: { number: NumberDetail }) {
  const { country } = usePlace()
  const isPhone = useIsPhone()
  const badge = number.origin === 'emulated' && <EmulatedBadge />
  const save = useSaveNumber(number)
  const isReadOnly = Boolean(useRoleReason('builder'))
  const name = phoneInWords(number.phone, country)
  return (
    <>
      <DetailHeader
        crumbs={crumbs}
        title={<PhoneText number={number.phone} />}
        documentTitle={name}
        badge={!isPhone && badge}
        facts={[
          {
            label: words.facts.label,
            value: (
              <EditableTitle
                key={number.label}
                label={words.labelOf(name)}
                value={number.label}
                placeholder={isReadOnly ? words.none : words.addLabel}
                isReadOnly={isReadOnly}
                onSave={(label) => save({ label })}
              />
            ),
          },
          { label: words.facts.carrier, value: number.connection.label },
          {
            label: words.facts.lastText,
            value: number.lastTextAt ? <TimeAgo at={number.lastTextAt} /> : words.noneYet,
          },
          { label: words.facts.since, value: <TimeAgo at={number.createdAt} /> },
        ]}
      >
        {isPhone && badge && <div className="px-4 pb-2.5">{badge}</div>}
      </DetailHeader>
      <PageBody>
        <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 phone:grid-cols-1">
          <CallRoutingCard number={number} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <BotCard number={number} />
            <TryCard phone={number.phone} />
            {number.hookUrl !== '' && <HookCard url={number.hookUrl} />}
          </div>
        </div>
      </PageBody>
    </>
  )
}

function BotCard({ number }: { number: NumberDetail }) {
  const bots = useQuery(botsQuery.list.queryOptions()).data?.items ?? []
  const save = useSaveNumber(number)
  const roleReason = useRoleReason('builder')
  return (
    <Card title={words.botCard.title}>
      <CardBody>
        <Field label={words.botCard.field} help={roleReason}>
          <Select
            value={number.bot?.id ?? ''}
            placeholder={words.noBot}
            disabled={Boolean(roleReason)}
            options={bots.map((bot) => ({ value: bot.id, label: botChoiceWords(bot) }))}
            onChange={(event) => save({ botId: event.target.value || null })}
          />
        </Field>
      </CardBody>
    </Card>
  )
}

function TryCard({ phone }: { phone: string }) {
  const session = useSession()
  return (
    <Card title={words.tryCard.title}>
      <CardBody className="grid gap-3 text-13 text-muted">
        {session.isAdministrator ? (
          <>
            {words.tryCard.dev}
            <LinkButton icon={PhoneCall} to={`/admin/twilio/dev?to=${encodeURIComponent(phone)}`}>
              {words.tryCard.open}
            </LinkButton>
          </>
        ) : (
          words.tryCard.outside
        )}
      </CardBody>
    </Card>
  )
}

function HookCard({ url }: { url: string }) {
  return (
    <Card title={words.hook.title}>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-2 text-13 text-muted">
        <span>{words.hook.text}</span>
        <span className="flex items-center gap-2">
          <code dir="ltr" className="min-w-0 grow truncate font-mono text-12">
            {url}
          </code>
          <CopyButton label={words.hook.copy} text={url} />
        </span>
      </CardBody>
    </Card>
  )
}
