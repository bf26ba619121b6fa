import { toClock, toMinutes } from '#kit/wall-clock.ts'
import { findWhen } from '#values/find-when.ts'
import type { Found, Here, When } from '#values/types.ts'
import { plusDays } from './opening-hours.ts'
import { sayDate, sayTime } from './spoken-form.ts'
import type { Visit, Wish } from './visit.ts'

type Heard = { text: string; whens: Found<When>[]; correctedFrom: number; here: Here }

/**
 * The wish after what was said now, or null when no time was said: a new day keeps the time of day, a new time keeps
 * the day, "anything later" goes on after the last time offered.
 */
export function mergeWish(visit: Visit, heard: Heard): Wish | null {
  const wanted = saidOnce(onItsDate(heard.whens.filter((when) => !when.value.isExcluded)))
  const but = heard.whens
    .filter((when) => when.value.isExcluded && when.value.days !== null)
    .map((when) => when.text)
  const beyond = wanted.every((when) => when.value.times === null) ? goBeyond(visit, heard.text) : null
  if (wanted.length === 0 && but.length === 0)
    return beyond && { ...onOfferedDay(visit), ...beyond, isAnyTime: false, own: ownTime(visit.wish) }
  const alternatives = wanted.filter((when) => when.value.days !== null)
  const rest = {
    isAnyTime: false,
    own: beyond ? ownTime(visit.wish) : null,
    butWords: [...visit.wish.butWords, ...but],
  }
  if (alternatives.length > 1 && heard.correctedFrom === 0)
    return { ...severalDays(alternatives, heard.here), ...rest }
  const [before, after] = [
    wanted.filter((when) => when.span.start < heard.correctedFrom),
    wanted.filter((when) => when.span.end > heard.correctedFrom),
  ]
  const valid = after.length > 0 ? after : wanted
  const said = valid.find((when) => when.value.times !== null)
  const time = said && sameHalf(said, visit)
  const day = valid.find((when) => when.value.days !== null) ?? dayOnly(before, time)
  const base = time && !day ? withoutTime(onOfferedDay(visit)) : { ...visit.wish, ...visit.wish.own }
  const words = (when: Found<When>) => wordsFor(when, heard.here)
  return {
    ...base,
    ...(day ? { day: day.value.days, dayWords: words(day) } : {}),
    ...(time ? { time: time.value.times, timeWords: time === day ? null : words(time) } : keptTime(base)),
    ...beyond,
    isApproximate: (time ?? day)?.value.isApproximate ?? false,
    ...rest,
  }
}

/** "Sorry, 6:30", said of six in the morning: the half of the day in talk, where no other is named. */
function sameHalf(when: Found<When>, { held, wish }: Visit): Found<When> {
  const before = held?.clock ?? (wish.time?.from === wish.time?.to ? wish.time?.from : undefined)
  const { times } = when.value
  const isNamed = /[ap]\.?m\b|[ap] m\b|morning|noon|evening|night|lunch|breakfast|dinner/i.test(when.text)
  if (!before || !times || times.from !== times.to || isNamed) return when
  const [said, spokenOf] = [toMinutes(times.from), toMinutes(before)]
  const other = (said + 720) % 1440
  const isNearer = Math.abs(said - spokenOf) > 480 && Math.abs(other - spokenOf) <= 120
  if (!isNearer) return when
  const clock = toClock(other)
  return { ...when, value: { ...when.value, times: { from: clock, to: clock } } }
}

/** "The twenty eighth, it's a Friday, in the morning": a date, and the weekday on which it falls. */
function onItsDate(whens: Found<When>[]): Found<When>[] {
  const date = whens.find(
    ({ text, value: { days } }) => days !== null && days.from === days.to && isDate.test(text),
  )
  if (!date?.value.days) return whens
  const { from } = date.value.days
  return whens.map((when) => {
    const { days } = when.value
    const isItsDay =
      when !== date &&
      days !== null &&
      days.from === days.to &&
      !isDate.test(when.text) &&
      days.from < from &&
      isSameWeekday(days.from, from)
    return isItsDay ? { ...when, value: { ...when.value, days: { from, to: from } } } : when
  })
}

const isDate =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d{1,2}|(?:twenty |thirty )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)\b/i

function isSameWeekday(one: string, other: string): boolean {
  return (Date.parse(other) - Date.parse(one)) % (7 * 86_400_000) === 0
}

/** "Monday, uh, Monday at one thirty": one day said twice; the words with the time say it all. */
function saidOnce(whens: Found<When>[]): Found<When>[] {
  return whens.filter(({ value }, i) => {
    const isSame = (other: Found<When>) =>
      other.value.days?.from === value.days?.from && other.value.days?.to === value.days?.to
    const others = whens.filter((other, at) => at !== i && isSame(other))
    if (value.days === null || others.length === 0) return true
    if (value.times === null) return !others.some(({ value }, at) => value.times !== null || at < i)
    return true
  })
}

/** The day said before a correction that only puts the time right. */
function dayOnly(before: Found<When>[], time: Found<When> | undefined): Found<When> | undefined {
  const day = before.findLast((when) => when.value.days !== null)
  if (!day?.value.days || !time) return day
  const { from, to } = day.value.days
  const text = from === to ? sayDate(from) : day.text
  return { ...day, text, value: { ...day.value, times: null } }
}

/** "Tuesday or Thursday afternoon": each goes to the calendar with its own time of day. */
function severalDays(days: Found<When>[], here: Here): Omit<Wish, 'isAnyTime' | 'butWords' | 'own'> {
  const spans = inRange(days.flatMap((when) => when.value.days ?? []))
  const from = spans.map((span) => span.from).sort()[0] ?? ''
  const to =
    spans
      .map((span) => span.to)
      .sort()
      .at(-1) ?? ''
  if (spans.length < days.length) return datesOf(spans, days.at(-1)?.value.times ?? null)
  const said = days.map((when) => {
    const { times } = when.value
    const words = dayWordsFor(when, here)
    const hasTime = times === null || /\d|noon|morning|afternoon|evening|night|am|pm/i.test(when.text)
    return hasTime || times === null ? words : `${words} ${wordsOf(times)}`
  })
  return { day: { from, to }, dayWords: said.join(' or '), time: null, timeWords: null, isApproximate: false }
}

type Days = { from: string; to: string }

/** "Next week, Tuesday or Thursday": the days of that week, and not the week itself. */
function inRange(spans: Days[]): Days[] {
  const range = spans.find((span) => span.from < span.to)
  const single = spans.filter((span) => span.from === span.to)
  if (!range || single.length === 0) return spans
  return single.map(({ from }) => {
    const date = weeksOn(from, range.from)
    // "My brother passed in August. Does Tuesday work?": that month has nothing to do with the day.
    return date <= range.to && date < plusDays(from, mostDaysOn)
      ? { from: date, to: date }
      : { from, to: from }
  })
}

function weeksOn(from: string, least: string): string {
  let date = from
  while (date < least) date = plusDays(date, 7)
  return date
}

/** "In two weeks, Tuesday": further off than this a day is not said without its date. */
const mostDaysOn = 36

function datesOf(spans: Days[], times: Days | null): Omit<Wish, 'isAnyTime' | 'butWords' | 'own'> {
  const time = times === null ? '' : ` ${wordsOf(times)}`
  const words = spans.map((span) => `${sayDate(span.from)}${time}`).join(' or ')
  const [from, to] = [spans[0]?.from ?? '', spans.at(-1)?.to ?? '']
  const isOne = spans.length === 1
  return {
    day: { from, to },
    dayWords: words,
    time: isOne ? times : null,
    timeWords: null,
    isApproximate: false,
  }
}

/** The contact's own words, unless they only made sense as an answer: "830" becomes "at 8:30 am". */
function wordsFor(when: Found<When>, here: Here): string {
  const { times } = when.value
  if (when.value.days !== null) return dayWordsFor(when, here)
  if (times === null) return when.text
  const [alone] = findWhen(when.text, here)
  const isClear = alone?.value.times?.from === times.from && alone.value.times.to === times.to
  return isClear && saysTime.test(when.text) && !startsBare.test(when.text) ? when.text : wordsOf(times)
}

/** "Thursday" of "next week, Tuesday or Thursday" names another day once it stands alone: then its date is said. */
function dayWordsFor(when: Found<When>, here: Here): string {
  const { days, times } = when.value
  if (days === null || days.from !== days.to) return when.text
  const [alone] = findWhen(when.text, here)
  if (alone?.value.days?.from === days.from) return when.text
  return times === null ? sayDate(days.from) : `${sayDate(days.from)} ${wordsOf(times)}`
}

/** "Five thirty" beside a day may be taken for a part of it. */
const saysTime =
  /\b(?:at|by|around|about|after|before|from|between|until|till|noon|midday|midnight|\w*morning|\w*noon|\w*evening|\w*night|lunch\w*|o'?clock)\b|\d *[ap]\.?m\b|\b[ap]m\b|\d:\d/i

/** "Ten in the morning" behind "Jan 14". */
const startsBare = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) in\b/i

/** "Ten o'clock this Saturday" names the day and the time at once; with another time only the day is kept. */
function withoutTime(wish: Wish): Wish {
  if (wish.day === null || wish.time === null || wish.timeWords !== null) return wish
  const { from, to } = wish.day
  return from === to ? { ...wish, dayWords: sayDate(from), time: null } : wish
}

/** What was wished for by itself, however often something later was asked for since. */
function ownTime({ time, timeWords, own }: Wish): Wish['own'] {
  return own ?? { time, timeWords }
}

/** The time of day of a wish whose day is replaced, in words of its own. */
function keptTime({ time, timeWords }: Wish): Partial<Wish> {
  return time === null ? {} : { time, timeWords: timeWords ?? wordsOf(time) }
}

function wordsOf({ from, to }: { from: string; to: string }): string {
  if (from === to) return `at ${sayTime(from)}`
  if (to >= '23:00') return `after ${sayTime(from)}`
  if (from <= '06:00') return `before ${sayTime(to)}`
  return `between ${sayTime(from)} and ${sayTime(to)}`
}

/** The day in talk: the one offered when all offers are on one day that was not wished for, else the one wished for. */
function onOfferedDay(visit: Visit): Wish {
  const moments = [...visit.offered, ...(visit.held ? [visit.held] : []), ...(visit.pick ? [visit.pick] : [])]
  const [first] = moments
  const { day } = visit.wish
  const isOneDay = first !== undefined && moments.every((moment) => moment.date === first.date)
  if (!first || !isOneDay || first.date === '') return visit.wish
  if (day && day.from === day.to && day.from === first.date && visit.wish.timeWords !== null)
    return visit.wish
  const dayWords = first.label.split(', ').slice(0, 2).join(', ')
  return { ...visit.wish, day: { from: first.date, to: first.date }, dayWords }
}

function goBeyond(visit: Visit, text: string): Partial<Wish> | null {
  const [first, last] = [visit.offered[0] ?? visit.held, visit.offered.at(-1) ?? visit.held]
  if (!first || !last || first.clock === '') return null
  if (/\blater\b/i.test(text) && !/\blater (?:in|this|next|that) (?:the )?(?:week|month)\b/i.test(text))
    return { time: { from: last.clock, to: '24:00' }, timeWords: `after ${sayTime(last.clock)}` }
  if (/\b(?:earlier|sooner)\b/i.test(text))
    return { time: { from: '00:00', to: first.clock }, timeWords: `before ${sayTime(first.clock)}` }
  return null
}
