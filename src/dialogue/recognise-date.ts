import { findDates } from '#values/find-dates.ts'
import type { Token } from './normalise.ts'
import { contentStems } from './normalise.ts'
import { type LocalTime, weekdays } from './opening-hours.ts'
import type { Holiday, Weekday } from './types.ts'

/** A day somebody means, with the tokens that say so. */
export type DayValue =
  | { kind: 'weekday'; weekday: Weekday }
  | { kind: 'relative'; day: 'today' | 'tomorrow' | 'weekend' | 'weekdays' }
  | { kind: 'date'; isoDate: string }
  | { kind: 'holiday'; holiday: Holiday }
  | { kind: 'unlisted_holiday'; name: string }
export type Recognised<Value> = { value: Value; tokens: number[] }

/** Every day named in a text: weekdays, today and so on, calendar dates, and the business's own holidays. */
export function recogniseDays(
  text: string,
  tokens: Token[],
  context: { local: LocalTime; holidays: Holiday[] },
): Recognised<DayValue>[] {
  const holidays = recogniseHolidays(tokens, context.holidays)
  const taken = new Set(holidays.flatMap((item) => item.tokens))
  const dates = recogniseDates(text, tokens, context.local).filter(
    (item) => !item.tokens.some((index) => taken.has(index)),
  )
  for (const index of dates.flatMap((item) => item.tokens)) taken.add(index)
  const found = [...holidays, ...dates]
  const whole = wholeWeek(tokens)
  tokens.forEach((token, index) => {
    if (taken.has(index) || whole.includes(index)) return
    const word = token.word.replace(/'s$/, '')
    const value = relativeDays[word]
    const weekday = weekdayOf(word)
    if (value) found.push({ value: { kind: 'relative', day: value }, tokens: [index] })
    else if (weekday && !isNextToDate(index, dates))
      found.push({ value: { kind: 'weekday', weekday }, tokens: [index] })
  })
  return found.sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0))
}

/** "Monday through the end of the week", "Monday to Sunday": every day, and none by itself. */
function wholeWeek(tokens: Token[]): number[] {
  const words = tokens.map(({ word }) => word)
  const from = words.findIndex((word) => weekdayOf(word) === 'monday')
  if (from < 0 || !/^(?:through|to|until|thru)$/.test(words[from + 1] ?? '')) return []
  const rest = words.slice(from + 2, from + 8)
  const isToEnd = /^(?:the )?end of (?:the )?week\b/.test(rest.join(' '))
  if (isToEnd) return [from]
  return weekdayOf(rest[0] ?? '') === 'sunday' ? [from, from + 2] : []
}

const relativeDays: Record<string, 'today' | 'tomorrow' | 'weekend' | 'weekdays'> = {
  today: 'today', tonight: 'today', tomorrow: 'tomorrow', weekend: 'weekend', weekends: 'weekend',
  weekday: 'weekdays', weekdays: 'weekdays',
} // biome-ignore format: one readable block

/** The weekday a word names, "sat", "Saturday" or "saturdays". */
export function weekdayOf(word: string): Weekday | null {
  const match =
    /^(?:(mon|fri|sun)(?:days?|s)?|(tue)(?:s|sdays?)?|(wed)(?:s|nesdays?)?|(thu)(?:r|rs|s|rsdays?)?|(sat)(?:s|urdays?)?)$/.exec(
      word,
    )
  const short = match?.slice(1).find((part) => part !== undefined)
  return weekdayByShort[short ?? ''] ?? null
}

const weekdayByShort: Record<string, Weekday> = {
  mon: 'monday', tue: 'tuesday', wed: 'wednesday', thu: 'thursday', fri: 'friday', sat: 'saturday', sun: 'sunday',
} // biome-ignore format: one readable block

function recogniseDates(text: string, tokens: Token[], local: LocalTime): Recognised<DayValue>[] {
  const written = datesIn(text, tokens, local)
  if (written.length > 0) return written
  // With its slips mended: "novmber 3rd".
  const places: Token[] = []
  let mended = ''
  for (const token of tokens) {
    places.push({ ...token, start: mended.length, end: mended.length + token.word.length })
    mended += `${token.word} `
  }
  return datesIn(mended, places, local)
}

function datesIn(text: string, tokens: Token[], local: LocalTime): Recognised<DayValue>[] {
  return findDates(text, local.isoDate).map(({ value: isoDate, span }) => ({
    value: { kind: 'date', isoDate },
    tokens: tokens.flatMap((token, i) => (token.start >= span.start && token.end <= span.end ? [i] : [])),
  }))
}

/** In "Friday, Nov 27" the weekday only repeats the date. */
function isNextToDate(index: number, dates: Recognised<DayValue>[]): boolean {
  return dates.some((item) => item.tokens.includes(index + 1) || item.tokens.includes(index + 2))
}

function recogniseHolidays(tokens: Token[], holidays: Holiday[]): Recognised<DayValue>[] {
  const ranked = holidays
    .map((holiday) => ({ holiday, match: matchName(tokens, holiday.name) }))
    .filter((item) => item.match !== null)
    .sort((a, b) => (b.match?.length ?? 0) - (a.match?.length ?? 0))
  const best = ranked[0]
  if (best?.match) return [besideHoliday(tokens, best.holiday, best.match)]
  for (const name of commonHolidays) {
    const match = matchName(tokens, name)
    if (match) return [{ value: { kind: 'unlisted_holiday', name }, tokens: match }]
  }
  return []
}

/** "The Wednesday before Thanksgiving", "the day after": another day, told by the holiday. */
function besideHoliday(tokens: Token[], holiday: Holiday, at: number[]): Recognised<DayValue> {
  const first = Math.min(...at)
  const [day, side] = [tokens[first - 2]?.word ?? '', tokens[first - 1]?.word]
  const weekday = weekdayOf(day)
  const plain: Recognised<DayValue> = { value: { kind: 'holiday', holiday }, tokens: at }
  if ((side !== 'before' && side !== 'after') || (weekday === null && day !== 'day')) return plain
  const date = new Date(`${holiday.date}T12:00:00Z`)
  const step = side === 'before' ? -1 : 1
  do date.setUTCDate(date.getUTCDate() + step)
  while (weekday !== null && weekdays[(date.getUTCDay() + 6) % 7] !== weekday)
  const isoDate = date.toISOString().slice(0, 10)
  return { value: { kind: 'date', isoDate }, tokens: [first - 2, first - 1, ...at] }
}

/** Where the words of a holiday's name stand; a closing "Day" or "Eve" left out by the asker is forgiven. */
function matchName(tokens: Token[], name: string): number[] | null {
  const stems = stemsOf(name)
  const needed = stems.filter((stem) => stem !== 'day')
  const found = (needed.length > 0 ? needed : stems).map((stem) =>
    tokens.findIndex((token) => token.stem === stem),
  )
  if (found.includes(-1) || Math.max(...found) - Math.min(...found) > found.length + 1) return null
  const next = Math.max(...found) + 1
  return stems.includes('day') && tokens[next]?.stem === 'day' ? [...found, next] : found
}

const holidayStems = new Map<string, string[]>()

function stemsOf(name: string): string[] {
  const known = holidayStems.get(name)
  if (known) return known
  const found = contentStems(name)
  if (holidayStems.size >= 1000) holidayStems.clear()
  holidayStems.set(name, found)
  return found
}

const commonHolidays = [
  'Christmas Eve', 'Christmas Day', "New Year's Eve", "New Year's Day", 'Thanksgiving', 'Easter', 'Memorial Day',
  'Labor Day', 'Independence Day', 'Veterans Day', "Presidents' Day", 'Columbus Day', 'Juneteenth', 'Halloween',
  'Good Friday',
] // biome-ignore format: one readable block
