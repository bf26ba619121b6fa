import type { Hours, Stretch } from '#booking/engine/types.ts'
import { fromWallClock, toMinutes } from '#kit/wall-clock.ts'
import { weekdays } from '#teams/business-profile.ts'

/** When the business is open on a day of its own calendar; a holiday's hours stand in for the weekday's. */
export function openHours(hours: Hours, date: string): { open: Stretch[]; holiday: string | null } {
  const holiday = hours.holidays.find((day) => day.date === date)
  // Dates count from Sunday, the profile from Monday.
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
  const spans = holiday?.hours ?? hours.hours[weekday]
  const open = spans.map((span) => ({
    from: fromWallClock(date, toMinutes(span.open), hours.timeZone),
    to: fromWallClock(date, toMinutes(span.close), hours.timeZone),
  }))
  // Where the clock jumps, a span may shrink to nothing.
  return { open: open.filter(({ from, to }) => from < to), holiday: holiday?.name ?? null }
}

/** The same time with stretches that touch made one: who is open past midnight is open through it. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { from, to } of stretches) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = to > last.to ? to : last.to
    else joined.push({ from, to })
  }
  return joined
}
