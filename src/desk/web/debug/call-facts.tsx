import { PhoneIncoming, PhoneOutgoing } from 'lucide-react'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { FactList } from '#ui/fact-list.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { formatMoment, formatOffset } from '#ui/time-text.ts'
import { CallBadge, EndingSentence } from '../calls/call-ending.tsx'
import { directionWords, secondsText } from '../calls/call-words.ts'
import { summariseGaps } from './gap-bar.ts'

/** The call as a whole, for as long as nothing of it is chosen. */
export function CallFacts({ call, debug }: { call: CallItem; debug: CallDebug }) {
  const place = usePlace()
  const waits = summariseGaps(debug.gaps)
  const isInbound = call.direction === 'inbound'
  const Icon = isInbound ? PhoneIncoming : PhoneOutgoing
  const known = debug.costs.filter(({ micros }) => micros !== null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-5 pt-3 pb-1">
        <Icon size={16} className="text-muted" />
        <h2 className="text-13 font-semibold">{directionWords(call)}</h2>
        <span className="ml-auto">
          <CallBadge call={call} />
        </span>
      </div>
      <div className="grid gap-2 px-5 pb-3">
        <EndingSentence call={call} />
        <FactList
          layout="ends"
          facts={[
            { label: 'From', value: <PhoneText number={isInbound ? call.theirs : call.ours} /> },
            { label: 'To', value: <PhoneText number={isInbound ? call.ours : call.theirs} /> },
            { label: 'Began', value: formatMoment(new Date(call.startedAt), place) },
            { label: 'Length', value: formatOffset(debug.durationMs) },
            ...(waits
              ? [
                  { label: 'Answers', value: waits.count },
                  { label: 'Middle wait', value: secondsText(waits.p50) },
                  { label: 'Longest wait', value: secondsText(waits.max) },
                ]
              : []),
            ...(call.resumes > 0 ? [{ label: 'Line lost and back', value: call.resumes }] : []),
            ...known.map(({ part, micros, currency }) => ({
              label: part,
              value: <MoneyText micros={micros ?? 0} currency={currency} />,
            })),
            { label: 'Carrier id', value: <span className="font-mono text-11 break-all">{call.sid}</span> },
          ]}
        />
      </div>
      <p className="border-t border-line px-5 py-3 text-12 text-muted phone:hidden">
        Choose something in the timeline, or go through it with <KeyHint keys="j" className="align-middle" />{' '}
        and <KeyHint keys="k" className="align-middle" />.
      </p>
    </>
  )
}
