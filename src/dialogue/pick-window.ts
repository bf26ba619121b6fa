import type { Found, When } from '#values/types.ts'
import { tokenise } from './normalise.ts'
import type { SaidValues } from './said-values.ts'
import type { OfferedWindow } from './visit.ts'

export type Choice =
  | { kind: 'picked'; window: OfferedWindow }
  | { kind: 'narrowed'; windows: OfferedWindow[] }

/** Which of the offered times these words mean, "the second", "Thursday works", "2 is fine"; null when none of them. */
export function pickWindow(
  text: string,
  said: SaidValues,
  { offered, shown }: { offered: OfferedWindow[]; shown: OfferedWindow[] },
): Choice | null {
  if (offered.length === 0) return null
  const words = tokenise(text).map((token) => token.word)
  const byTime = byWhen(said, offered, words)
  if (byTime) return byTime
  const byPlace = said.whens.length === 0 ? byOrdinal(words, said, shown) : null
  if (byPlace) return picked(byPlace)
  const byHour = said.whens.length === 0 ? byBareHour(words, offered) : null
  if (byHour) return picked(byHour)
  if (shown.length === 1 && said.answer === 'yes') return picked(shown[0])
  const isAny = said.whens.length === 0 && words.some((word) => anyOne.has(word))
  return isAny && said.answer !== 'no' ? picked(shown[0]) : null
}

const anyOne = new Set(['either', 'any', 'whichever', 'whatever', 'both', 'anything', 'choose'])

function picked(window: OfferedWindow | undefined): Choice | null {
  return window ? { kind: 'picked', window } : null
}

function byWhen(said: SaidValues, offered: OfferedWindow[], words: string[]): Choice | null {
  const wanted = said.whens.filter((when) => !when.value.isExcluded)
  if (wanted.length === 0) return null
  const fits = offered.filter((window) => wanted.every((when) => isWithin(window, when)))
  // "After three" asks for more times than the few that were named.
  if (fits.length === 1 && wanted.some(isOpenEnded)) return null
  if (fits.length < 2) return picked(fits[0])
  // "The earliest one on Tuesday", "the first one after twelve thirty".
  const ordered = byOrdinal(words, said, fits)
  // Both days offered at ten, and "ten" said to it: whoever does not mind the day is given the sooner.
  const isSettled = fits.length === offered.length && wanted.every(isClockTime)
  return ordered || isSettled ? picked(ordered ?? fits[0]) : { kind: 'narrowed', windows: fits }
}

function isOpenEnded({ value: { times } }: Found<When>): boolean {
  return times !== null && times.from !== times.to && (times.to === '24:00' || times.from === '00:00')
}

function isClockTime({ value: { days, times } }: Found<When>): boolean {
  return days === null && times !== null && times.from === times.to
}

export function isWithin({ date, clock }: OfferedWindow, { value: { days, times } }: Found<When>): boolean {
  const isDay = days === null || (days.from <= date && date <= days.to)
  return isDay && (times === null || isTime(clock, times))
}

function isTime(clock: string, { from, to }: { from: string; to: string }): boolean {
  if (from === to) return clock === from || clock === otherHalf(from)
  return from <= clock && clock < to
}

/** "At two" may have been read as two at night. */
function otherHalf(clock: string): string {
  const hour = (Number(clock.slice(0, 2)) + 12) % 24
  return `${String(hour).padStart(2, '0')}${clock.slice(2)}`
}

function byOrdinal(
  words: string[],
  { ordinals }: SaidValues,
  shown: OfferedWindow[],
): OfferedWindow | undefined {
  const place = ordinals[0]?.value
  if (place !== undefined) return place < 0 ? shown.at(place) : shown[place - 1]
  if (shown.length > 1 && words.some((word) => earliest.has(word))) return shown[0]
  const isLatest = words.some((word) => latest.has(word)) && words.includes('one')
  return shown.length > 1 && isLatest ? shown.at(-1) : undefined
}

const earliest = new Set(['earliest', 'soonest', 'former'])
const latest = new Set(['latest', 'later', 'latter', 'last'])

/** "2 is fine": the hour of one of them, else its place in the list. */
function byBareHour(words: string[], offered: OfferedWindow[]): OfferedWindow | undefined {
  const hours = words.flatMap((word) =>
    /^\d{1,2}$/.test(word) ? [Number(word)] : word === 'one' && words.length < 3 ? [1] : [],
  )
  const [hour] = hours
  if (hour === undefined || hours.length > 1) return undefined
  const fits = offered.filter((window) => Number(window.clock.slice(0, 2)) % 12 === hour % 12)
  const exact = fits.filter((window) => window.clock.endsWith(':00'))
  return exact.length === 1 ? exact[0] : (fits[0] ?? (words.length <= 3 ? offered[hour - 1] : undefined))
}
