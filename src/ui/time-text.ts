import { language, localeOf } from '#ui/language.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { timeWords } from '#ui/time-words.ts'

export interface TimeStyle {
  timeZone: string
  locale: string
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** `now`, `6 min`, `3 h` within a day; `12 Mar`, or `12 Mar 2025` in another year, beyond it. `in 6 min` ahead. */
export function formatTimeAgo(at: Date, now: Date, style: TimeStyle): string {
  const distanceMs = now.getTime() - at.getTime()
  const sizeMs = Math.abs(distanceMs)
  if (sizeMs < 45_000) return timeWords.now
  if (sizeMs < dayMs) {
    const minutes = Math.max(1, Math.round(sizeMs / minuteMs))
    const hours = Math.min(23, Math.max(1, Math.round(sizeMs / hourMs)))
    const text = minutes < 60 ? timeWords.minutes(minutes) : timeWords.hours(hours)
    return distanceMs < 0 ? timeWords.ahead(text) : text
  }
  const isSameYear = yearOf(at, style) === yearOf(now, style)
  return part(at, style, isSameYear ? day : dayOfYear)
}

/** The whole moment with weekday, seconds and zone, such as `Tue, Nov 17, 2026, 2:42:06 PM PST`. */
export function formatMoment(at: Date, style: TimeStyle): string {
  return part(at, style, wholeMoment)
}

/** The time of day, such as `2:31 PM`. */
export function formatClock(at: Date, style: TimeStyle): string {
  return part(at, style, clock)
}

/** A short length with its unit: `412 ms`, `0.80 s`, `12.4 s`, `3:42` from a minute on. */
export function formatLength(lengthMs: number): string {
  if (lengthMs < 600) return `${Math.round(lengthMs)} ms`
  if (lengthMs < 10_000) return `${formatDecimal(lengthMs / 1000, 2)} s`
  if (lengthMs < minuteMs) return `${formatDecimal(lengthMs / 1000, 1)} s`
  return formatOffset(lengthMs)
}

/** A figure with always so many digits after the point, in the manner of the page's language: `0.80`. */
export function formatDecimal(value: number, digits: number): string {
  const browser = typeof navigator === 'undefined' ? 'en-US' : navigator.language
  return value.toLocaleString(localeOf(language(), browser), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

function yearOf(at: Date, style: TimeStyle): string {
  return part(at, style, year)
}

/** The parts of a time that are written out, by name. */
const year: Intl.DateTimeFormatOptions = { year: 'numeric' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const dayOfYear: Intl.DateTimeFormatOptions = { ...day, ...year }
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const wholeMoment: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  ...dayOfYear,
  ...clock,
  second: '2-digit',
  timeZoneName: 'short',
}

const formats = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>()

/** Each way of writing is made once for a place: a screen of fifty rows asks for it a hundred times. */
function part(at: Date, { timeZone, locale }: TimeStyle, options: Intl.DateTimeFormatOptions): string {
  const places = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>()
  formats.set(options, places)
  const key = `${locale}|${timeZone}`
  const format = places.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  places.set(key, format)
  return format.format(at)
}
