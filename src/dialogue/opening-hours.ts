import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import type { BusinessFacts, Holiday, OpenSpan, Weekday } from './types.ts'

/** The business's own wall clock: `2026-11-20` and minutes since midnight there. */
export type LocalTime = { isoDate: string; minutes: number }
export type OpenDay = {
  isoDate: string
  weekday: Weekday
  spans: OpenSpan[]
  holiday: Holiday | null
  path: string
}

export const weekdays: readonly Weekday[] = [
  'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday',
] // biome-ignore format: one readable block

/** `now` on the wall clock of the business. */
export function localTime(now: string, timeZone: string): LocalTime {
  const key = `${now} ${timeZone}`
  const known = localTimes.get(key)
  if (known) return known
  const local = new TZDate(now, timeZone)
  const found = { isoDate: format(local, 'yyyy-MM-dd'), minutes: local.getHours() * 60 + local.getMinutes() }
  if (localTimes.size >= mostMoments) localTimes.clear()
  localTimes.set(key, found)
  return found
}

// Every turn asks for the same moments again, and a time zone costs much to look up.
const localTimes = new Map<string, LocalTime>()
const mostMoments = 5000

/** The hours that count on a calendar day: a holiday's own, else the weekday's. */
export function openDay(business: BusinessFacts, isoDate: string): OpenDay {
  const index = business.holidays.findIndex((item) => item.date === isoDate)
  const holiday = business.holidays[index] ?? null
  const weekday = weekdayOn(isoDate)
  return {
    isoDate,
    weekday,
    holiday,
    spans: holiday ? holiday.hours : business.hours[weekday],
    path: holiday ? `business.holidays[${index}]` : `business.hours.${weekday}`,
  }
}

/** A week without a single hour is one that nobody has written yet, not a business that never opens. */
export function hasHours(business: BusinessFacts): boolean {
  return weekdays.some((weekday) => business.hours[weekday].length > 0)
}

/** The span that is open at this minute, or null. */
export function openSpanAt(business: BusinessFacts, local: LocalTime): OpenSpan | null {
  const spans = openDay(business, local.isoDate).spans
  return (
    spans.find((span) => minutesOf(span.open) <= local.minutes && local.minutes < minutesOf(span.close)) ??
    null
  )
}

/** The next moment the business opens, later today included; null when it never does within a year. */
export function nextOpening(
  business: BusinessFacts,
  local: LocalTime,
): { day: OpenDay; open: string } | null {
  for (let ahead = 0; ahead < 366; ahead++) {
    const day = openDay(business, plusDays(local.isoDate, ahead))
    const span = day.spans.find((item) => ahead > 0 || minutesOf(item.open) > local.minutes)
    if (span) return { day, open: span.open }
  }
  return null
}

/** The first calendar day from this one on that falls on the weekday. */
export function nextDateOf(isoDate: string, weekday: Weekday): string {
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOn(isoDate))
  return plusDays(isoDate, (ahead + 7) % 7)
}

export function plusDays(isoDate: string, days: number): string {
  return format(addDays(parseISO(isoDate), days), 'yyyy-MM-dd')
}

export function daysBetween(isoDate: string, later: string): number {
  return differenceInCalendarDays(parseISO(later), parseISO(isoDate))
}

export function weekdayOn(isoDate: string): Weekday {
  return weekdays[(parseISO(isoDate).getDay() + 6) % 7] ?? 'monday'
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
