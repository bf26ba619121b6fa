import { openHours } from '#booking/engine/open-hours.ts'
import type { Hours } from '#booking/engine/types.ts'
import { fromWallClock, toClock, toMinutes } from '#kit/wall-clock.ts'
import { describeWhen } from '#values/describe-when.ts'
import { findWhen } from '#values/find-when.ts'
import type { Here, When } from '#values/types.ts'

/** What to look for in a calendar: one search for each day or span that was meant. */
export interface MeantTimes {
  searches: { days: When['days']; times: When['times'] }[]
  excludedDays: string[]
  /** What was understood, in words to say back; null when nothing was said about time. */
  understood: string | null
}

const maxSearches = 3

/** Where and when words are read, and when the doors are open there. */
export type Asked = Here & { hours?: Hours }

/** Reads when somebody wants to come. Null: something was said, but no time can be made out of it. */
export function readWhen(words: string | undefined, here: Asked): MeantTimes | null {
  if (
    words === undefined ||
    words.trim() === '' ||
    /^(any ?time|whenever|any day|as soon as possible|asap|soonest|earliest)\W*$/i.test(words.trim())
  ) {
    return { searches: [{ days: null, times: null }], excludedDays: [], understood: null }
  }
  const found = findWhen(words, here).map((item) =>
    saysHalf.test(item.text) ? item.value : whileOpen(item.value, here.hours),
  )
  if (found.length === 0) return isOpenEnded(words) ? readWhen(undefined, here) : null
  const wanted = onTheirDays(found.filter((when) => !when.isExcluded))
  const excludedDays = found.flatMap((when) => (when.isExcluded && when.days ? daysBetween(when.days) : []))
  const searches = wanted.slice(0, maxSearches).map(({ days, times }) => ({ days, times }))
  return {
    searches: searches.length > 0 ? searches : [{ days: null, times: null }],
    excludedDays,
    understood:
      wanted.length > 0
        ? wanted
            .slice(0, maxSearches)
            .map((when) => describeWhen(when, here.timeZone))
            .join('; ')
        : null,
  }
}

/** "Thursday or Monday around two, at 2 pm": an hour beside days is meant on them, and on no other day. */
function onTheirDays(wanted: When[]): When[] {
  const dated = wanted.filter(({ days }) => days !== null)
  const [hour] = wanted.filter(({ days }) => days === null)
  if (dated.length === 0 || !hour) return wanted
  return dated.map((when) => (when.times === null ? { ...when, times: hour.times } : when))
}

const saysHalf = /\d ?[ap]\.?m?\b|\b[ap]\.?m\b|morning|noon|evening|night|\b(?:0\d|1[3-9]|2\d):\d\d/i

/** "Thursday at seven", where the doors open at noon: seven in the evening. */
function whileOpen(when: When, hours: Hours | undefined): When {
  const { days, times } = when
  if (!hours || !days || !times || times.from !== times.to || days.from !== days.to) return when
  const { open } = openHours(hours, days.from)
  const isOpen = (clock: string) => {
    const at = fromWallClock(days.from, toMinutes(clock), hours.timeZone)
    return open.some(({ from, to }) => from <= at && at < to)
  }
  const other = toClock((toMinutes(times.from) + 12 * 60) % (24 * 60))
  return !isOpen(times.from) && isOpen(other) ? { ...when, times: { from: other, to: other } } : when
}

function isOpenEnded(words: string): boolean {
  return /\b(any ?time|whenever|any day|as soon as|asap|soonest|earliest|first (available|opening|slot))\b/i.test(
    words,
  )
}

const longestExclusion = 31

function daysBetween({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (
    let at = new Date(`${from}T00:00:00Z`);
    days.length < longestExclusion;
    at = new Date(at.getTime() + 86_400_000)
  ) {
    const day = at.toISOString().slice(0, 10)
    if (day > to) break
    days.push(day)
  }
  return days
}
