import { dayFrom } from './calendar-days.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** "12/3", "12/3/26", "2026-12-03". Month first, unless that cannot be. */
export function readNumericDate(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  const parts = [tokens[at], tokens[at + 2], tokens[at + 4]]
  const [first, second, third] = parts
  const sign = wordAt(tokens, at + 1)
  if (first?.kind !== 'digits' || second?.kind !== 'digits' || !/^[/.-]$/.test(sign)) return null
  if (
    !tokens[at + 1]?.isGlued ||
    !second.isGlued ||
    (first.isGlued && /^[/.$#:-]$/.test(wordAt(tokens, at - 1)))
  )
    return null
  const hasThird =
    wordAt(tokens, at + 3) === sign &&
    third?.kind === 'digits' &&
    tokens[at + 3]?.isGlued === true &&
    third.isGlued
  if (first.word.length === 4 && hasThird)
    return certain(dayFrom(Number(first.word), Number(second.word), Number(third.word)), {
      today,
      next: at + 5,
    })
  if (first.word.length > 2 || second.word.length > 2) return null
  const next = hasThird ? at + 5 : at + 3
  if (wordAt(tokens, next) === sign && tokens[next + 1]?.kind === 'digits') return null
  const [a, b] = [Number(first.word), Number(second.word)]
  if (hasThird && (third.word.length === 4 || third.word.length === 2)) {
    const year = third.word.length === 2 ? 2000 + Number(third.word) : Number(third.word)
    return certain(dayFrom(year, a, b) ?? dayFrom(year, b, a), { today, next })
  }
  if (
    hasThird ||
    sign !== '/' ||
    (a === 24 && b === 7) ||
    /^(?:inch|inches|in|cup|mile|ton|of|bath|bed|hp|scale|off)$/.test(wordAt(tokens, next)) ||
    isFraction(tokens, { a, b, next }) ||
    wordAt(tokens, next) === '"'
  )
    return null
  const day = coming(today, a, b) ?? coming(today, b, a)
  return day === null ? null : { value: oneDay(day, 0.9), next }
}

/** "3/4 the yard", "1/2 my lights": a part of something. */
function isFraction(tokens: Token[], { a, b, next }: { a: number; b: number; next: number }): boolean {
  return a < b && b < 9 && /^(?:the|a|an|my|our|your)$/.test(wordAt(tokens, next))
}

/** A date with its year may lie in the past, and is no value then. */
export function certain(
  day: string | null,
  { today, next }: { today: string; next: number },
): Read<SaidDays> | null {
  if (day === null) return null
  return { value: day < today ? pastDays : oneDay(day), next }
}

/** The next day with this month and date, today counted; looks far enough for February 29. */
export function coming(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4))
  for (let ahead = 0; ahead < 9; ahead += 1) {
    const found = dayFrom(year + ahead, month, day)
    if (found !== null && found >= today) return found
    if (found === null && !(month === 2 && day === 29)) return null
  }
  return null
}
