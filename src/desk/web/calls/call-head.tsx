import { Headphones, PhoneIncoming, PhoneOutgoing } from 'lucide-react'
import type { CallItem } from '#telephony/contract.ts'
import { useCallClock } from '#telephony/web/use-call-clock.ts'
import { Button } from '#ui/button.tsx'
import { formatOffset } from '#ui/offset-text.ts'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock, formatMoment } from '#ui/time-text.ts'
import { weave } from '#ui/weave.tsx'
import { callCardWords } from './call-card-words.ts'
import { CallBadge, EndingSentence } from './call-ending.tsx'
import { directionWords } from './call-words.ts'

interface CallHeadProps {
  call: CallItem
  isOpen: boolean
  onOpen: () => void
}

/** What a call was: who called, when, how long, how it ended; and whatever happened to its line. */
export function CallHead({ call, isOpen, onOpen }: CallHeadProps) {
  const Icon = call.direction === 'inbound' ? PhoneIncoming : PhoneOutgoing
  return (
    <header className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Icon size={16} className="text-muted" />
        <h2 className="text-13 font-semibold">{directionWords(call)}</h2>
        <p className="text-13 text-muted tabular-nums">
          <StartOf at={call.startedAt} />
          <LengthOf call={call} />
        </p>
        <CallBadge call={call} />
        {!isOpen && (
          <Button size="small" icon={Headphones} className="ms-auto" onClick={onOpen}>
            {callCardWords.open}
          </Button>
        )}
      </div>
      <EndingSentence call={call} />
      <LineStory call={call} />
    </header>
  )
}

function StartOf({ at }: { at: string }) {
  const place = usePlace()
  const moment = new Date(at)
  return (
    <time dir="ltr" dateTime={at} title={formatMoment(moment, place)}>
      {formatClock(moment, place)}
    </time>
  )
}

function LengthOf({ call }: { call: CallItem }) {
  const clock = useCallClock(call.endedAt ? null : call.answeredAt)
  const text = call.durationMs === null ? clock.text : formatOffset(call.durationMs)
  return text === '' ? null : (
    <>
      , <bdi dir="ltr">{text}</bdi>
    </>
  )
}

/** Lines that were lost and phones that were rung: rare, and then worth a sentence. */
function LineStory({ call }: { call: CallItem }) {
  const { resumes, transfers } = call
  if (resumes === 0 && transfers.length === 0) return null
  return (
    <ul className="text-13 text-muted">
      {resumes > 0 && <li>{callCardWords.lineLost(resumes)}</li>}
      {transfers.map(({ phone, at, outcome }) => (
        <li key={`${phone} ${at}`}>
          {weave(callCardWords.putThrough, {
            phone: <PhoneText number={phone} />,
            outcome: outcomes[outcome] ?? outcome.replaceAll('-', ' '),
          })}
        </li>
      ))}
    </ul>
  )
}

const outcomes: Record<string, string> = callCardWords.transfers
