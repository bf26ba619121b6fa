import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PhoneCall, Smartphone } from 'lucide-react'
import { botsQuery } from '#bots/web/queries.ts'
import type { NumberDetail } from '#phones/contract.ts'
import { CallRoutingCard } from '#phones/web/call-routing-card.tsx'
import { phonesQuery } from '#phones/web/queries.ts'
import { useSaveNumber } from '#phones/web/use-save-number.ts'
import { useRoleReason, useSession } from '#teams/web/use-session.ts'
import { Badge } from '#ui/badge.tsx'
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
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { toProblem } from '#ui/problem.ts'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'

const crumbs = [
  { label: 'Settings', to: '/settings' },
  { label: 'Phone numbers', to: '/settings/phones' },
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
  return (
    <>
      <PageHead title="Phone number" crumbs={crumbs} />
      <div className="grow bg-surface">
        {!error && <SkeletonRows />}
        {error && toProblem(error).status === 404 && (
          <NotFound what="This number">
            <LinkButton to="/settings/phones">All numbers</LinkButton>
          </NotFound>
        )}
        {error && toProblem(error).status !== 404 && (
          <ErrorPanel error={error} title="The number could not be loaded" onRetry={() => refetch()} />
        )}
      </div>
    </>
  )
}

function PhoneView({ number }: { number: NumberDetail }) {
  const { country } = usePlace()
  const save = useSaveNumber(number)
  const isReadOnly = Boolean(useRoleReason('builder'))
  const name = formatPhone(number.phone, country)
  return (
    <>
      <DetailHeader
        crumbs={crumbs}
        title={name}
        badge={number.origin === 'emulated' && <Badge icon={Smartphone}>Emulated, on this machine</Badge>}
        facts={[
          {
            label: 'Label',
            value: (
              <EditableTitle
                key={number.label}
                label={`Label of ${name}`}
                value={number.label}
                placeholder={isReadOnly ? 'None' : 'Add a label'}
                isReadOnly={isReadOnly}
                onSave={(label) => save({ label })}
              />
            ),
          },
          { label: 'Carrier', value: number.connection.label },
          { label: 'Last text', value: number.lastTextAt ? <TimeAgo at={number.lastTextAt} /> : 'None yet' },
          { label: 'Ours since', value: <TimeAgo at={number.createdAt} /> },
        ]}
      />
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
    <Card title="Bot">
      <CardBody>
        <Field label="Answers calls and texts" help={roleReason}>
          <Select
            value={number.bot?.id ?? ''}
            placeholder="No bot answers"
            disabled={Boolean(roleReason)}
            options={bots.map((bot) => ({
              value: bot.id,
              label: bot.status === 'paused' ? `${bot.name} (paused)` : bot.name,
            }))}
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
    <Card title="Try it">
      <CardBody className="grid gap-3 text-13 text-muted">
        {session.isAdministrator ? (
          <>
            Call or text this number from a phone on your screen.
            <LinkButton icon={PhoneCall} to={`/admin/twilio/dev?to=${encodeURIComponent(phone)}`}>
              Open the dev phone
            </LinkButton>
          </>
        ) : (
          'Call or text this number from any phone. What was said shows under Conversations.'
        )}
      </CardBody>
    </Card>
  )
}

function HookCard({ url }: { url: string }) {
  return (
    <Card title="Webhook address">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-2 text-13 text-muted">
        <span>The carrier tells us here about calls and texts. It is set and checked at every start.</span>
        <span className="flex items-center gap-2">
          <code className="min-w-0 grow truncate font-mono text-12">{url}</code>
          <CopyButton label="Copy the webhook address" text={url} />
        </span>
      </CardBody>
    </Card>
  )
}
