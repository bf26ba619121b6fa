import type { Here } from './types.ts'

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day and the minute of that day on the wall clock of a place. */
export function localNow({ now, timeZone }: Here): { day: string; minute: number } {
  const key = `${now.getTime()} ${timeZone}`
  if (last?.key !== key) last = { key, ...readLocal(now, timeZone) }
  return { day: last.day, minute: last.minute }
}

// A text is read for many things at one moment.
let last: { key: string; day: string; minute: number } | null = null

function readLocal(now: Date, timeZone: string): { day: string; minute: number } {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
    }) // biome-ignore format: one readable block
    formats.set(timeZone, format)
  }
  const read: Record<string, string> = {}
  for (const part of format.formatToParts(now)) read[part.type] = part.value
  const minute = Number(read.hour) * 60 + Number(read.minute)
  return { day: `${read.year?.padStart(4, '0')}-${read.month}-${read.day}`, minute }
}

export function addDays(day: string, count: number): string {
  return isoOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs))
}

/** The same day of a later month, or the last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  const first = isoOf(date)
  const last = lastOfMonth(first)
  const wanted = `${first.slice(0, 8)}${day.slice(8)}`
  return wanted > last ? last : wanted
}

export function lastOfMonth(day: string): string {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return isoOf(new Date(Date.UTC(year, month, 0)))
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** The next day with this weekday, counted from the day after `day`. */
export function nextWeekday(day: string, weekday: number): string {
  return addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1)
}

/** The day as ISO date, or null where the calendar has none such. */
export function dayFrom(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1900 || year > 2200) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? isoOf(date) : null
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
