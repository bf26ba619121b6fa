import { plusDays } from './opening-hours.ts'
import type { SaidValues } from './said-values.ts'
import type { Visit } from './visit.ts'

/** "Tuesday", said to offers of next week: the day of that name among them, or in the days wished for, and not the nearest one. */
export function nearOffers(said: SaidValues, { offered, wish }: Visit): SaidValues {
  const dates = [...offered.map(({ date }) => date), ...datesBetween(wish.day)].filter((date) => date !== '')
  const whens = said.whens.map((when) => {
    const { days } = when.value
    if (days === null || days.from !== days.to || !bareWeekday.test(when.text) || dates.includes(days.from))
      return when
    const meant = dates.find((date) => weekdayOf(date) === weekdayOf(days.from))
    return meant === undefined
      ? when
      : { ...when, value: { ...when.value, days: { from: meant, to: meant } } }
  })
  return { ...said, whens }
}

/** "Tuesday at 3", "on Tues"; a date or a week beside it says which one by itself. */
const bareWeekday =
  /^(?!.*\b(?:next|this|coming|week|\d+(?:st|nd|rd|th)|\w+(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*\b)(?:on |the )*(?:mon|tue|wed|thu|fri|sat|sun)/i

function datesBetween(days: { from: string; to: string } | null): string[] {
  if (days === null || days.from === days.to) return []
  const dates: string[] = []
  for (let date = days.from; date <= days.to && dates.length < 14; date = plusDays(date, 1)) dates.push(date)
  return dates
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
