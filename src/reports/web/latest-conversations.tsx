import type { ConversationSummary } from '#conversations/contract.ts'
import { ConversationBadge } from '#conversations/web/conversation-badge.tsx'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { homeWords } from './home-words.ts'
import { LastLine } from './last-line.tsx'

/** The latest conversations, each with its strip and its last line. */
export function LatestConversations({ conversations }: { conversations: readonly ConversationSummary[] }) {
  return (
    <Card
      title={homeWords.latest.title}
      action={
        <Link className="link" to="/conversations">
          {homeWords.latest.all}
        </Link>
      }
    >
      <ul>
        {conversations.map((conversation) => (
          <LatestRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </Card>
  )
}

function LatestRow({ conversation }: { conversation: ConversationSummary }) {
  return (
    <li className="relative grid gap-1 border-b border-line px-4 py-2 last:border-b-0 hover:bg-hover hover:[--strip-bg:var(--hover)]">
      <div className="flex items-center gap-2 text-13">
        <Link to={`/conversations/${conversation.id}`} className="stretched min-w-0 truncate font-medium">
          <PersonName person={conversation.contact} />
        </Link>
        <ConversationBadge status={conversation.status} isStopped={conversation.isStopped} />
        <TimeAgo at={conversation.lastMessageAt} className="ms-auto text-muted" />
      </div>
      <ConversationStrip size="wide" strip={conversation.strip} />
      <LastLine conversation={conversation} />
    </li>
  )
}
