import { PhoneIncoming, PhoneOutgoing } from 'lucide-react'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { FactList } from '#ui/fact-list.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { formatOffset } from '#ui/offset-text.ts'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { formatMoment } from '#ui/time-text.ts'
import { weave } from '#ui/weave.tsx'
import { CallBadge, EndingSentence } from '../calls/call-ending.tsx'
import { directionWords, secondsText } from '../calls/call-words.ts'
import { debugWords } from './debug-words.ts'
import { summariseGaps } from './gap-bar.ts'

const words = debugWords.facts

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
        <span className="ms-auto">
          <CallBadge call={call} />
        </span>
      </div>
      <div className="grid gap-2 px-5 pb-3">
        <EndingSentence call={call} />
        <FactList
          layout="ends"
          facts={[
            { label: words.from, value: <PhoneText number={isInbound ? call.theirs : call.ours} /> },
            { label: words.to, value: <PhoneText number={isInbound ? call.ours : call.theirs} /> },
            { label: words.began, value: formatMoment(new Date(call.startedAt), place) },
            { label: words.length, value: formatOffset(debug.durationMs) },
            ...(waits
              ? [
                  { label: words.answers, value: waits.count },
                  { label: words.middleWait, value: secondsText(waits.p50) },
                  { label: words.longestWait, value: secondsText(waits.max) },
                ]
              : []),
            ...(call.resumes > 0 ? [{ label: words.lineLost, value: call.resumes }] : []),
            ...known.map(({ part, micros, currency }) => ({
              label: partName(part),
              value: <MoneyText micros={micros ?? 0} currency={currency} />,
            })),
            {
              label: words.carrierId,
              value: <span className="font-mono text-11 break-all">{call.sid}</span>,
            },
          ]}
        />
      </div>
      <p className="border-t border-line px-5 py-3 text-12 text-muted phone:hidden">
        {weave(words.choose, {
          next: <KeyHint keys="j" className="align-middle" />,
          before: <KeyHint keys="k" className="align-middle" />,
        })}
      </p>
    </>
  )
}

/** The parts of the cost that are no model's name. */
export function partName(part: string): string {
  if (part === 'Carrier') return words.carrier
  return part === 'Built-in engine' ? debugWords.engine : part
}
