import type { Fact } from '#ui/fact-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { summariseGaps } from '../debug/gap-bar.ts'
import { carrierPrice, lengthText, secondsText } from './call-words.ts'
import { type Calls, useCallDebug } from './use-calls.ts'

/** What is worth knowing of the calls of a conversation at its head: length, how quick the answers were, the price. */
export function useCallFacts(conversationId: string, { calls, open }: Calls): Fact[] {
  const debug = useCallDebug({ conversationId, callId: open?.id }).data
  const waits = debug ? summariseGaps(debug.gaps) : null
  const length = lengthText(calls)
  const price = carrierPrice(calls)
  return [
    ...(calls.length > 1 ? [{ label: 'Calls', value: calls.length }] : []),
    ...(length ? [{ label: 'Length', value: length }] : []),
    ...(waits
      ? [
          {
            label: 'Voice-to-voice',
            value: secondsText(waits.p50),
            ...(waits.count > 1 && { source: `longest ${secondsText(waits.max)}` }),
          },
        ]
      : []),
    ...(price ? [{ label: 'Carrier', value: <MoneyText {...price} /> }] : []),
  ]
}
