import { directions, everydayStates, states } from './address-words.ts'
import { grammarWords } from './everyday-words.ts'
import { givenNames } from './given-names.ts'
import { spokenDigits } from './number-words.ts'
import { isPlainWord } from './plain-words.ts'
import { readBelowHundred } from './read-number.ts'
import { readUnitBehind } from './read-unit.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import type { SaidAddress } from './types.ts'
import { relativeDays, weekdays } from './when-words.ts'

type Rest = Omit<SaidAddress, 'street'>

/** What follows a street: unit, city, state and ZIP code, each as far as it was said. */
export function readPlace(
  text: string,
  tokens: Token[],
  { at, isAsked }: { at: number; isAsked: boolean },
): Read<Rest> {
  const value: Rest = { unit: null, city: null, region: null, postalCode: null }
  let next = at
  const unit = readUnitBehind(tokens, skipComma(tokens, next))
  if (unit) {
    value.unit = unit.value
    next = unit.next
  }
  const first = readRegion(text, tokens, skipComma(tokens, next))
  // New York is a city too when a state follows.
  const end = first && readRegion(text, tokens, skipComma(tokens, first.next)) ? null : first
  const city = end ? null : readCity(text, tokens, { at: next, isAsked })
  if (city) {
    value.city = city.value
    next = city.next
  }
  const region = end ?? readRegion(text, tokens, skipComma(tokens, next))
  if (region && (city || end)) {
    value.region = region.value
    next = region.next
  }
  const zip = readZip(tokens, skipComma(tokens, next))
  if (zip) {
    value.postalCode = zip.value
    next = zip.next
  }
  return { value, next }
}

function skipComma(tokens: Token[], at: number): number {
  return wordAt(tokens, at) === ',' ? at + 1 : at
}

/** Up to three words behind a comma or "in", or in front of a state or ZIP code. */
function readCity(
  text: string,
  tokens: Token[],
  { at, isAsked }: { at: number; isAsked: boolean },
): Read<string> | null {
  const isStop = isAsked && wordAt(tokens, at) === '.' && tokens[at + 1] !== undefined
  const comma = isStop ? at + 1 : skipComma(tokens, at)
  const from = wordAt(tokens, comma) === 'in' ? comma + 1 : comma
  const words: string[] = []
  let next = from
  while (words.length < 3 && isCityWord(text, tokens, next)) {
    const state = readRegion(text, tokens, next)
    if (
      words.length > 0 &&
      (state ? !readRegion(text, tokens, skipComma(tokens, state.next)) : isEnd(text, tokens, next))
    )
      break
    const token = tokens[next]
    const isShort = wordAt(tokens, next + 1) === '.' && /^(?:st|mt|ft)$/.test(token?.word ?? '')
    words.push(text.slice(token?.start, token?.end) + (isShort ? '.' : ''))
    next += isShort ? 2 : 1
  }
  if (words.length === 0) return null
  const isClosed = isEnd(text, tokens, skipComma(tokens, next))
  const isCapital = words.every((word) => /^\p{Lu}/u.test(word))
  const isGoingOn = isTown(tokens, { at: from - 1, from, next })
  const isDayNext = isDayWord(wordAt(tokens, next)) && !givenNames.has(words[0]?.toLowerCase() ?? '')
  const isLast = isGoingOn || isDayNext || /^(?:|[.,;!?]|please|thanks|and)$/.test(wordAt(tokens, next))
  const isLed = from > at
  if (isStop && !(isCapital && isLast)) return null
  const isTold = isLast && !words.some((word) => isPlainWord(word.toLowerCase())) && !isPerson(words)
  if (!isClosed && !(isCapital && (isLed || isLast)) && !(isLed && isLast) && !(isTold && words.length < 3))
    return null
  return { value: words.map(titledWord).join(' '), next }
}

/** "At 9 elm street in east fernbrook the gate is open": behind "in" a town, and then something new begins. */
function isTown(tokens: Token[], { at, from, next }: { at: number; from: number; next: number }): boolean {
  const words = tokens.slice(from, next).map(({ word }) => word)
  return (
    wordAt(tokens, at) === 'in' &&
    grammarWords.has(wordAt(tokens, next)) &&
    !noTowns.has(words[0] ?? '') &&
    words.every((word) => directions.has(word) || !isPlainWord(word))
  )
}

/** "9 elm street fernbrook tomorrow". */
function isDayWord(word: string): boolean {
  return weekdays.has(word) || relativeDays.has(word)
}

/** What else people are in: "in case I'm out", "in front of it". */
const noTowns = new Set(
  'case front person fact hopes cash writing charge progress addition general'.split(' '),
)

/** "12 elm street jo fields": somebody lives there. */
function isPerson(words: string[]): boolean {
  return (
    words.length > 1 && givenNames.has(words[0]?.toLowerCase() ?? '') && !townEnds.test(words.at(-1) ?? '')
  )
}

const townEnds =
  /^(?:lake|falls|hills?|park|city|springs|beach|heights|creek|valley|grove|mesa|island|junction|village|harbor|station|rapids)$/i

function isEnd(text: string, tokens: Token[], at: number): boolean {
  return readRegion(text, tokens, at) !== null || readZip(tokens, at) !== null
}

function isCityWord(text: string, tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.word.length < 2) return false
  if (!grammarWords.has(token.word)) return true
  const after = tokens[at + 1]
  const isWritten =
    /^\p{Lu}/u.test(text.slice(token.start)) &&
    after?.kind === 'word' &&
    /^\p{Lu}/u.test(text.slice(after.start))
  return (
    /^(?:little|great|good)$/.test(token.word) &&
    (isWritten || (token.word === 'little' && after?.word === 'rock'))
  )
}

export function titledWord(word: string): string {
  const isPlain = word === word.toLowerCase() || word === word.toUpperCase()
  return isPlain ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word
}

function readRegion(text: string, tokens: Token[], at: number): Read<string> | null {
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some((token) => token.kind !== 'word')) continue
    const said = words.map((token) => token.word).join(' ')
    const letters = states.get(said)
    if (letters === undefined) continue
    const isWritten = text.slice(words[0]?.start, words[0]?.end) === letters
    if (everydayStates.has(said) && !isWritten && !readZip(tokens, at + length)) return null
    return { value: letters, next: at + length }
  }
  return null
}

function readZip(tokens: Token[], at: number): Read<string> | null {
  const code = wordAt(tokens, at) === 'zip' ? (wordAt(tokens, at + 1) === 'code' ? at + 2 : at + 1) : at
  const from = code > at && wordAt(tokens, code) === 'is' ? code + 1 : code
  const token = tokens[from]
  if (token?.kind === 'digits' && token.word.length === 5) {
    const plus = tokens[from + 2]
    const hasPlus =
      wordAt(tokens, from + 1) === '-' && plus?.kind === 'digits' && plus.word.length === 4 && plus.isGlued
    return { value: hasPlus ? `${token.word}-${plus.word}` : token.word, next: hasPlus ? from + 3 : from + 1 }
  }
  let digits = ''
  let next = from
  while (digits.length < 5) {
    const digit = spokenDigits.get(wordAt(tokens, next))
    const pair = digit === undefined ? readBelowHundred(tokens, next) : null
    if (digit === undefined && !pair) return null
    digits += digit ?? String(pair?.value)
    next = pair?.next ?? next + 1
  }
  return digits.length === 5 ? { value: digits, next } : null
}
