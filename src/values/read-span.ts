import { addDays, addMonths, lastOfMonth, mondayOf, weekdayOf } from './calendar-days.ts'
import { namedSpans, stretchWords } from './named-spans.ts'
import { readDate } from './read-date.ts'
import { readHoliday } from './read-holiday.ts'
import { readBelowHundred, readOrdinal } from './read-number.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { months } from './when-words.ts'

/** Weeks, months and counted days at a place: "next week", "this weekend", "in two weeks", "the week of the 14th". */
export function readSpan(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  return (
    readWeekOf(tokens, at, today) ??
    readPartOfMonth(tokens, at, today) ??
    readNamed(tokens, at, today) ??
    readCounted(tokens, at, today)
  )
}

function readNamed(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  for (const [words, make] of namedSpans.get(wordAt(tokens, at)) ?? []) {
    const next = skipPhrase(tokens, at, words)
    if (
      next === -1 ||
      (words.length < 3 && words.at(-1) === 'week' && /^(?:of|ago)$/.test(wordAt(tokens, next)))
    )
      continue
    if (
      words.join(' ') === 'the week' ||
      (words.at(-1) === 'weekend' && /^(?:last|past|nice|great|good|lovely)$/.test(wordAt(tokens, at - 1)))
    )
      return null
    const days = make(today)
    const isWeek =
      words.at(-1) === 'week' ||
      words.at(-1) === 'wk' ||
      words.includes('following') ||
      words.at(-1) === 'next' ||
      words.at(-1) === 'after'
    const isWhole = days !== null && isWeek && weekdayOf(days.to) === 6
    return days
      ? {
          value: {
            ...(isWhole ? { week: mondayOf(days.to) } : {}),
            isApproximate: false,
            confidence: 0.9,
            ...days,
          },
          next,
        }
      : null
  }
  return null
}

/** "early December", "the end of January". */
function readPartOfMonth(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  for (const [words, [first, last]] of monthLeads.get(wordAt(tokens, at)) ?? []) {
    const from = skipPhrase(tokens, at, words)
    const named =
      from === -1 || !months.has(wordAt(tokens, from)) || tokens[from + 1]?.kind === 'digits'
        ? null
        : readDate(
            [{ word: 'in', start: 0, end: 0, kind: 'word', isGlued: false }, ...tokens.slice(from, from + 2)],
            1,
            today,
          )
    if (!named || named.value.isPast || named.value.from === named.value.to) continue
    const start = `${named.value.to.slice(0, 8)}01`
    const [begin, end] = [addDays(start, first - 1), last > 27 ? named.value.to : addDays(start, last - 1)]
    return end < today
      ? null
      : {
          value: { ...named.value, from: begin < today ? today : begin, to: end },
          next: from + named.next - 1,
        }
  }
  return null
}

const monthLeads = Map.groupBy(
  stretchWords.flatMap(([words, , days]) =>
    words.split('|').map((lead): [readonly string[], [number, number]] => [lead.split(' '), days]),
  ),
  ([words]) => words[0] ?? '',
)

/** "the week of the 14th", "week of December 7". */
function readWeekOf(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const from = wordAt(tokens, at) === 'the' ? at + 1 : at
  const nth =
    readOrdinal(tokens, from) ?? (wordAt(tokens, from) === 'last' ? { value: 5, next: from + 1 } : null)
  if (nth && wordAt(tokens, nth.next) === 'week' && /^(?:of|in)$/.test(wordAt(tokens, nth.next + 1)))
    return weekInMonth(tokens, { nth: nth.value, at: nth.next + 2 }, today)
  if (
    !/^(?:week|wk)$/.test(wordAt(tokens, from)) ||
    !/^(?:of|beginning|starting|commencing)$/.test(wordAt(tokens, from + 1))
  )
    return null
  const date = readHoliday(tokens, from + 2, today) ?? readDate(tokens, from + 2, today)
  if (!date || date.value.isPast) return null
  const monday = mondayOf(date.value.from)
  return {
    value: {
      from: monday < today ? today : monday,
      to: addDays(monday, 6),
      isApproximate: false,
      confidence: 0.9,
    },
    next: date.next,
  }
}

/** "the first week of December": its days 1 to 7. */
function weekInMonth(
  tokens: Token[],
  { nth, at }: { nth: number; at: number },
  today: string,
): Read<SaidDays> | null {
  const month = readDate(tokens, at, today) ?? readNamed(tokens, at, today)
  if (!month || month.value.isPast || month.value.from === month.value.to || nth > 5) return null
  const last = lastOfMonth(month.value.from)
  const first = `${last.slice(0, 8)}01`
  const from = nth === 5 ? addDays(last, -6) : addDays(first, (nth - 1) * 7)
  return {
    value: {
      from: from < today ? today : from,
      to: nth === 5 ? last : addDays(from, 6),
      isApproximate: false,
      confidence: 0.85,
    },
    next: month.next,
  }
}

const daysIn: Record<string, number> = { day: 1, week: 7, wk: 7, fortnight: 14 }
const withins = ['within the next', 'within', 'in the next', 'over the next', 'the next', 'next'].map(
  (words) => words.split(' '),
)

/** "in two weeks", "3 days from now", "a week from today", "within 3 days", "two weeks ago". */
function readCounted(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const isIn = wordAt(tokens, at) === 'in'
  const within = withins.map((words) => skipPhrase(tokens, at, words)).find((place) => place !== -1)
  const from =
    within ?? (isIn ? (/^(?:about|like|around)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1) : at)
  const count = readCount(tokens, from)
  if (!count) return null
  const unit = /^(day|week|wk|fortnight|month|year)(?:s|'s)?$/.exec(wordAt(tokens, count.next))?.[1]
  if (unit === undefined) return null
  const next = count.next + 1
  if (/^(?:ago|back|earlier|old)$/.test(wordAt(tokens, next))) return { value: pastDays, next: next + 1 }
  if (unit === 'year') return null
  const reach =
    unit === 'month' ? addMonths(today, count.value) : addDays(today, count.value * (daysIn[unit] ?? 7))
  if (within !== undefined)
    return { value: { from: today, to: reach, isApproximate: false, confidence: 0.85 }, next }
  const link = wordAt(tokens, next)
  const isFromNow =
    (link === 'from' && /^(?:now|today)$/.test(wordAt(tokens, next + 1))) ||
    (link === 'out' && unit !== 'month')
  if (isFromNow) return { value: oneDay(reach), next: link === 'out' ? next + 1 : next + 2 }
  if (link === "'" || link === 'time') return { value: oneDay(reach), next: next + 1 }
  if (isIn && link === 'or' && wordAt(tokens, next + 1) === 'two' && count.value === 1 && unit !== 'month')
    return {
      value: { from: reach, to: addDays(reach, daysIn[unit] ?? 7), isApproximate: true, confidence: 0.8 },
      next: next + 2,
    }
  return isIn ? { value: oneDay(reach), next: link === 'time' ? next + 1 : next } : null
}

/** "two", "a", "a couple of". */
export function readCount(tokens: Token[], at: number): Read<number> | null {
  const word = wordAt(tokens, at)
  const couple = word === 'a' ? at + 1 : at
  if (wordAt(tokens, couple) === 'couple')
    return { value: 2, next: wordAt(tokens, couple + 1) === 'of' ? couple + 2 : couple + 1 }
  if (word === 'a' || word === 'an') return { value: 1, next: at + 1 }
  const token = tokens[at]
  if (token?.kind === 'digits')
    return token.word.length < 3 ? { value: Number(token.word), next: at + 1 } : null
  return readBelowHundred(tokens, at)
}
