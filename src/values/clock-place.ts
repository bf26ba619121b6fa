import { readOrdinal } from './read-number.ts'
import { type Token, wordAt } from './tokens.ts'
import { relativeDays, weekdays } from './when-words.ts'

/** Whether three or four digits at a place are an hour and minutes, by what stands around them: "at 430", "tues 1115". */
export function isClockPlace(tokens: Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1)
  if (/^(?:at|@|around|by|after|before|till|until)$/.test(before)) return true
  // "Can we do 630".
  if (isAskedToDo(tokens, at)) return true
  return isDayWord(wordAt(tokens, at + 1)) || isDayWord(before) || isRound(tokens, at)
}

/** "Can we do", before what stands at a place. */
export function isAskedToDo(tokens: Token[], at: number): boolean {
  const [can, who, doing] = [at - 3, at - 2, at - 1].map((place) => wordAt(tokens, place))
  return doing === 'do' && /^(?:you|we|i|u)$/.test(who ?? '') && /^(?:can|could)$/.test(can ?? '')
}

/** "thurs, 1115", "940 in the morning", "3 - 430": round minutes, where an hour is due. */
function isRound(tokens: Token[], at: number): boolean {
  const minute = Number(wordAt(tokens, at).slice(-2))
  if (minute % 5 > 0) return false
  if (isInPart(tokens, at + 1) || isOnDay(tokens, at)) return true
  const before = wordAt(tokens, at - 1)
  if (/^(?:to|-|–|—|until|till|til)$/.test(before)) {
    const start = tokens[at - 2]
    return minute > 0 && start?.kind === 'digits' && !start.isGlued && Number(start.word) <= 12
  }
  const isAlone = /^(?:[,.!?]?|please|pls|plz|works|ok)$/.test(wordAt(tokens, at + 1))
  return before === ',' && isAlone && isDayWord(wordAt(tokens, at - 2))
}

/** "can you do 530 on the 8th", "530 on tuesday"; "I owe 350 on tuesday" is none. */
function isOnDay(tokens: Token[], at: number): boolean {
  if (
    !/^(?:|,|do|come|like|say|make|about|is)$/.test(wordAt(tokens, at - 1)) ||
    wordAt(tokens, at + 1) !== 'on'
  )
    return false
  const day = wordAt(tokens, at + 2)
  return isDayWord(day) || (day === 'the' && readOrdinal(tokens, at + 3) !== null)
}

/** "in the morning" at a place. */
export function isInPart(tokens: Token[], at: number): boolean {
  const part = wordAt(tokens, at + 1) === 'the' ? at + 2 : at + 1
  return wordAt(tokens, at) === 'in' && /^(?:morning|afternoon|evening)$/.test(wordAt(tokens, part))
}

function isDayWord(word: string): boolean {
  return weekdays.has(word) || relativeDays.has(word)
}
