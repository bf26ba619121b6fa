import { countedThings, directions } from './address-words.ts'
import { grammarWords } from './everyday-words.ts'
import { suffixOf } from './normalise-spoken.ts'
import { readHouseNumber } from './read-house-number.ts'
import { readOrdinal } from './read-number.ts'
import { readPlace, readUnit } from './read-place.ts'
import { readStreet } from './read-street.ts'
import { foundAt, type Read, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found, SaidAddress } from './types.ts'

/**
 * Street addresses with a house number, as far as they were said, in the style of the US. With `isAsked` (an address
 * was just asked for) a street may lack its type: "12 elm".
 */
export function findAddresses(
  text: string,
  { isAsked = false }: { isAsked?: boolean } = {},
): Found<SaidAddress>[] {
  const tokens = tokenise(text)
  const found: Found<SaidAddress>[] = []
  let at = 0
  while (at < tokens.length) {
    const unit = readUnit(tokens, at)
    const behind = unit
      ? readAddress(text, tokens, {
          at: wordAt(tokens, unit.next) === ',' ? unit.next + 1 : unit.next,
          isAsked,
        })
      : null
    if (unit && behind) behind.value.unit ??= unit.value
    const read = behind ?? readAddress(text, tokens, { at, isAsked })
    if (read) found.push(foundAt(text, tokens, { from: at, ...read }))
    at = read ? read.next : at + 1
  }
  return found
}

function readAddress(text: string, tokens: Token[], { at, isAsked }: { at: number; isAsked: boolean }) {
  if (/^[$#.:/-]$/.test(wordAt(tokens, at - 1)) && tokens[at]?.isGlued) return null
  const number = withLetter(tokens, readHouseNumber(tokens, at))
  if (!number) return null
  const isLed =
    isAsked ||
    number.value.length > 2 ||
    /^(?:at|is|address|on|to|it's|its|near|from)$/.test(wordAt(tokens, at - 1))
  const comma = wordAt(tokens, number.next) === ',' ? number.next + 1 : number.next
  const street = readStreet(text, tokens, { at: comma, isLed: isLed && comma === number.next })
  if (street) {
    const place = readPlace(text, tokens, { at: street.next, isAsked })
    const value = { street: `${number.value} ${street.value}`, ...place.value }
    return { value, next: place.next, confidence: isLed ? 0.95 : 0.9 }
  }
  return isAsked ? readBare(text, tokens, { number: number.value, at: number.next }) : null
}

/** "two twenty one b baker street": the letter belongs to the number. */
function withLetter(tokens: Token[], number: Read<string> | null): Read<string> | null {
  const letter = number ? wordAt(tokens, number.next) : ''
  if (!number || !/^[bcd]$/.test(letter) || tokens[number.next + 1]?.kind !== 'word') return number
  return { value: `${number.value}${letter.toUpperCase()}`, next: number.next + 1 }
}

/** "12 elm, fernbrook": the type of the street was left out. */
function readBare(text: string, tokens: Token[], { number, at }: { number: string; at: number }) {
  const words: string[] = []
  let next = at
  const direction = directions.get(wordAt(tokens, next))
  if (direction !== undefined && tokens[next + 1] !== undefined && tokens[next + 1]?.kind !== 'sign') {
    words.push(direction)
    next += 1
  }
  const ordinal = readOrdinal(tokens, next)
  if (ordinal && words.length > 0) {
    words.push(`${ordinal.value}${suffixOf(ordinal.value)}`)
    next = ordinal.next
  }
  while (words.length < 3 && isStreetWord(tokens[next])) {
    words.push(titled(text.slice(tokens[next]?.start, tokens[next]?.end)))
    next += 1
  }
  if (
    words.length === 0 ||
    !/^(?:|[,.;!]|and|unit|apt|apartment|in|please|thanks|#)$/.test(wordAt(tokens, next))
  )
    return null
  const place = readPlace(text, tokens, { at: next, isAsked: true })
  return {
    value: { street: `${number} ${words.join(' ')}`, ...place.value },
    next: place.next,
    confidence: 0.6,
  }
}

function isStreetWord(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    token.word.length > 2 &&
    !grammarWords.has(token.word) &&
    !countedThings.has(token.word)
  )
}

export function titled(word: string): string {
  return word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 2)
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word
}
