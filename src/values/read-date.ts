import { addMonths, dayFrom, lastOfMonth } from './calendar-days.ts'
import { readLoneOrdinal } from './read-lone-ordinal.ts'
import { readBelowHundred, readOrdinal } from './read-number.ts'
import { certain, coming, readNumericDate } from './read-numeric-date.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { months } from './when-words.ts'

/** A calendar date at a place: "December 3rd", "the 3rd of December", "12/3", "2026-12-03", "the 3rd", "in December". */
export function readDate(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  return (
    readNumericDate(tokens, at, today) ??
    readMonthFirst(tokens, at, today) ??
    readDayFirst(tokens, at, today) ??
    readMonth(tokens, at, today)
  )
}

/** "Dec 3", "December the third", "dec. 3rd, 2026", "December 3 to 5" up to the 3. */
function readMonthFirst(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const month = months.get(wordAt(tokens, at))
  if (month === undefined) return null
  let next = wordAt(tokens, at + 1) === '.' ? at + 2 : at + 1
  if (wordAt(tokens, next) === 'the') next += 1
  const day = readDayNumber(tokens, next)
  if (
    !day ||
    /^(?::|%)$/.test(wordAt(tokens, day.next)) ||
    /^(?:am|pm|people)$/.test(wordAt(tokens, day.next))
  )
    return null
  return withYear(tokens, { month, day: day.value, next: day.next }, today)
}

/** "3 December", "3rd of Dec", "the third of december", and "the 3rd" alone. */
function readDayFirst(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const hasThe = wordAt(tokens, at) === 'the'
  const from = hasThe ? at + 1 : at
  const day = readDayNumber(tokens, from)
  if (!day) return null
  const of = wordAt(tokens, day.next) === 'of' ? day.next + 1 : day.next
  const monthAt = of > day.next && wordAt(tokens, of) === 'the' ? of + 1 : of
  const month = months.get(wordAt(tokens, monthAt))
  const ordinal = readOrdinal(tokens, from)
  const isVerb =
    (month === 5 || month === 3) && of === day.next && wordAt(tokens, monthAt).length > 2 && ordinal === null
  if (month !== undefined && !isVerb)
    return withYear(tokens, { month, day: day.value, next: monthAt + 1 }, today)
  const monthWords = wordAt(tokens, of) === 'this' || wordAt(tokens, of) === 'next'
  if (ordinal && of > day.next && monthWords && wordAt(tokens, of + 1) === 'month') {
    const first = wordAt(tokens, of) === 'next' ? addMonths(`${today.slice(0, 8)}01`, 1) : today
    return certain(`${first.slice(0, 8)}${String(day.value).padStart(2, '0')}`, { today, next: of + 2 })
  }
  return ordinal && of === day.next
    ? readLoneOrdinal(tokens, { at, from, hasThe, day: day.value, next: day.next }, today)
    : null
}

/** A whole month: "in December", "next month" is read with the weeks. */
function readMonth(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const isLed =
    /^(?:in|during|until|till|by|before|after|for|early|late|mid|of|sometime|next|this|to|through|beginning|or)$/.test(
      wordAt(tokens, at - 1),
    )
  const month = isLed || isAllSaid(tokens, at) ? months.get(wordAt(tokens, at)) : undefined
  if (month === undefined || wordAt(tokens, at).length < 3) return null
  if (wordAt(tokens, at - 1) === 'for' && wordAt(tokens, at).length < 8) return null
  const said = tokens[at + 1]
  const hasYear = said?.kind === 'digits' && /^(?:19|20)\d\d$/.test(said.word)
  const year = hasYear ? Number(said.word) : Number(today.slice(0, 4))
  const first = dayFrom(year, month, 1)
  if (first === null) return null
  if (hasYear && lastOfMonth(first) < today) return { value: pastDays, next: at + 2 }
  const start = lastOfMonth(first) >= today ? first : dayFrom(year + 1, month, 1)
  if (start === null) return null
  return {
    value: {
      from: start < today ? today : start,
      to: lastOfMonth(start),
      isApproximate: false,
      confidence: 0.8,
    },
    next: hasYear ? at + 2 : at + 1,
  }
}

/** "July please" at the start; a month that is a person's name as well needs such a word behind it. */
function isAllSaid(tokens: Token[], at: number): boolean {
  if (at > 0) return false
  const after = wordAt(tokens, 1)
  const isName = /^(?:may|march|mar|april|june|august|jan|dec)$/.test(wordAt(tokens, 0))
  return /^(?:please|pls|plz|works|or|would|if|sometime)$/.test(after) || (!isName && /^[,.?!]?$/.test(after))
}

function readDayNumber(tokens: Token[], at: number): Read<number> | null {
  const ordinal = readOrdinal(tokens, at)
  if (ordinal) return ordinal.value <= 31 ? ordinal : null
  const token = tokens[at]
  const number =
    token?.kind === 'digits' ? { value: Number(token.word), next: at + 1 } : readBelowHundred(tokens, at)
  if (!number || number.value < 1 || number.value > 31) return null
  return token?.kind === 'digits' && token.word.length > 2 ? null : number
}

function withYear(
  tokens: Token[],
  date: { month: number; day: number; next: number },
  today: string,
): Read<SaidDays> | null {
  const yearAt = wordAt(tokens, date.next) === ',' ? date.next + 1 : date.next
  const year = tokens[yearAt]
  if (year?.kind === 'digits' && /^(?:19|20)\d\d$/.test(year.word))
    return certain(dayFrom(Number(year.word), date.month, date.day), { today, next: yearAt + 1 })
  const day = coming(today, date.month, date.day)
  return day === null ? null : { value: oneDay(day), next: date.next }
}
