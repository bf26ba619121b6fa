import { Maximize2 } from 'lucide-react'
import { memo } from 'react'
import { ConversationBadge } from '#conversations/web/conversation-badge.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { isOneCall } from './calls/is-one-call.ts'
import { useCalls } from './calls/use-calls.ts'
import { ConversationBody } from './conversation-body.tsx'
import { ConversationDeeds } from './conversation-deeds.tsx'
import { ConversationFailed, ConversationPaneSkeleton } from './conversation-states.tsx'
import { conversationAddressIn } from './inbox-address.ts'
import { talkWords } from './talk-words.ts'
import { useConversation } from './use-conversation.ts'
import type { InboxFilter } from './use-inbox.ts'

export interface ConversationPaneProps {
  id: string
  /** What the list beside it shows: on its own page one goes on from one to the next of it. */
  list: InboxFilter
}

/** A conversation beside the inbox's list, which is drawn anew without it. */
export const ConversationPane = memo(function ConversationPane({ id, list }: ConversationPaneProps) {
  const { data, error, refetch, showAll } = useConversation(id)
  const calls = useCalls(id)
  const isRoomy = useMediaQuery('(width > 900px)')
  if (!data) {
    if (!error) return <ConversationPaneSkeleton />
    return (
      <div className="flex min-w-0 grow flex-col bg-surface">
        <ConversationFailed error={error} onRetry={refetch} />
      </div>
    )
  }
  return (
    <section aria-label={talkWords.open} className="flex min-h-0 min-w-0 grow flex-col">
      <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line bg-surface pe-3 ps-4">
        <h2 className="min-w-0 truncate text-14 font-semibold">
          <PersonName person={data.contact} />
        </h2>
        {isRoomy && <ConversationBadge status={data.status} isStopped={data.isStopped} />}
        <div className="ms-auto flex items-center gap-1">
          <LinkButton
            variant="quiet"
            icon={Maximize2}
            to={conversationAddressIn(list, id)}
            aria-label={talkWords.ownPage}
            title={talkWords.ownPage}
            className="w-8 px-0"
          />
          <ConversationDeeds conversation={data} isCompact={!isRoomy} />
        </div>
      </header>
      <ConversationBody
        conversation={data}
        calls={calls}
        onShowAll={showAll}
        hasStrip={!isOneCall(data, calls)}
      />
    </section>
  )
})
