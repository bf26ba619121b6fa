import { addDays, addMonths, lastOfMonth, mondayOf, nextWeekday, weekdayOf } from './calendar-days.ts'
import { readDate } from './read-date.ts'
import { readHoliday } from './read-holiday.ts'
import { readOrdinal } from './read-number.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { isDay } from './weekday-word.ts'
import { weekdays } from './when-words.ts'

/** A weekday at a place, with what narrows it: "this Friday", "Friday week", "Tuesday the 3rd", "next week Thursday". */
export function readWeekday(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const counted = readNth(tokens, at, today)
  if (counted) return counted
  const lead = readLead(tokens, at)
  const weekday = weekdays.get(wordAt(tokens, lead.next))
  if (weekday === undefined || (lead.kind === null && !isDay(tokens, lead.next))) return null
  const stop =
    wordAt(tokens, lead.next + 1) === '.' && wordAt(tokens, lead.next).length < 6 && tokens[lead.next + 2]
      ? 1
      : 0
  const next = lead.next + 1 + stop
  if (lead.kind === 'past') return { value: pastDays, next }
  const date = readDateBehind(tokens, next, today)
  if (date) return date
  const coming = nextWeekday(today, weekday)
  const inNextWeek = addDays(mondayOf(today), 7 + weekday)
  const behind = readAfterDay(tokens, next, today)
  if (behind && lead.kind === null)
    return { value: oneDay(nextWeekday(behind.value, weekday)), next: behind.next }
  const trail = readTrail(tokens, next)
  if (trail) {
    if (trail.value === 'ago') return { value: pastDays, next: trail.next }
    const base = trail.value.startsWith('week') ? coming : inNextWeek
    const days = { week: 7, weeks2: 14, next: 0, after: 7, this: -7 }[trail.value] ?? 0
    const day =
      trail.value === 'this'
        ? addDays(inNextWeek, -7) < today
          ? coming
          : addDays(inNextWeek, -7)
        : addDays(base, days)
    return { value: { ...oneDay(day), week: mondayOf(day) }, next: trail.next }
  }
  if (lead.kind === 'next') return { value: oneDay(inNextWeek, 0.85), next }
  if (lead.kind === 'this' && weekdayOf(today) === weekday) return { value: oneDay(today), next }
  if (lead.kind === null) return { value: { ...oneDay(coming), weekday }, next }
  return { value: oneDay(coming, 0.85), next }
}

/** "the first Monday in December", "the last Friday of the month". */
function readNth(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const from = wordAt(tokens, at) === 'the' ? at + 1 : at
  const nth = wordAt(tokens, from) === 'last' ? { value: -1, next: from + 1 } : readOrdinal(tokens, from)
  const weekday = nth && nth.value < 6 ? weekdays.get(wordAt(tokens, nth.next)) : undefined
  if (!nth || weekday === undefined || !/^(?:of|in)$/.test(wordAt(tokens, nth.next + 1))) return null
  const monthAt = nth.next + 2
  const ahead = [
    ['the', 'month'],
    ['this', 'month'],
    ['next', 'month'],
  ].findIndex((words) => skipPhrase(tokens, monthAt, words) !== -1)
  const month =
    ahead === -1
      ? readDate(tokens, monthAt, today)
      : { value: oneDay(ahead === 2 ? addMonths(today, 1) : today), next: monthAt + 2 }
  if (!month || month.value.isPast) return null
  const first = `${month.value.from.slice(0, 8)}01`
  const base = nth.value === -1 ? addDays(lastOfMonth(first), -6) : addDays(first, (nth.value - 1) * 7)
  const day = nextWeekday(addDays(base, -1), weekday)
  return { value: day < today ? pastDays : oneDay(day), next: month.next }
}

type Lead = { kind: 'this' | 'next' | 'past' | 'after' | null; next: number }

function readLead(tokens: Token[], at: number): Lead {
  if (!leadStarts.has(wordAt(tokens, at))) return { kind: null, next: at }
  for (const [phrase, kind] of leads) {
    const next = skipPhrase(tokens, at, phrase)
    if (next !== -1) return { kind, next }
  }
  return { kind: null, next: at }
}

const leads: readonly [readonly string[], Lead['kind']][] = [
  [['this', 'coming'], 'after'], [['this', 'upcoming'], 'after'], [['this', 'next'], 'after'], [['this', 'past'], 'past'],
  [['the', 'coming'], 'after'], [['the', 'following'], 'next'], [['the', 'next'], 'after'], [['coming'], 'after'], [['upcoming'], 'after'], [['this'], 'this'],
  [['next'], 'next'], [['nxt'], 'next'], [['following'], 'next'], [['last'], 'past'], [['past'], 'past'],
] // biome-ignore format: one readable block

const leadStarts = new Set(leads.map(([words]) => words[0]))

/** "Thursday the 26th", "Thu, Nov 26", "Friday 27", "Friday 11/27". */
function readDateBehind(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const from = wordAt(tokens, at) === ',' ? at + 1 : at
  const on = /^(?:on|which)$/.test(wordAt(tokens, from)) && from > at ? from + 1 : from
  const ordinal = readOrdinal(tokens, wordAt(tokens, on) === 'the' ? on + 1 : on)
  const direct = readDate(tokens, on, today)
  if (
    direct &&
    direct.value.from === direct.value.to &&
    (from === at || ordinal || tokens[on]?.kind !== 'digits')
  )
    return direct
  const isWritten = tokens[on]?.kind === 'digits'
  if (
    ordinal &&
    (from === at || isWritten) &&
    wordAt(tokens, on) !== 'the' &&
    ordinal.value > 0 &&
    ordinal.value < 32
  ) {
    const shifted: Token[] = [
      { word: 'on', start: 0, end: 0, kind: 'word', isGlued: false },
      { word: 'the', start: 0, end: 0, kind: 'word', isGlued: false },
      ...tokens.slice(on, on + 4),
    ]
    const read = readDate(shifted, 1, today)
    return read ? { value: read.value, next: on + read.next - 2 } : null
  }
  const token = tokens[on]
  const isNumber =
    from === at &&
    token?.kind === 'digits' &&
    !token.isGlued &&
    Number(token.word) > 12 &&
    Number(token.word) < 32
  if (!isNumber || /^(?:[:/%]|am|pm)$/.test(wordAt(tokens, on + 1))) return null
  const shifted: Token[] = [
    { word: 'the', start: 0, end: 0, kind: 'word', isGlued: false },
    token,
    { word: 'th', start: 0, end: 0, kind: 'word', isGlued: true },
  ]
  const read = readDate(shifted, 0, today)
  return read ? { value: read.value, next: on + 1 } : null
}

/** "the Tuesday after Thanksgiving", "the Monday following the 15th": the day after which the weekday is meant. */
function readAfterDay(tokens: Token[], at: number, today: string): Read<string> | null {
  if (!/^(?:after|following)$/.test(wordAt(tokens, at))) return null
  const day = readHoliday(tokens, at + 1, today) ?? readDate(tokens, at + 1, today)
  return day && !day.value.isPast && day.value.from === day.value.to
    ? { value: day.value.from, next: day.next }
    : null
}

type Trail = 'week' | 'weeks2' | 'next' | 'after' | 'this' | 'ago'

const trailPhrases: readonly [string, Trail][] = [
  ['of the week after next', 'after'], ['the week after next', 'after'], ['week after next', 'after'], ['after next', 'after'],
  ['of the following week', 'next'], ['the following week', 'next'], ['the week after', 'week'], ['the following', 'next'],
  ['of next week', 'next'], ['next week', 'next'], ['in next week', 'next'], ['nxt week', 'next'], ['next wk', 'next'],
  ['in two weeks', 'weeks2'], ['in 2 weeks', 'weeks2'], ['in a week', 'week'], ['week', 'week'], ['of this week', 'this'], ['this week', 'this'],
  ['of next weekend', 'next'], ['of this weekend', 'this'], ['last week', 'ago'], ['of last week', 'ago'],
] // biome-ignore format: one readable block

const trails = trailPhrases.map(([phrase, value]): [readonly string[], Trail] => [phrase.split(' '), value])

function readTrail(tokens: Token[], at: number): Read<Trail> | null {
  const from = wordAt(tokens, at) === ',' ? at + 1 : at
  for (const [phrase, value] of trails) {
    const next = skipPhrase(tokens, from, phrase)
    if (next !== -1 && !(value === 'week' && phrase.length === 1 && from > at)) return { value, next }
  }
  return null
}
