import type { Clock } from './clock.ts'
import { isInPart } from './clock-place.ts'
import { isFreeOf } from './free-hour.ts'
import { readClock } from './read-clock.ts'
import type { SaidTimes } from './said-times.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** "2 to 4", "2-4pm", with `isBetween` also "2 and 4". */
export function readStretch(tokens: Token[], at: number, isBetween: boolean): Read<SaidTimes> | null {
  const clock = readClockInPart(tokens, at)
  if (!clock) return null
  const link = wordAt(tokens, clock.next)
  const isLink =
    /^(?:to|-|–|—|till|until|til|through|thru)$/.test(link) || (isBetween && /^(?:and|n|&|or)$/.test(link))
  if (!isLink) return null
  const endAt =
    isBetween && /^(?:at|about|around)$/.test(wordAt(tokens, clock.next + 1))
      ? clock.next + 2
      : clock.next + 1
  const end = readClockInPart(tokens, endAt)
  if (!end || !isFreeOf(tokens, end)) return null
  if (
    wordAt(tokens, end.next) === '-' &&
    tokens[end.next]?.isGlued &&
    tokens[end.next + 1]?.kind === 'digits'
  )
    return null
  const isLed = /^(?:between|btw|from|anytime|time)$/.test(wordAt(tokens, at - 1))
  const isSure = isLed || clock.value.isSure || end.value.isSure
  const isApproximate = clock.value.isApproximate || end.value.isApproximate
  return {
    value: { shape: 'stretch', clock: clock.value, end: end.value, isSure, isApproximate },
    next: end.next,
  }
}

/** "8 in the morning", "ten at night" as one end of a stretch, or what it must be before. */
export function readClockInPart(tokens: Token[], at: number): Read<Clock> | null {
  const clock = readClock(tokens, at)
  if (!clock) return null
  const isNight = wordAt(tokens, clock.next) === 'at' && wordAt(tokens, clock.next + 1) === 'night'
  if (!isNight && !isInPart(tokens, clock.next)) return clock
  const part = wordAt(tokens, clock.next + 1) === 'the' ? clock.next + 2 : clock.next + 1
  const half = wordAt(tokens, part) === 'morning' ? 'am' : 'pm'
  return { value: { ...clock.value, half: clock.value.half ?? half, isSure: true }, next: part + 1 }
}
