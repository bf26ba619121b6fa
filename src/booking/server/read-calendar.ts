import type { CalendarView, FreeWindow } from '#booking/contract.ts'
import { listStarts } from '#booking/engine/list-starts.ts'
import { openHours } from '#booking/engine/open-hours.ts'
import { listBlocks, listHolds, obtainCrews, presentHold } from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { findService, isBookable, openCalendar, toWindow } from '#booking/server/open-calendar.ts'
import { presentWindow } from '#booking/server/pick-crew.ts'
import { listAppointments, presentAppointment } from '#booking/server/store.ts'
import { addDays, daysBetween, fromWallClock } from '#kit/wall-clock.ts'
import type { Context } from '#platform/context.ts'
import { InvalidInput } from '#platform/errors.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

const mostDays = 35

/** Everything on the calendar on some days of the team's wall clock. Throws InvalidInput for too many days. */
export async function readCalendar(ctx: Context, days: { from: string; to: string }): Promise<CalendarView> {
  requireDays(days)
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const crews = await obtainCrews(tx, now)
    const { profile } = await loadLiveProfile(tx)
    const { timeZone } = profile
    const within = {
      now,
      from: fromWallClock(days.from, 0, timeZone),
      to: fromWallClock(addDays(days.to, 1), 0, timeZone),
    }
    const dates = Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, index) =>
      addDays(days.from, index),
    )
    return {
      timeZone,
      crews: crews.map(({ id, name, isActive }) => ({ id, name, isActive })),
      services: profile.services
        .filter(isBookable)
        .map(({ name, durationMinutes, bufferMinutes, place }) => ({
          name,
          durationMinutes,
          bufferMinutes,
          place,
        })),
      days: dates.map((date) => {
        const { open, holiday } = openHours(profile, date)
        return {
          date,
          open: open.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
          holiday,
        }
      }),
      appointments: (await listAppointments(tx, within)).map(presentAppointment),
      holds: (await listHolds(tx, within)).map(presentHold),
      blocks: await listBlocks(tx, within),
    }
  })
}

/** Every free time of a service from a day on, in order. Throws InvalidInput for a day far off. */
export async function listWindows(
  deps: BookingDeps,
  ctx: Context,
  asked: { service: string; from: string; limit: number },
): Promise<{ items: FreeWindow[] }> {
  requireDays({ from: asked.from, to: asked.from })
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const calendar = await openCalendar(deps, tx, { now, holder: 'person' })
    const service = findService(calendar.profile, asked.service)
    // A service that is gone by now, or cannot be booked, has no free times.
    if (!service || !isBookable(service)) return { items: [] }
    const days = { from: asked.from, to: addDays(asked.from, mostDays) }
    const starts = listStarts(calendar.state, service, days).slice(0, asked.limit)
    return { items: starts.map((start) => presentWindow(toWindow(calendar, service, start))) }
  })
}

function requireDays(days: { from: string; to: string }): void {
  for (const [path, date] of Object.entries(days)) {
    if (date >= '2000-01-01' && date < '2200-01-01') continue
    throw new InvalidInput('No calendar reaches that far.', [
      { path, message: 'Choose a day nearer to today.' },
    ])
  }
  const length = daysBetween(days.from, days.to) + 1
  if (length >= 1 && length <= mostDays) return
  throw new InvalidInput('The calendar shows from one day to five weeks at a time.', [
    { path: 'to', message: `Choose a day on or after the first, at most ${mostDays} days in all.` },
  ])
}
