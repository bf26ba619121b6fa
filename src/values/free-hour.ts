import type { Clock } from './clock.ts'
import { grammarWords } from './everyday-words.ts'
import { readHalf } from './read-clock.ts'
import { counted, okBehind } from './time-leads.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { months, partsOfDay, relativeDays, weekdays } from './when-words.ts'

/** A bare number is no time when it counts or is part of something: "at 12 Elm Street", "after 3 tries". */
export function isFreeOf(tokens: Token[], { value, next }: Read<Clock>): boolean {
  const token = tokens[next]
  if (value.isSure || token === undefined) return true
  if (token.kind === 'digits') return false
  if (token.kind === 'sign')
    return (
      !/^[%$/:#]$/.test(token.word) &&
      !(
        token.isGlued &&
        token.word !== ',' &&
        tokens[next + 1]?.isGlued === true &&
        tokens[next + 1]?.kind === 'digits' &&
        token.word !== '-' &&
        token.word !== '–'
      )
    )
  if (readHalf(tokens, next)) return true
  // "Three of us" counts people.
  if (counted.has(token.word) || token.word === 'of') return false
  return (
    !token.isGlued &&
    (grammarWords.has(token.word) ||
      weekdays.has(token.word) ||
      months.has(token.word) ||
      relativeDays.has(token.word) ||
      partsOfDay.has(token.word) ||
      okBehind.has(token.word))
  )
}

/** "She turns eleven on the 5th", "no one is home". */
export function isNoHour(tokens: Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1)
  const isSomebody =
    wordAt(tokens, at) === 'one' && /^(?:no|any|every|some|only|each|that|which|this)$/.test(before)
  // "Either one" is any of two things, "either one or two" are hours.
  const isEither = before === 'either' && wordAt(tokens, at) === 'one' && wordAt(tokens, at + 1) !== 'or'
  return isSomebody || isEither || /^(?:turns|turning|turned|aged|age)$/.test(before)
}
