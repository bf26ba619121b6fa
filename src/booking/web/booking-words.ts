import type { Appointment } from '#booking/contract.ts'
import type { Place } from '#ui/place.ts'
import { appointmentWords } from './appointment-words.ts'

type Style = Pick<Place, 'locale' | 'timeZone'>

/** `9:00 – 10:30 AM`, on the team's clock. */
export function formatSpan(from: Date, to: Date, style: Style): string {
  return formatOf(style, { hour: 'numeric', minute: '2-digit' }).formatRange(from, to)
}

/** `Fri, Nov 20, 2:30 PM`, on the team's clock. */
export function formatStart(at: Date, style: Style): string {
  return formatOf(style, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
}

/** A date of the wall clock as a person writes it: `Friday, November 20`, or short `Fri, Nov 20`. */
export function formatDate(date: string, locale: string, length: 'long' | 'short' = 'long'): string {
  return formatOf({ locale, timeZone: 'UTC' }, { weekday: length, month: length, day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

/** The days of a stretch: `Nov 16 – 22, 2026`. */
export function formatDates(from: string, to: string, locale: string): string {
  return formatOf(
    { locale, timeZone: 'UTC' },
    { month: 'short', day: 'numeric', year: 'numeric' },
  ).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** `1 h 30 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const said = [
    hours > 0 && appointmentWords.hours(hours),
    (rest > 0 || hours === 0) && appointmentWords.minutes(rest),
  ]
  return said.filter(Boolean).join(' ')
}

/** Whether the contact is reminded, in words. */
export const reminderWords: Record<Appointment['reminder'], string> = appointmentWords.reminders

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf({ locale, timeZone }: Style, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}
