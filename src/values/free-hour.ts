import type { Clock } from './clock.ts'
import { isAskedToDo } from './clock-place.ts'
import { grammarWords } from './everyday-words.ts'
import { smallNumbers } from './number-words.ts'
import { readHalf } from './read-clock.ts'
import { counted, okBehind } from './time-leads.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { months, partsOfDay, relativeDays, weekdays } from './when-words.ts'

/** A bare number is no time when it counts or is part of something: "at 12 Elm Street", "after 3 tries". */
export function isFreeOf(tokens: Token[], { value, next }: Read<Clock>): boolean {
  const token = tokens[next]
  if (value.isSure || token === undefined) return true
  if (token.kind === 'digits') return false
  // "The lamp at 1 the clock at 2": the next thing, and its hour.
  if (wordAt(tokens, next + 1) === 'at' && tokens[next + 2]?.kind === 'digits') return true
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

/** "Is 4 still good", "is 2 ok tomorrow": what is asked about is an hour. */
export function isAskedHour(tokens: Token[], at: number, next: number): boolean {
  if (isForOneOfTwo(tokens, next)) return true
  // "Can we do 12 instead".
  if (/^(?:do|make|try|say|have)$/.test(wordAt(tokens, at - 1)) && wordAt(tokens, next) === 'instead')
    return true
  // "Yes but 11", said to what was read back.
  if (wordAt(tokens, at - 1) === 'but' && at <= 3 && tokens[next] === undefined) return true
  // "Can you do ten".
  if (isAskedToDo(tokens, at) && tokens[next] === undefined) return true
  if (wordAt(tokens, at - 1) !== 'is' || wordAt(tokens, at) === 'one') return false
  const isStill = wordAt(tokens, next) === 'still'
  const asked = isStill ? next + 1 : next
  if (!/^(?:ok|okay|good|fine|alright|possible|open|available|free|doable)$/.test(wordAt(tokens, asked)))
    return false
  const day = wordAt(tokens, wordAt(tokens, asked + 1) === 'on' ? asked + 2 : asked + 1)
  return isStill || weekdays.has(day) || relativeDays.has(day)
}

/** "9 for me and 10:30 for him": an hour for each of two. */
function isForOneOfTwo(tokens: Token[], next: number): boolean {
  const isHours = (at: number) =>
    wordAt(tokens, at) === 'for' &&
    /^(?:me|him|her|us|them|my)$/.test(wordAt(tokens, at + 1)) &&
    (tokens[at - 1]?.kind === 'digits' || smallNumbers.has(wordAt(tokens, at - 1)))
  return isHours(next) && tokens.filter((_, at) => isHours(at)).length > 1
}

/** "She turns eleven on the 5th", "they're five and eight", "no one is home". */
export function isNoHour(tokens: Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1)
  const isSomebody =
    wordAt(tokens, at) === 'one' &&
    (/^(?:no|any|every|some|only|each|that|which|this|other|another)$/.test(before) ||
      wordAt(tokens, at + 1) === 'at' ||
      // "The group one", "that small one".
      (/^(?:the|that|this)$/.test(wordAt(tokens, at - 2)) && !timeLeads.test(before)))
  // "Either one" is any of two things, "either one or two" are hours.
  const isEither = before === 'either' && wordAt(tokens, at) === 'one' && wordAt(tokens, at + 1) !== 'or'
  return isSomebody || isEither || isAge(tokens, at) || isParty(tokens, at)
}

const timeLeads = /^(?:at|by|around|about|before|after|from|to|till|until|or|and|for|near|\w+day)$/

/** "A party of six on Saturday", "a table for four". */
export function isParty(tokens: Token[], at: number): boolean {
  if (wordAt(tokens, at - 1) === 'for') return /^(?:table|tables|seats|room)$/.test(wordAt(tokens, at - 2))
  return (
    wordAt(tokens, at - 1) === 'of' &&
    /^(?:party|parties|table|tables|group|family|total|crew|couple)$/.test(wordAt(tokens, at - 2))
  )
}

/** How old somebody is. Who is somewhere at an hour says "at". */
function isAge(tokens: Token[], at: number): boolean {
  const [before, earlier] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)]
  if (/^(?:turns|turning|turned|aged|age)$/.test(before)) return true
  if (/^(?:she|he|they)['’]?(?:s|re)$/.test(before)) return true
  if (/^(?:is|are|just)$/.test(before) && people.has(earlier)) return true
  return before === 'and' && tokens[at - 2] !== undefined && isAge(tokens, at - 2)
}

const people = new Set(
  "she he they she's he's they're shes hes theyre son daughter boy girl kid kids baby grandson granddaughter nephew niece twins".split(
    ' ',
  ),
)
