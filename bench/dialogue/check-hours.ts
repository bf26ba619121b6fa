import type { BusinessFacts, OpenSpan } from '#dialogue/types.ts'
import {
  localNow, minutesOf, nextDateOf, openState, plusDays, regularSpans, spansOn, weekdayOf,
} from './calendar.ts' // biome-ignore format: one readable block
import type { Question } from './make-case.ts'
import { timesIn, weekdaysIn, weekIn } from './read-reply.ts'

/** What is wrong with a reply about hours, or null. */
export function checkHours(question: Question, reply: string): string | null {
  const { business, now, slots } = question
  const today = localNow(business, now).date
  const family = question.family
  if (family === 'hours-week') return checkWeek(business, reply)
  if (family === 'hours-today' && /\b(until|til|till|late)\b/i.test(question.text))
    return checkClosing({ ...question, slots: { weekday: weekdayOf(today) } }, reply)
  if (family === 'hours-today') return checkDay(business, today, reply)
  if (family === 'hours-tomorrow') return checkDay(business, plusDays(today, 1), reply)
  if (family === 'hours-day') return checkWeekday(question, reply)
  if (family === 'holiday-name' || family === 'holiday-date')
    return checkDay(business, slots.isoDate ?? '', reply)
  if (family === 'closing') return checkClosing(question, reply)
  if (family === 'hours-weekend') return checkWeekend(business, today, reply)
  return checkOpenState(question, reply)
}

function checkSpans(required: OpenSpan[], allowed: OpenSpan[], reply: string): string | null {
  const said = timesIn(reply)
  const may = [...required, ...allowed].flatMap((span) => [
    minutesOf(span.open),
    minutesOf(span.close) % 1440,
  ])
  if (required.length === 0 && !/\bclosed\b/i.test(reply)) return 'does not say it is closed'
  if (isAllDay(required))
    return /around the clock|all day|24 hours/i.test(reply) ? null : 'does not say open all day'
  for (const span of required)
    for (const time of [minutesOf(span.open), minutesOf(span.close) % 1440])
      if (!said.includes(time)) return `misses ${time} of ${span.open}-${span.close}`
  const wrong = said.find((time) => !may.includes(time))
  return wrong === undefined ? null : `says ${wrong}, which is no time of that day`
}

function checkDay(business: BusinessFacts, date: string, reply: string): string | null {
  return checkSpans(spansOn(business, date), regularSpans(business, weekdayOf(date)), reply)
}

function checkWeekday({ business, now, slots }: Question, reply: string): string | null {
  const date = nextDateOf(localNow(business, now).date, slots.weekday ?? 0)
  const [today, week] = [spansOn(business, date), regularSpans(business, slots.weekday ?? 0)]
  if (checkSpans(today, week, reply) === null) return null
  const isToday = date === localNow(business, now).date
  const nextWeek = spansOn(business, plusDays(date, 7))
  if (isToday && checkSpans(nextWeek, today, reply) === null) return null
  return checkSpans(today, week, reply)
}

function checkClosing({ business, now, slots }: Question, reply: string): string | null {
  const date = nextDateOf(localNow(business, now).date, slots.weekday ?? 0)
  const [day, week] = [spansOn(business, date), regularSpans(business, slots.weekday ?? 0)]
  const last = day.at(-1)
  if (!last) return checkSpans([], week, reply)
  if (isAllDay(day)) return checkSpans(day, week, reply)
  if (!timesIn(reply).includes(minutesOf(last.close) % 1440)) return `misses closing at ${last.close}`
  return checkSpans([], [...day, ...week], `${reply} closed`)
}

function checkWeekend(business: BusinessFacts, today: string, reply: string): string | null {
  const dates = [6, 0].map((weekday) => nextDateOf(today, weekday))
  const required = dates.flatMap((date) => spansOn(business, date))
  const allowed = [6, 0].flatMap((weekday) => regularSpans(business, weekday))
  const someClosed = dates.some((date) => spansOn(business, date).length === 0)
  if (someClosed && !/\bclosed\b/i.test(reply)) return 'does not say which day is closed'
  return checkSpans(
    required.length === 0 ? [] : required.filter((span) => !isAllDay([span])),
    allowed,
    `${reply} closed`,
  )
}

function checkWeek(business: BusinessFacts, reply: string): string | null {
  const said = weekIn(reply)
  for (let weekday = 0; weekday < 7; weekday++) {
    const spans = regularSpans(business, weekday)
    const times = said[weekday]
    if (!times) return `says nothing of weekday ${weekday}`
    const expected = isAllDay(spans)
      ? []
      : spans.flatMap((span) => [minutesOf(span.open), minutesOf(span.close) % 1440])
    const same = expected.length === times.length && expected.every((time) => times.includes(time))
    if (!same) return `weekday ${weekday}: says ${times}, is ${expected}`
  }
  return null
}

/** "Open now" and "when next": the state of this minute, and the next opening when closed. */
function checkOpenState({ business, now, family }: Question, reply: string): string | null {
  const state = openState(business, now)
  const said = timesIn(reply)
  const saysClosed = /\bclosed\b|not open/i.test(reply)
  if (family === 'open-now' && state.closesAt) {
    if (saysClosed && !/not closed/i.test(reply)) return 'says closed while open'
    if (!/\bopen\b/i.test(reply)) return 'does not say it is open'
    if (state.closesAt === '24:00') return null
    return said.includes(minutesOf(state.closesAt)) ? null : `misses closing at ${state.closesAt}`
  }
  if (family === 'open-now' && !saysClosed) return 'does not say it is closed'
  if (!state.next) return null
  if (state.closesAt === '24:00' && /open (right )?now/i.test(reply)) return null
  if (state.closesAt && said.includes(minutesOf(state.closesAt) % 1440)) return null
  if (!said.includes(minutesOf(state.next.open))) return `misses the next opening ${state.next.open}`
  const ahead = [0, 1].find((days) => plusDays(localNow(business, now).date, days) === state.next?.date)
  const wordOk = ahead === 0 ? /today|later/i.test(reply) : ahead === 1 && /tomorrow/i.test(reply)
  return wordOk || weekdaysIn(reply).includes(weekdayOf(state.next.date))
    ? null
    : 'misses the day of the next opening'
}

function isAllDay(spans: OpenSpan[]): boolean {
  return spans.length === 1 && spans[0]?.open === '00:00' && spans[0]?.close === '24:00'
}
