import { Ban, Check, CheckCheck, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import type { MessageItem } from '#conversations/contract.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { conversationWords } from './conversation-words.ts'

type Delivery = NonNullable<MessageItem['delivery']>

/** How a text of ours fares, in words with an icon. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { icon: Icon, ink } = looks[delivery]
  return (
    <span className={`inline-flex items-center gap-1 ${ink ?? ''}`}>
      <Icon size={12} />
      {conversationWords.deliveries[delivery]}
    </span>
  )
}

/** Why a text of ours waits, was taken back or did not arrive; nothing when all is well. */
export function DeliveryReason({ message }: { message: MessageItem }) {
  const { delivery, deliveryError, decision } = message
  if (delivery === null || !troubled.includes(delivery)) return null
  const ruled = decision?.reason && conversationWords.rule(decision.rule, decision.reason)
  const reason = deliveryError ?? (ruled || fallback[delivery])
  if (!reason) return null
  return (
    <p
      className={`text-13 ${delivery === 'failed' || delivery === 'undelivered' ? 'text-danger' : 'text-muted'}`}
    >
      {withStop(reason)}
      {delivery === 'held' && decision?.until && (
        <> {weave(conversationWords.goesOut, { when: <TimeAgo at={decision.until} /> })}</>
      )}
    </p>
  )
}

const looks: Record<Delivery, { icon: LucideIcon; ink?: string }> = {
  held: { icon: Hourglass, ink: 'text-warn' },
  queued: { icon: Clock },
  sent: { icon: Check },
  delivered: { icon: CheckCheck },
  undelivered: { icon: CircleX, ink: 'text-danger' },
  failed: { icon: CircleX, ink: 'text-danger' },
  canceled: { icon: Ban },
}
const troubled: readonly Delivery[] = ['held', 'undelivered', 'failed', 'canceled']
const fallback: Partial<Record<Delivery, string>> = conversationWords.whyNotDelivered

function withStop(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
