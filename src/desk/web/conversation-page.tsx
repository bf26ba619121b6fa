import { useParams } from '@tanstack/react-router'
import type { ConversationDetail } from '#conversations/contract.ts'
import { ConversationBadge } from '#conversations/web/conversation-badge.tsx'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { isMissing } from '#ui/problem.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { isOneCall } from './calls/is-one-call.ts'
import { useCallFacts } from './calls/use-call-facts.tsx'
import { useCalls } from './calls/use-calls.ts'
import { ConversationBody } from './conversation-body.tsx'
import { ConversationDeeds } from './conversation-deeds.tsx'
import { ConversationBodySkeleton, ConversationFailed } from './conversation-states.tsx'
import { talkWords } from './talk-words.ts'
import { useConversation } from './use-conversation.ts'
import { useNeighbours } from './use-neighbours.ts'

const { facts } = talkWords

/** One conversation on its own page: facts, strip, words, context. */
export function ConversationPage() {
  const { id = '' } = useParams({ strict: false })
  const isPhone = useIsPhone()
  const { data, error, refetch, showAll } = useConversation(id)
  const shownId = data?.id ?? id
  const calls = useCalls(shownId)
  const callFacts = useCallFacts(shownId, calls)
  const neighbours = useNeighbours(shownId)
  const inbox = { label: talkWords.inbox, to: neighbours.list }
  if (!data) {
    return (
      <div className="flex grow flex-col bg-surface">
        {!isMissing(error) && <PageHead title={talkWords.title} crumbs={[inbox]} />}
        {error ? (
          <ConversationFailed error={error} onRetry={refetch} />
        ) : (
          <>
            <div className="flex h-24 shrink-0 items-start gap-6 border-b border-line px-6 py-4 phone:hidden">
              <Skeleton className="w-24" />
              <Skeleton className="w-24" />
              <Skeleton className="w-16" />
            </div>
            <ConversationBodySkeleton />
          </>
        )}
      </div>
    )
  }
  const hasStrip = !isOneCall(data, calls)
  const badge = <ConversationBadge status={data.status} isStopped={data.isStopped} />
  const phoneFacts = hasStrip ? callFacts : [{ label: facts.state, value: badge }, ...callFacts]
  return (
    <>
      <DetailHeader
        crumbs={[inbox]}
        title={<PersonName person={data.contact} />}
        documentTitle={data.contact.name ?? data.contact.phone ?? talkWords.title}
        badge={isPhone ? undefined : badge}
        facts={isPhone ? phoneFacts : [...factsOf(data), ...callFacts, ...textFacts(data)]}
        previous={neighbours.previous}
        next={neighbours.next}
        end={<ConversationDeeds conversation={data} neighbours={neighbours} />}
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
      <ConversationBody key={data.id} conversation={data} calls={calls} onShowAll={showAll} hasPageKeys />
    </>
  )
}

function factsOf(conversation: ConversationDetail) {
  const { contact, number, bot, botVersion, createdAt } = conversation
  return [
    { label: facts.from, value: contact.phone ? <PhoneText number={contact.phone} /> : facts.unknown },
    { label: facts.to, value: number ? <PhoneText number={number.phone} /> : facts.releasedNumber },
    { label: facts.bot, value: botVersion === null ? bot.name : `${bot.name} v${botVersion}` },
    { label: facts.started, value: <TimeAgo at={createdAt} /> },
  ]
}

function textFacts({ messages }: ConversationDetail) {
  const count = messages.filter(({ spoken, kind }) => !spoken && kind === 'text').length
  return count === 0 ? [] : [{ label: facts.texts, value: count }]
}
