import type { BusinessFacts, OpenSpan } from '#dialogue/types.ts'
import { dayNames } from './read-reply.ts'

/** The checker's own calendar, built on Intl alone so that it shares no mistake with the engine. */
export function localNow(business: BusinessFacts, now: string): { date: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: business.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(now))
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${get('year')}-${get('month')}-${get('day')}`,
    minutes: Number(get('hour')) * 60 + Number(get('minute')),
  }
}

export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay()
}

export function spansOn(business: BusinessFacts, date: string): OpenSpan[] {
  const holiday = business.holidays.find((item) => item.date === date)
  return holiday ? holiday.hours : regularSpans(business, weekdayOf(date))
}

export function regularSpans(business: BusinessFacts, weekday: number): OpenSpan[] {
  return business.hours[dayNames[weekday] ?? 'sunday']
}

/** The next date, today included, that falls on this weekday. */
export function nextDateOf(date: string, weekday: number): string {
  return plusDays(date, (weekday - weekdayOf(date) + 7) % 7)
}

export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

export function openState(business: BusinessFacts, now: string) {
  const { date, minutes } = localNow(business, now)
  const current = spansOn(business, date).find(
    (span) => minutesOf(span.open) <= minutes && minutes < minutesOf(span.close),
  )
  for (let ahead = 0; ahead < 60; ahead++) {
    const day = plusDays(date, ahead)
    const next = spansOn(business, day).find((span) => ahead > 0 || minutesOf(span.open) > minutes)
    if (next) return { closesAt: current?.close ?? null, next: { date: day, open: next.open } }
  }
  return { closesAt: current?.close ?? null, next: null }
}
