import { addDays, addMonths, lastOfMonth, mondayOf, weekdayOf } from './calendar-days.ts'

type Make = (today: string) => { from: string; to: string; isApproximate?: boolean } | null

/** The week from Monday, `ahead` weeks on, cut to what is still to come. */
function week(ahead: number, [first, last]: [number, number]): Make {
  return (today) => {
    const monday = addDays(mondayOf(today), ahead * 7)
    const from = addDays(monday, first)
    const to = addDays(monday, last)
    return to < today ? null : { from: from < today ? today : from, to }
  }
}

function month(ahead: number, [first, last]: [number, number]): Make {
  return (today) => {
    const start = addMonths(`${today.slice(0, 8)}01`, ahead)
    const end = lastOfMonth(start)
    const from = addDays(start, first - 1)
    const to = last > 27 ? end : addDays(start, last - 1)
    return to < today ? null : { from: from < today ? today : from, to }
  }
}

/** Words for the early, middle and late part of a week or month, with their days. */
export const stretchWords: readonly [string, [number, number], [number, number]][] = [
  ['early|beginning of|the beginning of|start of|the start of|first part of|first thing|at the beginning of|at the start of', [0, 1], [1, 10]],
  ['mid|middle of|the middle of|in the middle of', [1, 3], [11, 20]],
  ['late|later|end of|the end of|at the end of|towards the end of|toward the end of|latter part of|by the end of', [3, 4], [21, 31]],
] // biome-ignore format: one readable block

const named: readonly [readonly string[], Make][] = [
  ...makes('this weekend|the weekend|weekend|this wknd|wknd|the wknd|this coming weekend|weekends|the weekends', (today) => {
    const saturday = addDays(mondayOf(today), 5)
    return { from: saturday < today ? today : saturday, to: addDays(saturday, 1) }
  }),
  ...makes('next weekend|weekend after next week', week(1, [5, 6])), ...makes('the weekend after next|weekend after next', week(1, [5, 6])),
  ...makes('later this week|later in the week|rest of the week|rest of this week', (today) => ({ from: weekdayOf(today) === 6 ? today : addDays(today, 1), to: addDays(mondayOf(today), 6) })),
  ...makes('this week|the week', week(0, [0, 6])),
  ...makes('next week|nxt week|the following week|the next week|next wk|following week|sometime next week|the week following', week(1, [0, 6])),
  ...makes('the week after next|week after next|the week after that|two weeks out', week(2, [0, 6])), ...makes('the week after', week(1, [0, 6])),
  ...makes('this month', month(0, [1, 31])), ...makes('next month|the following month', month(1, [1, 31])), ...makes('the month after next|month after next', month(2, [1, 31])),
  ...stretchWords.flatMap(([words, inWeek, inMonth]) => words.split('|').flatMap((lead) => [
    ...makes(`${lead} next week|${lead} the following week`, week(1, inWeek)), ...makes(`${lead} the week after next`, week(2, inWeek)), ...makes(lead === 'later' ? 'later on this week' : `${lead} this week|${lead} the week|${lead} week`, week(0, inWeek)),
    ...makes(`${lead} next month`, month(1, inMonth)), ...makes(`${lead} this month|${lead} the month`, month(0, inMonth)),
  ])),
  ...makes('midweek', week(0, [1, 3])), ...makes('next midweek', week(1, [1, 3])),
  ...makes('any weekday|weekdays|a weekday|on a weekday|weekday', (today) => week(0, [0, 4])(today) ?? week(1, [0, 4])(today)),
  ...makes('the next few days|next few days|the next couple days|the next couple of days|next couple of days|next couple days|the coming days', (today) => ({ from: today, to: addDays(today, 3), isApproximate: true })),
  ...makes('the next day or two|next day or two|in the next day or two', (today) => ({ from: today, to: addDays(today, 2) })),
  ...makes('in a few days|a few days from now', (today) => ({ from: addDays(today, 2), to: addDays(today, 4), isApproximate: true })),
  ...makes('in a few weeks|a few weeks from now|a few weeks out', (today) => ({ from: addDays(today, 14), to: addDays(today, 28), isApproximate: true })),
].map(([words, make]): [readonly string[], Make] => [words, make]).sort((a, b) => b[0].length - a[0].length) // biome-ignore format: one readable block

/** Weeks and parts of them by their words, sorted under the first one. */
export const namedSpans = Map.groupBy(named, ([words]) => words[0] ?? '')

function makes(block: string, make: Make): [readonly string[], Make][] {
  return block.split('|').map((phrase) => [phrase.split(' '), make])
}
