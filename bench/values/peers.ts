import { type ParsedComponents, type ParsedResult, parse } from 'chrono-node'
import compromise from 'compromise'
import { addDays, lastOfMonth, localNow, mondayOf } from '#values/calendar-days.ts'
import type { Case, Kind, ReadCase } from './score.ts'

/** Libraries that read one of our kinds, mapped to the shape of the cases. */
export const peers: readonly { name: string; kind: Kind; read: ReadCase }[] = [
  { name: 'chrono', kind: 'when', read: readTimes },
  { name: 'compromise', kind: 'names', read: readPeople },
]

/**
 * chrono looks forward from the same moment in the same zone. In its favour: what it puts into the past is left out, a
 * time of day without a day has no day, an hour alone is read as we label it, a week, weekend or month is the whole, a weekday
 * on its own day is the next one, and a part of the day, which it holds as
 * one hour, counts as the whole part that the case table defines.
 */
function readTimes({ text, now, timeZone }: Case): Case['expect'] {
  const instant = new Date(now)
  const reference = { instant, timezone: offsetMinutes(instant, timeZone) }
  const today = localNow({ now: instant, timeZone }).day
  const results = parse(text, reference, { forwardDate: true })
  return { when: results.map((result) => whenOf(result, today)).filter((when) => when !== null) }
}

type SaidWhen = NonNullable<Case['expect']['when']>[number]

function whenOf({ text, start, end }: ParsedResult, today: string): SaidWhen | null {
  const hasDay = ['day', 'weekday', 'month'].some((part) => start.isCertain(part as 'day'))
  const { from, to } = daysOf({ text, start, end }, today)
  if (hasDay && to < today) return null
  const days = hasDay ? { from: from < today ? today : from, to } : null
  if (start.isCertain('hour') || end?.isCertain('hour'))
    return {
      days: days && { from: days.from, to: days.from },
      times: { from: clockOf(start), to: clockOf(end ?? start) },
    }
  const part = parts.find(([words]) => words.test(text))
  return days || part ? { days, times: part ? { from: part[1], to: part[2] } : null } : null
}

/** A month or a week that chrono holds as one day of it counts as the whole. */
function daysOf({ text, start, end }: Pick<ParsedResult, 'text' | 'start' | 'end'>, today: string) {
  const [from, to] = [dayOf(start), dayOf(end ?? start)]
  // Our table has a weekday said on that very weekday a week on.
  const isToday = from === today && start.isCertain('weekday') && !/today|this/i.test(text)
  if (end || start.isCertain('weekday')) return isToday && !end ? onlyDay(addDays(from, 7)) : { from, to }
  if (start.isCertain('month') && !start.isCertain('day'))
    return { from: `${from.slice(0, 8)}01`, to: lastOfMonth(from) }
  const monday = mondayOf(from)
  if (/weekend$/i.test(text)) return { from: addDays(monday, 5), to: addDays(monday, 6) }
  return /^(?:this|next) week$/i.test(text) ? { from: monday, to: addDays(monday, 6) } : onlyDay(from)
}

function onlyDay(day: string) {
  return { from: day, to: day }
}

const parts: readonly [RegExp, string, string][] = [
  [/morning/i, '06:00', '12:00'],
  [/afternoon/i, '12:00', '17:00'],
  [/evening/i, '17:00', '21:00'],
  [/night/i, '17:00', '24:00'],
]

function dayOf(parts: ParsedComponents): string {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => parts.get(part) ?? 0)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** An hour without its half of the day is taken as a business means it: 1 to 6 are in the afternoon. */
function clockOf(parts: ParsedComponents): string {
  const hour = parts.get('hour') ?? 0
  const isOpen = !parts.isCertain('meridiem') && hour >= 1 && hour <= 6
  return `${String(isOpen ? hour + 12 : hour).padStart(2, '0')}:${String(parts.get('minute') ?? 0).padStart(2, '0')}`
}

function offsetMinutes(instant: Date, timeZone: string): number {
  const { day, minute } = localNow({ now: instant, timeZone })
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 60_000 + minute - instant.getTime() / 60_000)
}

/** Every person compromise finds. It knows nothing of what was asked. */
function readPeople({ text }: Case): Case['expect'] {
  const names: string[] = compromise(text).people().out('array')
  return { names: names.map((name) => name.replace(/['’]s$/, '')) }
}
