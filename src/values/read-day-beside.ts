import { addDays, dayFrom } from './calendar-days.ts'
import type { Part } from './finish-when.ts'
import { readDays } from './read-days.ts'
import { readTrailingExclusion } from './read-exclusion.ts'
import { readOrdinal } from './read-number.ts'
import { oneDay } from './said-days.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { months } from './when-words.ts'

type DaysPart = Part & { kind: 'days' }

/** A day that is told by the one before it: "tomorrow or the day after", "March 4, 5 or 8", "... that day". */
export function readDayBeside(tokens: Token[], at: number, before: Part | undefined): Part | null {
  if (before?.kind !== 'days' || before.days.isPast) return null
  return readNextDay(tokens, at, before) ?? readOfMonth(tokens, at, before) ?? readSameDay(tokens, at, before)
}

/** Counted from the day before it; behind a day that is ruled out no word has to join the two. */
function readNextDay(tokens: Token[], at: number, before: DaysPart): Part | null {
  const joint = wordAt(tokens, at - 1)
  const isJoined = /^(?:or|and|maybe|but)$/.test(joint)
  const out = before.isExcluded ? before.next : readTrailingExclusion(tokens, before.next)
  if ((out ?? before.next) < at - 2 || (!isJoined && out === null)) return null
  const step = steps.find(({ words }) => skipPhrase(tokens, at, words) !== -1)
  if (!step || readDays(tokens, at, before.days.from)) return null
  const day = step.days > 0 ? addDays(before.days.to, 1) : addDays(before.days.from, -1)
  return {
    kind: 'days',
    from: at,
    next: at + step.words.length,
    days: oneDay(day, 0.85),
    isExcluded: before.isExcluded && isJoined && joint !== 'but',
  }
}

const steps = [
  ...['the day after that', 'the day after', 'day after', 'the one after'].map((words) => ({ words, days: 1 })),
  ...['the day before that', 'the day before', 'day before', 'the one before'].map((words) => ({ words, days: -1 })),
].map(({ words, days }) => ({ words: words.split(' '), days })) // biome-ignore format: one readable block

/** "March 4th or 11th", "March 4, 5 or 8": later days of the month that was said. */
function readOfMonth(tokens: Token[], at: number, before: DaysPart): Part | null {
  if (before.days.from !== before.days.to || before.isExcluded || !isListed(tokens, before.next, at))
    return null
  const day = readDay(tokens, at)
  if (!day || !(before.days.isInList || hasMonth(tokens, before))) return null
  if (day.value <= Number(before.days.from.slice(8))) return null
  const [year = 0, month = 0] = before.days.from.split('-').map(Number)
  const date = dayFrom(year, month, day.value)
  if (date === null) return null
  return {
    kind: 'days',
    from: at,
    next: day.next,
    days: { ...oneDay(date, 0.85), isInList: true },
    isExcluded: false,
  }
}

function isListed(tokens: Token[], from: number, to: number): boolean {
  if (to <= from || to - from > 2) return false
  for (let at = from; at < to; at += 1)
    if (!/^(?:,|or|and|n|&|\/|the)$/.test(wordAt(tokens, at))) return false
  return true
}

function hasMonth(tokens: Token[], { from, next }: DaysPart): boolean {
  for (let at = from; at < next; at += 1) if (months.has(wordAt(tokens, at))) return true
  return false
}

/** An ordinal, or a bare number in a list that ends in one: "10 or 12", where no hour is meant. */
function readDay(tokens: Token[], at: number): Read<number> | null {
  const ordinal = readOrdinal(tokens, at)
  if (ordinal) return months.has(wordAt(tokens, ordinal.next)) ? null : ordinal
  const token = tokens[at]
  if (token?.kind !== 'digits' || token.word.length > 2 || token.isGlued) return null
  const after = wordAt(tokens, at + 1)
  const isEnd = /^(?:or|and|n|&)$/.test(wordAt(tokens, at - 1))
  const isMiddle =
    /^(?:or|and|n|&|,)$/.test(after) &&
    tokens[at + 2]?.kind === 'digits' &&
    Number(wordAt(tokens, at + 2)) > Number(token.word)
  if (isEnd ? /^(?:[:/-]|am|pm|a|p|o'clock|oclock)$/.test(after) : !isMiddle) return null
  if (isMiddle && /^(?:[:/]|am|pm)$/.test(wordAt(tokens, at + 3))) return null
  return { value: Number(token.word), next: at + 1 }
}

/** "Friday I'm off, come by that day around two". */
function readSameDay(tokens: Token[], at: number, before: DaysPart): Part | null {
  if (before.days.from !== before.days.to || before.isExcluded) return null
  const next = skipPhrase(tokens, at, ['that', 'day'])
  if (next === -1 || !/^(?:at|@|around|after|before|between|in)$/.test(wordAt(tokens, next))) return null
  return { kind: 'days', from: at, next, days: before.days, isExcluded: false }
}
