import type { Fact } from '#ui/fact-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { summariseGaps } from '../debug/gap-bar.ts'
import { callCardWords } from './call-card-words.ts'
import { carrierPrice, lengthText, secondsText } from './call-words.ts'
import { type Calls, useCallDebug } from './use-calls.ts'

const words = callCardWords.facts

/** What is worth knowing of the calls of a conversation at its head: length, how quick the answers were, the price. */
export function useCallFacts(conversationId: string, { calls, open }: Calls): Fact[] {
  const debug = useCallDebug({ conversationId, callId: open?.id }).data
  const waits = debug ? summariseGaps(debug.gaps) : null
  const length = lengthText(calls)
  const price = carrierPrice(calls)
  return [
    ...(calls.length > 1 ? [{ label: words.calls, value: calls.length }] : []),
    ...(length ? [{ label: words.length, value: length }] : []),
    ...(waits
      ? [
          {
            label: words.voiceToVoice,
            value: <bdi dir="ltr">{secondsText(waits.p50)}</bdi>,
            ...(waits.count > 1 && { source: words.longest(secondsText(waits.max)) }),
          },
        ]
      : []),
    ...(price ? [{ label: words.carrier, value: <MoneyText {...price} /> }] : []),
  ]
}
