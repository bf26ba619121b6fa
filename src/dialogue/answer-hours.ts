import type { Answer, Context } from './answer.ts'
import {
  daysBetween, hasHours, type LocalTime, nextDateOf, nextOpening, type OpenDay, openDay, openSpanAt, plusDays, weekdays,
} from './opening-hours.ts' // biome-ignore format: one readable block
import type { Clause } from './read-clause.ts'
import type { DayValue } from './recognise-date.ts'
import { isAllDay, joinWords, sayDate, saySpans, sayTime, sayWeekday } from './spoken-form.ts'
import { type HoursAsked, hoursAskedBy } from './told-topics.ts'
import type { BusinessFacts, OpenSpan, Weekday } from './types.ts'

/** Answers when the business is open: a day, several, the week, this minute, or the next opening. */
export function answerHours(clause: Clause, context: Context): Answer {
  const thing = 'our opening hours'
  if (!hasHours(context.business) && !clause.days.some((day) => day.kind === 'holiday'))
    return { text: context.say('fact_missing', { thing }), facts: [], unknown: thing }
  const meant = meantDays(clause, context)
  const asks = hoursQuery(clause, meant)
  if (asks === 'now') return answerNow(context)
  if (asks === 'next') return answerNext(context)
  if (asks === 'week') return answerWeek(context)
  const days = meant.length > 0 ? meant : [{ kind: 'relative', day: 'today' } as const]
  const parts = days.flatMap((day) => answerDay(day, asks === 'closing', context))
  return {
    text: parts.map((part) => part.text).join(' '),
    facts: parts.flatMap((part) => part.facts),
    unknown: parts.some((part) => part.unknown) ? clause.text : null,
  }
}

/** The days named, or those asked about before: "what time do you close then?". */
function meantDays(clause: Clause, { lastDays }: Context): DayValue[] {
  if (clause.days.length > 0) return clause.days
  const text = clause.tokens.map((token) => token.word).join(' ')
  const refersBack = /\b(then|that day|those days)\b|\b(when|what time|how late|until|closing)\b/.test(text)
  return refersBack && !/\b(now|next|again|back|usually|normally|regular|hours|days)\b/.test(text)
    ? lastDays
    : []
}

function hoursQuery(clause: Clause, days: DayValue[]): HoursAsked {
  const text = clause.tokens.map((token) => token.word).join(' ')
  const told = hoursAskedBy(clause.told)
  const isWhole = bothEnds.test(text)
  if (days.length > 0) return !isWhole && (isClosing(text) || told === 'closing') ? 'closing' : 'day'
  if (told !== null && told !== 'day' && !(isWhole && told === 'closing') && clause.told.chance >= 0.6)
    return told
  if (/\b(next|again|back|reopen|soonest)\b/.test(text)) return 'next'
  if (/\b(right now|now|at the moment|still|currently|already|yet)\b/.test(text)) return 'now'
  if (isClosing(text) || /\bclosing\b/.test(text)) return 'closing'
  if (told !== null && told !== 'day' && !isWhole) return told
  const asksYesOrNo = /^(so |hey |hi |hello )?(are|is|you)\b/.test(text) && /\b(open|closed)\b/.test(text)
  return asksYesOrNo || /^(still )?open$/.test(text) ? 'now' : 'week'
}

/** "From when until when", "the opening and closing time": the whole day is meant, and not its end. */
const bothEnds =
  /\bopen(?:ing|s)?\b.*\b(?:clos(?:e|es|ing)|shut|lock up)\b|\bfrom (?:when|what time)\b.*\b(?:until|to)\b|\bopen from\b.*\buntil\b|\buntil when and from when\b/

/** Asked for the end of the day. */
function isClosing(text: string): boolean {
  if (bothEnds.test(text)) return false
  return /\b(how late|how long|clos\w+ (time|at)|(when|what time)\b.*\b(close|closing|shut|(lock|wrap|finish) up)|until)\b/.test(
    text,
  )
}

function answerDay(day: DayValue, isClosing: boolean, context: Context): Answer[] {
  const { business, local, say } = context
  if (day.kind === 'unlisted_holiday')
    return [{ text: say('hours_no_listed_holiday', { holiday: day.name }), facts: [], unknown: day.name }]
  if (day.kind === 'holiday') return [daySentence(openDay(business, day.holiday.date), isClosing, context)]
  if (day.kind === 'date') return [daySentence(openDay(business, day.isoDate), isClosing, context)]
  if (day.kind === 'weekday') return weekdaySentences(day.weekday, isClosing, context)
  if (day.day === 'today') return [daySentence(openDay(business, local.isoDate), isClosing, context)]
  if (day.day === 'tomorrow')
    return [daySentence(openDay(business, plusDays(local.isoDate, 1)), isClosing, context)]
  const asked = day.day === 'weekend' ? weekdays.slice(5) : weekdays.slice(0, 5)
  return asked.flatMap((weekday) => weekdaySentences(weekday, isClosing, context))
}

/** The coming such day; when that one is a holiday, the regular hours too. */
function weekdaySentences(weekday: Weekday, isClosing: boolean, context: Context): Answer[] {
  const { business, local, say } = context
  const day = openDay(business, nextDateOf(local.isoDate, weekday))
  const sentence = daySentence(day, isClosing, { ...context, isWeekdayAsked: true })
  if (!day.holiday) return [sentence]
  const spans = spansOrClosed(business.hours[weekday])
  const text = say('hours_regular', { days: `${sayWeekday(weekday)}s`, spans })
  return [sentence, { text, facts: [{ path: `business.hours.${weekday}`, text: spans }], unknown: null }]
}

function daySentence(day: OpenDay, isClosing: boolean, context: DayContext): Answer {
  const { local, say } = context
  const name = sayDay(day, local, context.isWeekdayAsked ?? false)
  const spans = saySpans(day.spans)
  const values = { day: name.day, on_day: name.onDay, spans, holiday: day.holiday?.name ?? '' }
  const last = day.spans.at(-1)
  const facts = [{ path: day.path, text: spans || 'closed' }]
  if (day.holiday)
    return { text: say(last ? 'hours_holiday_open' : 'hours_holiday_closed', values), facts, unknown: null }
  if (!last) return { text: say('hours_closed', values), facts, unknown: null }
  if (isAllDay(day.spans))
    return { text: say(isClosing ? 'closes_never' : 'hours_all_day', values), facts, unknown: null }
  if (isClosing)
    return { text: say('closes', { ...values, close: sayTime(last.close) }), facts, unknown: null }
  return { text: say('hours_open', values), facts, unknown: null }
}

/** Whoever asks for "Saturday" hears that name back, not "tomorrow". */
type DayContext = Context & { isWeekdayAsked?: boolean }

/** "Today", "Saturday", or "Friday, Nov 27" when it is more than six days off or a holiday. */
function sayDay(day: OpenDay, local: LocalTime, isWeekdayAsked: boolean): { day: string; onDay: string } {
  const ahead = daysBetween(local.isoDate, day.isoDate)
  const isNear = !day.holiday && !isWeekdayAsked
  if (ahead === 0 && isNear) return { day: 'Today', onDay: 'today' }
  if (ahead === 1 && isNear) return { day: 'Tomorrow', onDay: 'tomorrow' }
  const weekday = sayWeekday(day.weekday)
  const name = ahead > 6 || day.holiday ? `${weekday}, ${sayDate(day.isoDate)}` : weekday
  return { day: name, onDay: `on ${name}` }
}

function answerNow(context: Context): Answer {
  const { business, local, say } = context
  const span = openSpanAt(business, local)
  if (!span) return answerNext(context, 'closed_now')
  const day = openDay(business, local.isoDate)
  const facts = [{ path: day.path, text: saySpans(day.spans) }]
  if (isAllDay(day.spans)) return { text: say('open_all_day'), facts, unknown: null }
  return { text: say('open_now', { close: sayTime(span.close) }), facts, unknown: null }
}

function answerNext(context: Context, key: 'closed_now' | 'next_opening' = 'next_opening'): Answer {
  const { business, local, say } = context
  if (key === 'next_opening' && openSpanAt(business, local)) return answerNow(context)
  const next = nextOpening(business, local)
  if (!next) return { text: say('closed_until_further'), facts: [], unknown: null }
  const values = { when: sayWhen(next.day, local), open: sayTime(next.open) }
  return {
    text: say(key, values),
    facts: [{ path: next.day.path, text: saySpans(next.day.spans) }],
    unknown: null,
  }
}

/** "today", "tomorrow", "Monday" or "Monday, Jan 4" for the day of an opening. */
export function sayWhen(day: OpenDay, local: LocalTime): string {
  const ahead = daysBetween(local.isoDate, day.isoDate)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 6 ? `${sayWeekday(day.weekday)}, ${sayDate(day.isoDate)}` : sayWeekday(day.weekday)
}

/** When the doors open next, as "back {when} at {open}" wants it. */
export function sayOpening(
  next: { day: OpenDay; open: string },
  local: LocalTime,
): { when: string; open: string } {
  return { when: sayWhen(next.day, local), open: sayTime(next.open) }
}

function answerWeek(context: Context): Answer {
  const { business, local, say } = context
  const facts = weekdays.map((day) => ({
    path: `business.hours.${day}`,
    text: spansOrClosed(business.hours[day]),
  }))
  const text = [say('hours_week', { week: sayWeek(business) })]
  const soon = business.holidays.findIndex((holiday) => {
    const ahead = daysBetween(local.isoDate, holiday.date)
    return ahead >= 0 && ahead <= 7
  })
  const holiday = business.holidays[soon]
  if (holiday) {
    const day = openDay(business, holiday.date)
    const spans = spansOrClosed(holiday.hours)
    const name = `${sayWeekday(day.weekday)}, ${sayDate(day.isoDate)}`
    text.push(say('hours_week_holiday', { holiday: holiday.name, day: name, spans }))
    facts.push({ path: day.path, text: spans })
  }
  return { text: text.join(' '), facts, unknown: null }
}

/** "Mon to Fri 8 am to 5 pm; Sat 9 am to noon; Sun closed": neighbours with the same hours in one. */
function sayWeek(business: BusinessFacts): string {
  const groups: { days: Weekday[]; spans: string }[] = []
  for (const day of weekdays) {
    const spans = spansOrClosed(business.hours[day])
    const last = groups.at(-1)
    if (last?.spans === spans) last.days.push(day)
    else groups.push({ days: [day], spans })
  }
  const short = (day: Weekday | undefined) => sayWeekday(day ?? 'monday').slice(0, 3)
  const names = (days: Weekday[]) =>
    days.length > 2 ? `${short(days[0])}-${short(days.at(-1))}` : joinWords(days.map(short))
  return groups.map((group) => `${names(group.days)}: ${group.spans}`).join('; ')
}

function spansOrClosed(spans: OpenSpan[]): string {
  return spans.length === 0 ? 'closed' : saySpans(spans)
}
