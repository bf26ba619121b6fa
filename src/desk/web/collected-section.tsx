import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollectedItem, ConversationDetail, MessageItem } from '#conversations/contract.ts'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock, formatOffset } from '#ui/time-text.ts'

/** What the contact told, each value with where it was said; what cannot be told says so. */
export function CollectedSection({ conversation }: { conversation: ConversationDetail }) {
  const { collected, messages } = conversation
  if (collected.length === 0) return null
  const known = collected.filter((item) => item.value !== null).length
  const saidIn = new Map(messages.map((message) => [message.id, message]))
  return (
    <PaneSection title="Collected" count={`${known} of ${collected.length}`}>
      <dl className="grid gap-2">
        {collected.map((item) => (
          <div key={item.key} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2">
            <dt className="text-muted">{labels[item.key]}</dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="min-w-0 break-words">
                <Value item={item} />
              </span>
              <span className="ml-auto text-12 text-muted">
                <Provenance item={item} message={item.messageId ? saidIn.get(item.messageId) : undefined} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </PaneSection>
  )
}

const labels: Record<CollectedItem['key'], string> = {
  service: 'Service',
  when: 'When',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  note: 'Note',
}

function Value({ item }: { item: CollectedItem }): ReactNode {
  if (item.value === null) return <span className="text-muted">Cannot be told</span>
  return item.key === 'phone' ? <PhoneText number={item.value} /> : item.value
}

function Provenance({ item, message }: { item: CollectedItem; message: MessageItem | undefined }) {
  const place = usePlace()
  if (item.source === 'record') return <>from their record</>
  if (item.source === 'unknown' || !message)
    return (
      <span className="inline-flex items-center gap-1">
        <CircleQuestionMark size={12} /> {item.source === 'unknown' ? 'unclear' : 'in this talk'}
      </span>
    )
  const words = item.words ? `“${item.words}”` : undefined
  return (
    <a
      href={`#${item.messageId}`}
      title={words}
      className="underline decoration-line underline-offset-2 hover:text-ink"
    >
      said{' '}
      {message.spoken
        ? formatOffset(message.spoken.startMs)
        : formatClock(new Date(message.createdAt), place)}
    </a>
  )
}
