import type { CallItem } from '#telephony/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { formatDecimal } from '#ui/time-text.ts'
import { callCardWords } from './call-card-words.ts'

/** Who called whom, in two words. */
export function directionWords({ direction }: Pick<CallItem, 'direction'>): string {
  return direction === 'inbound' ? callCardWords.incoming : callCardWords.byBot
}

/** How long the calls were in all, as `3:42`; nothing while none of them was answered and is over. */
export function lengthText(calls: readonly CallItem[]): string | undefined {
  const lengths = calls.flatMap(({ durationMs }) => durationMs ?? [])
  return lengths.length === 0 ? undefined : formatOffset(lengths.reduce((sum, ms) => sum + ms, 0))
}

/** What the carrier asks for the calls, as far as it has told; null where it has told nothing. */
export function carrierPrice(calls: readonly CallItem[]): { micros: number; currency: string } | null {
  const prices = calls.flatMap(({ price }) => price ?? [])
  const [first] = prices
  if (!first || prices.some(({ currency }) => currency !== first.currency)) return null
  return { micros: prices.reduce((sum, { micros }) => sum + micros, 0), currency: first.currency }
}

const endOfCallMs = 500

/** Whether something was cut off by the end of the call rather than by the contact. */
export function isCutByEnd(call: CallItem, atMs: number): boolean {
  return call.durationMs !== null && atMs >= call.durationMs - endOfCallMs
}

/** `0.74 s`, always in seconds, so that waits can be compared at a glance. */
export function secondsText(ms: number): string {
  return `${formatDecimal(ms / 1000, ms < 9_995 ? 2 : 1)} s`
}
