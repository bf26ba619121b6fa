import { useParams } from '@tanstack/react-router'
import type { ConversationDetail } from '#conversations/contract.ts'
import { ConversationBadge } from '#conversations/web/conversation-badge.tsx'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { isOneCall } from './calls/is-one-call.ts'
import { useCallFacts } from './calls/use-call-facts.tsx'
import { useCalls } from './calls/use-calls.ts'
import { ConversationBody } from './conversation-body.tsx'
import { ConversationDeeds } from './conversation-deeds.tsx'
import { ConversationFailed, ConversationSkeleton } from './conversation-states.tsx'
import { useConversation } from './use-conversation.ts'

const inbox = { label: 'Inbox', to: '/conversations' }

/** One conversation on its own page: facts, strip, words, context. */
export function ConversationPage() {
  const { id = '' } = useParams({ strict: false })
  const isPhone = useIsPhone()
  const { data, error, refetch } = useConversation(id)
  const calls = useCalls(id)
  const callFacts = useCallFacts(id, calls)
  if (!data) {
    return (
      <div className="flex grow flex-col bg-surface">
        {error ? (
          <ConversationFailed error={error} onRetry={refetch} />
        ) : (
          <>
            <PageHead title="Conversation" crumbs={[inbox]} />
            <ConversationSkeleton />
          </>
        )}
      </div>
    )
  }
  const hasStrip = !isOneCall(data, calls)
  const badge = <ConversationBadge status={data.status} isStopped={data.isStopped} />
  return (
    <>
      <DetailHeader
        crumbs={[inbox]}
        title={<PersonName person={data.contact} />}
        documentTitle={data.contact.name ?? data.contact.phone ?? 'Conversation'}
        badge={isPhone && hasStrip ? undefined : badge}
        facts={isPhone ? callFacts : [...factsOf(data), ...callFacts, ...textFacts(data)]}
        end={<ConversationDeeds conversation={data} />}
      >
        {hasStrip && (
          <div className="flex items-center gap-3 px-6 pb-2.5 phone:px-4 phone:pt-2.5">
            <div className="min-w-0 grow">
              <ConversationStrip size="tall" strip={data.strip} isLive={calls.open?.endedAt === null} />
            </div>
            {isPhone && badge}
          </div>
        )}
      </DetailHeader>
      <ConversationBody conversation={data} calls={calls} hasPageKeys />
    </>
  )
}

function factsOf(conversation: ConversationDetail) {
  const { contact, number, bot, botVersion, createdAt } = conversation
  return [
    { label: 'From', value: contact.phone ? <PhoneText number={contact.phone} /> : 'Unknown' },
    { label: 'To', value: number ? <PhoneText number={number.phone} /> : 'Released number' },
    { label: 'Bot', value: botVersion === null ? bot.name : `${bot.name} v${botVersion}` },
    { label: 'Started', value: <TimeAgo at={createdAt} /> },
  ]
}

function textFacts({ messages }: ConversationDetail) {
  const count = messages.filter(({ spoken, kind }) => !spoken && kind === 'text').length
  return count === 0 ? [] : [{ label: 'Texts', value: count }]
}
