import { tzOffset } from '@date-fns/tz'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** ISO date and minutes since midnight that a clock in the zone shows. */
export function toWallClock(at: Date, timeZone: string): { date: string; minutes: number } {
  const shown = new Date(at.getTime() + tzOffset(timeZone, at) * minuteMs)
  return { date: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/**
 * The moment at which a clock in the zone shows that time, the first one where it shows it twice. A time that the clock
 * skips is as much later as it skips.
 */
export function fromWallClock(date: string, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs
  const before = tzOffset(timeZone, new Date(asUtc - dayMs)) * minuteMs
  const after = tzOffset(timeZone, new Date(asUtc + dayMs)) * minuteMs
  // No clock jumps there and back within two days.
  if (before === after) return new Date(asUtc - before)
  const found = [asUtc - before, asUtc - after]
    .sort((one, other) => one - other)
    .find((ms) => tzOffset(timeZone, new Date(ms)) * minuteMs === asUtc - ms)
  return new Date(found ?? asUtc - before)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** `09:30` as minutes since midnight; `24:00` is 1440. */
export function toMinutes(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Minutes since midnight as `09:30`. */
export function toClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Tuesday, November 24, 9:00 AM`, on a clock in the zone. */
export function windowLabel(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
    })
  formats.set(timeZone, format)
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.weekday}, ${part.month} ${part.day}, ${part.hour}:${part.minute} ${part.dayPeriod}`
}
