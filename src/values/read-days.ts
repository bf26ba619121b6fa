import { addDays, mondayOf } from './calendar-days.ts'
import { type OpenEnd, onwards, openEnds, relativePhrases } from './day-phrases.ts'
import { readDate } from './read-date.ts'
import { readHoliday } from './read-holiday.ts'
import { readCount, readSpan } from './read-span.ts'
import { readWeekday } from './read-weekday.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { nightWords, relativeDays, weekdays } from './when-words.ts'

/** Days at a place: one day, a week, a stretch ("Monday to Wednesday") or an open end ("after Friday"). */
export function readDays(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const open = readOpen(tokens, at, today)
  if (open) return open
  const isFrom = /^(?:from|between)$/.test(wordAt(tokens, at))
  const first = readOne(tokens, isFrom ? at + 1 : at, today)
  if (!first) return null
  const stretch = readStretch(tokens, { at, first, isBetween: wordAt(tokens, at) === 'between' }, today)
  if (stretch) return stretch
  return isFrom ? null : trail(tokens, first)
}

/** One day or one named span of days. */
export function readOne(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  return (
    readRelative(tokens, at, today) ??
    readFromDay(tokens, at, today) ??
    readHoliday(tokens, at, today) ??
    readWeekday(tokens, at, today) ??
    readSpan(tokens, at, today) ??
    readDate(tokens, at, today)
  )
}

function readOpen(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  for (const [words, kind] of openEnds.get(wordAt(tokens, at)) ?? []) {
    const from = skipPhrase(tokens, at, words)
    if (
      words[0] === 'by' &&
      /^(?:stop|come|drop|swing|pass|came|go|run|coming|stopping|be)$/.test(wordAt(tokens, at - 1))
    )
      continue
    const day = from === -1 ? null : readOne(tokens, from, today)
    if (!day || day.value.isPast || day.value.isTonight) continue
    return openedBy(day, kind, today)
  }
  return null
}

function openedBy({ value, next }: Read<SaidDays>, kind: OpenEnd, today: string): Read<SaidDays> | null {
  const days = {
    after: { from: addDays(value.to, 1), to: addDays(value.to, 14) },
    from: { from: value.from, to: addDays(value.from, 13) },
    before: { from: today, to: addDays(value.from, -1) },
    by: { from: today, to: value.to },
  }[kind]
  return days.to < days.from ? null : { value: { ...value, ...days, confidence: 0.85 }, next }
}

/** "Friday or later", "Monday onwards". */
function trail(tokens: Token[], read: Read<SaidDays>): Read<SaidDays> {
  if (read.value.isPast) return read
  for (const words of onwards) {
    const next = skipPhrase(tokens, read.next, words)
    const opened = next === -1 ? null : openedBy({ value: read.value, next }, 'from', '')
    if (opened) return opened
  }
  return read
}

type Start = { at: number; first: Read<SaidDays>; isBetween: boolean }

/** "Monday to Wednesday", "the 3rd through the 5th", "Dec 3-5", "between Monday and Friday", "from Monday on". */
function readStretch(tokens: Token[], { at, first, isBetween }: Start, today: string): Read<SaidDays> | null {
  const { value, next } = first
  if (value.isPast) return null
  const word = wordAt(tokens, next)
  if (wordAt(tokens, at) === 'from' && /^(?:on|onwards|onward|forward)$/.test(word))
    return openedBy({ value, next: next + 1 }, 'from', today)
  const isLink =
    /^(?:to|through|thru|until|till|til|-|–|—)$/.test(word) || (isBetween && /^(?:and|n|&)$/.test(word))
  if (!isLink || isMove(tokens, at)) return null
  const after = readOne(tokens, next + 1, addDays(value.from, -1)) ?? readEndDay(tokens, next + 1, value.from)
  if (!after || after.value.isPast || after.value.from < value.from) return null
  return { value: { ...value, to: after.value.to }, next: after.next }
}

/** "Dec 3-5", "the 3rd to 5th". */
function readEndDay(tokens: Token[], at: number, from: string): Read<SaidDays> | null {
  const token = tokens[at]
  if (token?.kind !== 'digits' || token.word.length > 2 || /^(?:[:/]|am|pm)$/.test(wordAt(tokens, at + 1)))
    return null
  const day = Number(token.word)
  if (day <= Number(from.slice(8)) || day > 31) return null
  const suffix = /^(?:st|nd|rd|th)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1
  return { value: oneDay(`${from.slice(0, 8)}${token.word.padStart(2, '0')}`), next: suffix }
}

/** In "move it from Tuesday to Thursday" two days are named, not a stretch. */
export function isMove(tokens: Token[], at: number): boolean {
  for (let i = Math.max(0, at - 7); i < at; i += 1)
    if (/^(?:mov|chang|switch|resched|push|bump|swap|shift|postpon)/.test(wordAt(tokens, i))) return true
  return false
}

function readRelative(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  for (const [phrase, days] of relativePhrases.get(wordAt(tokens, at)) ?? []) {
    const next = skipPhrase(tokens, at, phrase)
    if (next !== -1) return { value: days === null ? pastDays : oneDay(addDays(today, days)), next }
  }
  if (isThisPart(tokens, at)) return { value: oneDay(today), next: at + 1 }
  const word = wordAt(tokens, at)
  const days = relativeDays.get(word)
  if (days === undefined) return null
  let next = at + 1
  const isWeek = days === 1 && wordAt(tokens, next) === 'week'
  if (isWeek) next += 1
  return { value: { ...oneDay(addDays(today, isWeek ? 8 : days)), isTonight: nightWords.has(word) }, next }
}

/** "this morning", "this late morning", "late this morning". */
function isThisPart(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  const after = wordAt(tokens, at + 1)
  if (/^(?:early|late)$/.test(word)) return after === 'this' && partsToday.test(wordAt(tokens, at + 2))
  if (word !== 'this' || /^(?:early|late)$/.test(wordAt(tokens, at - 1))) return false
  return /^(?:early|late)$/.test(after)
    ? partsToday.test(wordAt(tokens, at + 2))
    : partsToday.test(after) || /^[ap]m$/.test(after)
}

const partsToday = /^(?:morning|afternoon|evening|arvo|aft)$/

/** "a week from Tuesday", "two weeks from tomorrow", "the day after Thanksgiving", "the day before Friday". */
function readFromDay(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  if (wordAt(tokens, start) === 'day' && /^(?:after|before)$/.test(wordAt(tokens, start + 1))) {
    const base =
      readHoliday(tokens, start + 2, today) ??
      readWeekday(tokens, start + 2, today) ??
      readDate(tokens, start + 2, today)
    const step = wordAt(tokens, start + 1) === 'after' ? 1 : -1
    return base && !base.value.isPast
      ? { value: oneDay(addDays(base.value.from, step)), next: base.next }
      : null
  }
  if (wordAt(tokens, start) === 'week' && start > at && wordAt(tokens, start + 1) === 'after') {
    const base = readHoliday(tokens, start + 2, today) ?? readDate(tokens, start + 2, today)
    if (base && !base.value.isPast) return weekAfter(base)
  }
  const count =
    wordAt(tokens, at) === 'week'
      ? { value: 1, next: at }
      : readCount(tokens, wordAt(tokens, at) === 'in' ? at + 1 : at)
  const unit = count ? /^(day|week|wk|fortnight)s?$/.exec(wordAt(tokens, count.next))?.[1] : undefined
  // "a week Friday" leaves the "from" out.
  const isBare =
    unit === 'week' && count !== null && count.next > at && weekdays.has(wordAt(tokens, count.next + 1))
  if (!count || unit === undefined) return null
  if (!isBare && !/^(?:from|after|on)$/.test(wordAt(tokens, count.next + 1))) return null
  if (wordAt(tokens, count.next + 1) === 'on' && unit === 'day') return null
  const baseAt = isBare ? count.next + 1 : count.next + 2
  const base =
    readRelative(tokens, baseAt, today) ??
    readWeekday(tokens, baseAt, today) ??
    readHoliday(tokens, baseAt, today) ??
    readDate(tokens, baseAt, today)
  if (!base || base.value.isPast) return null
  return {
    value: oneDay(
      addDays(base.value.from, count.value * (unit === 'day' ? 1 : unit === 'fortnight' ? 14 : 7)),
    ),
    next: base.next,
  }
}

/** "the week after Thanksgiving": Monday to Sunday. */
function weekAfter({ value, next }: Read<SaidDays>): Read<SaidDays> {
  const monday = addDays(mondayOf(value.to), 7)
  return { value: { ...value, from: monday, to: addDays(monday, 6), week: monday }, next }
}
