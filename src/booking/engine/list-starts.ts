import { tzOffset } from '@date-fns/tz'
import { joinStretches, openHours } from '#booking/engine/open-hours.ts'
import type { Busy, CalendarState, Duration, FreeStart, Stretch } from '#booking/engine/types.ts'
import { addDays, toWallClock } from '#kit/wall-clock.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * Every time at which a service can begin on these days of the wall clock, both ends included, in order: open until it
 * ends, no sooner than the lead, no later than the horizon, on multiples of the step, with a crew free for it and the
 * time kept free after it.
 */
export function listStarts(
  calendar: CalendarState,
  service: Duration,
  days: { from: string; to: string },
): FreeStart[] {
  const { now, hours } = calendar
  const today = toWallClock(now, hours.timeZone).date
  const first = days.from > today ? days.from : today
  const end = addDays(today, calendar.horizonDays)
  const last = days.to < end ? days.to : end
  const earliest = now.getTime() + calendar.leadMinutes * minuteMs
  const free = crewFinder(calendar, service)
  const starts: FreeStart[] = []
  // A day more, for what begins before midnight and ends after it.
  for (const stretch of openStretches(calendar, first, addDays(last, 1))) {
    const latest = stretch.to.getTime() - service.durationMinutes * minuteMs
    for (const start of grid(stretch, calendar, latest)) {
      if (start.ms < earliest || start.date > last || start.date < first) continue
      const crewId = free(start.ms)
      if (crewId !== null)
        starts.push({ startsAt: new Date(start.ms), crewId, date: start.date, minutes: start.minutes })
    }
  }
  return starts
}

/** The crews that are free for the service from that moment on, in their order; open or not. */
export function freeCrews(calendar: CalendarState, service: Duration, startsAt: Date): string[] {
  const wanted = { from: startsAt, to: new Date(startsAt.getTime() + length(service)) }
  return calendar.crewIds.filter((crewId) => !busyOf(calendar, crewId).some((busy) => overlaps(busy, wanted)))
}

/** Whether the business is open from that moment until the service is done. */
export function isOpenFor(calendar: CalendarState, service: Duration, startsAt: Date): boolean {
  const endsAt = new Date(startsAt.getTime() + service.durationMinutes * minuteMs)
  const { date } = toWallClock(startsAt, calendar.hours.timeZone)
  return openStretches(calendar, addDays(date, -1), addDays(date, 2)).some(
    ({ from, to }) => from <= startsAt && endsAt <= to,
  )
}

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to
}

function openStretches({ hours }: CalendarState, first: string, last: string): Stretch[] {
  const all: Stretch[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) all.push(...openHours(hours, date).open)
  return joinStretches(all)
}

/** Moments of a stretch whose minutes on the wall clock are multiples of the step, up to and with `latest`. */
function* grid(stretch: Stretch, { hours, stepMinutes }: CalendarState, latest: number) {
  const offset = (ms: number) => tzOffset(hours.timeZone, new Date(ms))
  const stays = offset(stretch.from.getTime()) === offset(stretch.to.getTime())
  let shift = offset(stretch.from.getTime())
  const late = (ms: number) => (stepMinutes - ((ms / minuteMs + shift) % stepMinutes)) % stepMinutes
  for (let ms = stretch.from.getTime(); ms <= latest; ms += stepMinutes * minuteMs) {
    if (!stays) shift = offset(ms)
    // Clocks that jump by half an hour leave the grid.
    ms += late(ms) * minuteMs
    if (ms > latest) return
    const shown = ms / minuteMs + shift
    const date = new Date(Math.floor(shown / dayMinutes) * dayMinutes * minuteMs).toISOString().slice(0, 10)
    yield { ms, date, minutes: shown - Math.floor(shown / dayMinutes) * dayMinutes }
  }
}

/** Asked for ever later moments, names the first crew that is free then; walks each crew's busy times only once. */
function crewFinder(calendar: CalendarState, service: Duration): (ms: number) => string | null {
  const places = calendar.crewIds.map((crewId) => ({
    crewId,
    busy: joinStretches(
      busyOf(calendar, crewId).sort((one, other) => one.from.getTime() - other.from.getTime()),
    ),
    at: 0,
  }))
  return (ms) => {
    for (const place of places) {
      while ((place.busy[place.at]?.to.getTime() ?? Number.POSITIVE_INFINITY) <= ms) place.at++
      const next = place.busy[place.at]
      if (!next || next.from.getTime() >= ms + length(service)) return place.crewId
    }
    return null
  }
}

function busyOf({ busy }: CalendarState, crewId: string): Busy[] {
  return busy.filter((one) => one.crewId === null || one.crewId === crewId)
}

function length({ durationMinutes, bufferMinutes }: Duration): number {
  return (durationMinutes + bufferMinutes) * minuteMs
}
