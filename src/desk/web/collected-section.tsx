import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollectedItem, ConversationDetail, MessageItem } from '#conversations/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock } from '#ui/time-text.ts'
import { talkWords } from './talk-words.ts'

const words = talkWords.collected

/** What the contact told, each value with where it was said; what cannot be told says so. */
export function CollectedSection({ conversation }: { conversation: ConversationDetail }) {
  const { collected, messages } = conversation
  if (collected.length === 0) return null
  const known = collected.filter((item) => item.value !== null).length
  const saidIn = new Map(messages.map((message) => [message.id, message]))
  return (
    <PaneSection title={words.title} count={words.known(known, collected.length)}>
      <dl className="grid gap-2">
        {collected.map((item) => (
          <div key={item.key} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2">
            <dt className="text-muted">{words.keys[item.key]}</dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="min-w-0 break-words">
                <Value item={item} />
              </span>
              <span className="ms-auto text-12 text-muted">
                <Provenance item={item} message={item.messageId ? saidIn.get(item.messageId) : undefined} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </PaneSection>
  )
}

function Value({ item }: { item: CollectedItem }): ReactNode {
  if (item.value === null) return <span className="text-muted">{words.cannotTell}</span>
  return item.key === 'phone' ? <PhoneText number={item.value} /> : <bdi>{item.value}</bdi>
}

function Provenance({ item, message }: { item: CollectedItem; message: MessageItem | undefined }) {
  const place = usePlace()
  if (item.source === 'record') return words.fromRecord
  if (item.source === 'unknown' || !message)
    return (
      <span className="inline-flex items-center gap-1">
        <CircleQuestionMark size={12} /> {item.source === 'unknown' ? words.unclear : words.inTalk}
      </span>
    )
  const time = message.spoken
    ? formatOffset(message.spoken.startMs)
    : formatClock(new Date(message.createdAt), place)
  return (
    <a
      href={`#${item.messageId}`}
      title={item.words ? words.quoted(item.words) : undefined}
      className="underline decoration-line underline-offset-2 hover:text-ink"
    >
      {words.said(time)}
    </a>
  )
}
