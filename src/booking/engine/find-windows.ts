import { listStarts } from '#booking/engine/list-starts.ts'
import { nearestStarts } from '#booking/engine/nearest-starts.ts'
import { spreadStarts } from '#booking/engine/spread-starts.ts'
import type { CalendarState, Duration, FreeStart, Wanted } from '#booking/engine/types.ts'
import { addDays, toMinutes, toWallClock } from '#kit/wall-clock.ts'

const nearDays = 21

/**
 * Times to offer: a few that lie apart and fit what was asked, or, when nothing fits, the nearest to it. In order of
 * time; none when nothing at all is free up to the horizon.
 */
export function findWindows(
  calendar: CalendarState,
  service: Duration,
  wanted: Wanted,
): { starts: FreeStart[]; isExact: boolean } {
  const today = toWallClock(calendar.now, calendar.hours.timeZone).date
  const all = { from: today, to: addDays(today, calendar.horizonDays) }
  const isAllowed = (start: FreeStart) => !wanted.excludedDays?.includes(start.date)
  const known = new Map<string, FreeStart[]>()
  const list = (days: { from: string; to: string }, stepMinutes = calendar.stepMinutes) => {
    const [from, to] = [days.from > all.from ? days.from : all.from, days.to < all.to ? days.to : all.to]
    const key = `${from} ${to} ${stepMinutes}`
    const starts =
      known.get(key) ?? listStarts({ ...calendar, stepMinutes }, service, { from, to }).filter(isAllowed)
    known.set(key, starts)
    return starts
  }
  const fits = fitsTimes(wanted.times)
  for (const days of wanted.days ? [wanted.days] : [{ from: today, to: addDays(today, nearDays) }, all]) {
    const onStep = list(days).filter(fits)
    const starts = onStep.length > 0 ? onStep : list(days, askedStep(calendar, wanted)).filter(fits)
    if (starts.length > 0) return { starts: spreadStarts(starts, wanted.limit), isExact: true }
  }
  const near = wanted.days ?? all
  for (const days of [{ from: addDays(near.from, -nearDays), to: addDays(near.to, nearDays) }, all]) {
    const starts = list(days)
    if (starts.length > 0) return { starts: nearestStarts(starts, wanted, today), isExact: false }
  }
  return { starts: [], isExact: false }
}

/** A calendar of half hours is never offered by the quarter, but whoever names a quarter hour can have it. */
function askedStep({ stepMinutes }: CalendarState, { times }: Wanted): number {
  const isMoment = times !== null && times.from === times.to
  return isMoment && stepMinutes === 30 && toMinutes(times.from) % 15 === 0 ? 15 : stepMinutes
}

function fitsTimes(times: Wanted['times']): (start: FreeStart) => boolean {
  if (!times) return () => true
  const [from, to] = [toMinutes(times.from), toMinutes(times.to)]
  if (from === to) return ({ minutes }) => minutes === from
  return ({ minutes }) => from <= minutes && minutes < to
}
