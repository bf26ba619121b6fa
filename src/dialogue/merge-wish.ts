import type { Found, When } from '#values/types.ts'
import { sayTime } from './spoken-form.ts'
import type { Visit, Wish } from './visit.ts'

type Heard = { text: string; whens: Found<When>[] }

/**
 * The wish after what was said now, or null when no time was said: a new day keeps the time of day, a new time keeps
 * the day, "anything later" goes on after the last time offered.
 */
export function mergeWish(visit: Visit, { text, whens }: Heard): Wish | null {
  const wanted = whens.filter((when) => !when.value.isExcluded)
  const but = whens.filter((when) => when.value.isExcluded).map((when) => when.text)
  const beyond = wanted.every((when) => when.value.times === null) ? goBeyond(visit, text) : null
  if (wanted.length === 0 && but.length === 0) return beyond && { ...onOfferedDay(visit), ...beyond }
  const last = wanted.at(-1)
  const day = wanted.findLast((when) => when.value.days !== null)
  const time = wanted.findLast((when) => when.value.times !== null)
  const base = time && !day ? onOfferedDay(visit) : visit.wish
  return {
    ...base,
    ...(day ? { day: day.value.days, dayWords: day.text } : {}),
    ...(time ? { time: time.value.times, timeWords: time === day ? null : time.text } : keptTime(base)),
    ...(day && time && day !== time ? { dayWords: joined(day, time, text), timeWords: null } : {}),
    ...beyond,
    isApproximate: last?.value.isApproximate ?? false,
    isAnyTime: false,
    butWords: [...visit.wish.butWords, ...but],
  }
}

/** Words that stand beside each other go to the calendar as they were said. */
function joined(day: Found<When>, time: Found<When>, text: string): string {
  const [start, end] = [Math.min(day.span.start, time.span.start), Math.max(day.span.end, time.span.end)]
  const between = text.slice(Math.min(day.span.end, time.span.end), Math.max(day.span.start, time.span.start))
  return between.length <= 12 ? text.slice(start, end) : `${day.text} ${time.text}`
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
