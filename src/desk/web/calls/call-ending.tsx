import { CircleCheck, CircleX, PhoneOff } from 'lucide-react'
import type { CallItem } from '#telephony/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** Where a call stands in a word: ringing, going on, or how it ended. */
export function CallBadge({ call }: { call: CallItem }) {
  const { ending, endedAt, answeredAt } = call
  if (!endedAt) return <Badge tone="live">{answeredAt ? 'Going on' : 'Ringing'}</Badge>
  if (!ending) return <Badge icon={PhoneOff}>Over</Badge>
  if (ending.fault === null) {
    return (
      <Badge tone="ok" icon={CircleCheck}>
        {ending.title}
      </Badge>
    )
  }
  const isTheirs = ending.fault === 'contact'
  return (
    <Badge tone={isTheirs ? 'neutral' : 'danger'} icon={isTheirs ? PhoneOff : CircleX}>
      {ending.title}
    </Badge>
  )
}

/** How a call ended in a sentence, and where the cause is seen to. */
export function EndingSentence({ call }: { call: CallItem }) {
  const { ending } = call
  if (!ending) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-muted">
      <span className="min-w-0">{ending.sentence}</span>
      {ending.fix && (
        <LinkButton size="small" to={ending.fix.href}>
          {ending.fix.label}
        </LinkButton>
      )}
    </p>
  )
}
