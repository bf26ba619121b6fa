import { Ban, Check, CheckCheck, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import type { MessageItem } from '#conversations/contract.ts'
import { TimeAgo } from '#ui/time-ago.tsx'

type Delivery = NonNullable<MessageItem['delivery']>

/** How a text of ours fares, in words with an icon. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { icon: Icon, word, ink } = words[delivery]
  return (
    <span className={`inline-flex items-center gap-1 ${ink ?? ''}`}>
      <Icon size={12} />
      {word}
    </span>
  )
}

/** Why a text of ours waits, was taken back or did not arrive; nothing when all is well. */
export function DeliveryReason({ message }: { message: MessageItem }) {
  const { delivery, deliveryError, decision } = message
  if (delivery === null || !troubled.includes(delivery)) return null
  const reason = deliveryError ?? (decision?.reason || fallback[delivery])
  if (!reason) return null
  return (
    <p
      className={`text-13 ${delivery === 'failed' || delivery === 'undelivered' ? 'text-danger' : 'text-muted'}`}
    >
      {withStop(reason)}
      {delivery === 'held' && decision?.until && (
        <>
          {' '}
          Goes out <TimeAgo at={decision.until} />.
        </>
      )}
    </p>
  )
}

const words: Record<Delivery, { icon: LucideIcon; word: string; ink?: string }> = {
  held: { icon: Hourglass, word: 'Held back', ink: 'text-warn' },
  queued: { icon: Clock, word: 'Queued' },
  sent: { icon: Check, word: 'Sent' },
  delivered: { icon: CheckCheck, word: 'Delivered' },
  undelivered: { icon: CircleX, word: 'Not delivered', ink: 'text-danger' },
  failed: { icon: CircleX, word: 'Failed', ink: 'text-danger' },
  canceled: { icon: Ban, word: 'Never sent' },
}
const troubled: readonly Delivery[] = ['held', 'undelivered', 'failed', 'canceled']
const fallback: Partial<Record<Delivery, string>> = {
  canceled: 'It was taken back before it left.',
  failed: 'The carrier did not take it.',
  undelivered: 'The carrier could not hand it over to the phone.',
}

function withStop(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
