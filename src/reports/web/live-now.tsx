import { Phone, PhoneIncoming } from 'lucide-react'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import type { LiveTalk } from '#reports/contract.ts'
import { useCallClock } from '#telephony/web/use-call-clock.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { homeWords } from './home-words.ts'
import { LastLine } from './last-line.tsx'

const { live: words } = homeWords

/** The calls that go on now, as they go. */
export function LiveNow({ talks }: { talks: readonly LiveTalk[] }) {
  const ringing = talks.filter((talk) => talk.isRinging).length
  return (
    <Card
      title={words.title}
      count={talks.length}
      action={ringing > 0 && <Badge tone="live">{words.waiting(ringing)}</Badge>}
    >
      <ul>
        {talks.map((talk) => (
          <LiveRow key={talk.callId} talk={talk} />
        ))}
      </ul>
    </Card>
  )
}

function LiveRow({ talk: { conversation, since, isRinging } }: { talk: LiveTalk }) {
  return (
    <li className="relative grid gap-1 border-b border-line px-4 py-2 last:border-b-0 hover:bg-hover hover:[--strip-bg:var(--hover)]">
      <div className="flex items-center gap-2 text-13">
        <Link to={`/conversations/${conversation.id}`} className="stretched min-w-0 truncate font-medium">
          <PersonName person={conversation.contact} />
        </Link>
        {isRinging ? (
          <Badge tone="warn" icon={PhoneIncoming}>
            {words.ringing}
          </Badge>
        ) : (
          <Badge tone="live" icon={Phone}>
            <span className="truncate">{conversation.bot.name}</span>
          </Badge>
        )}
        <Elapsed since={since} />
      </div>
      <ConversationStrip size="wide" strip={conversation.strip} isLive />
      {conversation.lastLine === '' ? (
        <p className="truncate text-13 text-muted">{words.nothingSaid}</p>
      ) : (
        <LastLine conversation={conversation} />
      )}
    </li>
  )
}

/** Counts the seconds by itself. */
function Elapsed({ since }: { since: string }) {
  return <span className="ms-auto text-muted tabular-nums">{useCallClock(since).text}</span>
}
