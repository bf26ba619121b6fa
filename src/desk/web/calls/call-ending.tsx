import { CircleCheck, CircleX, PhoneOff } from 'lucide-react'
import type { CallItem } from '#telephony/contract.ts'
import { callEndingWords } from '#telephony/web/call-ending-words.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { callCardWords } from './call-card-words.ts'

/** Where a call stands in a word: ringing, going on, or how it ended. */
export function CallBadge({ call }: { call: CallItem }) {
  const { ending, endedAt, answeredAt } = call
  if (!endedAt)
    return <Badge tone="live">{answeredAt ? callCardWords.states.on : callCardWords.states.ringing}</Badge>
  if (!ending) return <Badge icon={PhoneOff}>{callCardWords.states.over}</Badge>
  const title = callEndingWords.title(ending.code, ending.title)
  if (ending.fault === null) {
    return (
      <Badge tone="ok" icon={CircleCheck}>
        {title}
      </Badge>
    )
  }
  const isTheirs = ending.fault === 'contact'
  return (
    <Badge tone={isTheirs ? 'neutral' : 'danger'} icon={isTheirs ? PhoneOff : CircleX}>
      {title}
    </Badge>
  )
}

/** How a call ended in a sentence, and where the cause is seen to. */
export function EndingSentence({ call }: { call: CallItem }) {
  const { ending } = call
  if (!ending) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-muted">
      <span className="min-w-0">{callEndingWords.sentence(ending.code, ending.sentence)}</span>
      {ending.fix && (
        <LinkButton size="small" to={ending.fix.href}>
          {callEndingWords.fix(ending.fix.href, ending.fix.label)}
        </LinkButton>
      )}
    </p>
  )
}
