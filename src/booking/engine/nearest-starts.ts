import type { FreeStart, Wanted } from '#booking/engine/types.ts'
import { daysBetween, toMinutes } from '#kit/wall-clock.ts'

/** A day off weighs as much as this many minutes off. */
const dayWeightMinutes = 360
/** Where no day was asked for, sooner is better. */
const waitWeightMinutes = 30
const apartMinutes = 60

/** The starts that lie nearest to what was asked, an hour or more apart where there are enough. In order of time. */
export function nearestStarts(starts: readonly FreeStart[], wanted: Wanted, today: string): FreeStart[] {
  const ranked = starts
    .map((start) => ({ start, distance: distanceOf(start, wanted, today) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ start }) => start)
  const picked: FreeStart[] = []
  for (const start of ranked) {
    if (picked.length >= wanted.limit) break
    if (!picked.some((other) => isClose(start, other))) picked.push(start)
  }
  for (const start of ranked) {
    if (picked.length >= wanted.limit) break
    if (!picked.includes(start)) picked.push(start)
  }
  return picked.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function distanceOf(start: FreeStart, { days, times }: Wanted, today: string): number {
  const waiting = daysBetween(today, start.date)
  const dayDistance = days ? outside(start.date, days, (from, to) => daysBetween(from, to)) : 0
  const timeDistance = times
    ? outside(
        start.minutes,
        { from: toMinutes(times.from), to: toMinutes(times.to) },
        (from, to) => to - from,
      )
    : 0
  return dayDistance * dayWeightMinutes + timeDistance + waiting * (days ? 1 : waitWeightMinutes)
}

function outside<Value>(
  value: Value,
  range: { from: Value; to: Value },
  distance: (from: Value, to: Value) => number,
): number {
  if (value < range.from) return distance(value, range.from)
  return value > range.to ? distance(range.to, value) : 0
}

function isClose(one: FreeStart, other: FreeStart): boolean {
  return one.date === other.date && Math.abs(one.minutes - other.minutes) < apartMinutes
}
