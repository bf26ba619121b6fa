import { countedThings, directions, streetTypes, unitWords } from './address-words.ts'
import { withoutTakenBack } from './corrected-addresses.ts'
import { grammarWords } from './everyday-words.ts'
import { suffixOf } from './normalise-spoken.ts'
import { isPlainWord } from './plain-words.ts'
import { readBox } from './read-box.ts'
import { readHouseNumber } from './read-house-number.ts'
import { readOrdinal } from './read-number.ts'
import { readPlace } from './read-place.ts'
import { readProven } from './read-proven.ts'
import { readStreet } from './read-street.ts'
import { readUnit } from './read-unit.ts'
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
          at: /^(?:,|at)$/.test(wordAt(tokens, unit.next)) ? unit.next + 1 : unit.next,
          isAsked,
        })
      : null
    if (unit && behind) behind.value.unit ??= unit.value
    const read = behind ?? readAddress(text, tokens, { at, isAsked })
    if (read) found.push(foundAt(text, tokens, { from: at, ...read }))
    at = read ? read.next : at + 1
  }
  const meant = withoutTakenBack(text, found)
  if (meant.length === 1) addLaterUnit(tokens, meant[0])
  return meant
}

/** "31 Elm St, ring twice. oh and apt 5C": a unit that is named some words behind its street. */
function addLaterUnit(tokens: Token[], address: Found<SaidAddress> | undefined): void {
  if (!address || address.value.unit !== null) return
  const at = tokens.findIndex(
    ({ word, start }) => start > address.span.end && /^(?:apt|apartment|unit|suite|ste)$/.test(word),
  )
  address.value.unit = at === -1 ? null : (readUnit(tokens, at)?.value ?? null)
}

function readAddress(text: string, tokens: Token[], { at, isAsked }: { at: number; isAsked: boolean }) {
  if (/^[$#.:/-]$/.test(wordAt(tokens, at - 1)) && tokens[at]?.isGlued) return null
  // "Make it one o'clock", "at 1 instead": an hour, whatever was asked for.
  if (/^(?:o['’]?clock|am|pm|instead)$/.test(wordAt(tokens, at + 1))) return null
  const box = readBox(tokens, at)
  if (box) {
    const place = readPlace(text, tokens, { at: box.next, isAsked })
    return { value: { street: box.value, ...place.value }, next: place.next, confidence: 0.95 }
  }
  const number = withLetter(tokens, readHouseNumber(tokens, at))
  // "a 1998 Park Avenue" is a thing of that year.
  if (!number || /^(?:a|an)$/.test(wordAt(tokens, at - 1))) return null
  const isLed =
    isAsked ||
    number.value.length > 2 ||
    ((at === 0 || /^[.!?]$/.test(wordAt(tokens, at - 1))) && isNamedStreet(tokens, number.next)) ||
    /^(?:at|is|address|on|to|it's|its|near|from)$/.test(wordAt(tokens, at - 1))
  const comma = wordAt(tokens, number.next) === ',' ? number.next + 1 : number.next
  const street = readStreet(text, tokens, { at: comma, isLed: isLed && comma === number.next })
  if (street) {
    const place = readPlace(text, tokens, { at: street.next, isAsked })
    const value = { street: `${number.value} ${street.value}`, ...place.value }
    return { value, next: place.next, confidence: isLed ? 0.95 : 0.9 }
  }
  const isMeant = isAsked || isToldByDirection(tokens, { at, number })
  const bare = isMeant ? readBare(text, tokens, { number: number.value, at: number.next, isAsked }) : null
  return bare ?? readProven(text, tokens, { at, number, isAsked })
}

/** "Thirty six aspen loop" opens a text or a sentence: a word that means nothing else, and a type that is no verb. */
function isNamedStreet(tokens: Token[], at: number): boolean {
  const type = wordAt(tokens, at + 1)
  return (
    tokens[at]?.kind === 'word' &&
    !isPlainWord(wordAt(tokens, at)) &&
    streetTypes.has(type) &&
    !verbTypes.test(type)
  )
}

const verbTypes = /^(?:run|walk|drive|pass|point|place|close|way|bend|row)$/

/** "i'm at ten fifteen south elm": a long number with a direction behind names a house, where the words lead there. */
function isToldByDirection(tokens: Token[], { at, number }: { at: number; number: Read<string> }): boolean {
  const isLed =
    at === 0 || /^(?:at|is|address|it's|its|to|,|live|from|by|near|over)$/.test(wordAt(tokens, at - 1))
  return (
    isLed &&
    number.value.length > 2 &&
    directions.has(wordAt(tokens, number.next)) &&
    isStreetWord(tokens[number.next + 1])
  )
}

/** "two twenty one b baker street": the letter belongs to the number. */
function withLetter(tokens: Token[], number: Read<string> | null): Read<string> | null {
  const letter = number ? wordAt(tokens, number.next) : ''
  if (!number || !/^[bcd]$/.test(letter) || tokens[number.next + 1]?.kind !== 'word') return number
  // "eight hundred b street": the letter is the whole name of the street.
  if (streetTypes.has(wordAt(tokens, number.next + 1)) && !streetTypes.has(wordAt(tokens, number.next + 2)))
    return number
  return { value: `${number.value}${letter.toUpperCase()}`, next: number.next + 1 }
}

/** "12 elm, fernbrook": the type of the street was left out. */
function readBare(
  text: string,
  tokens: Token[],
  { number, at, isAsked }: { number: string; at: number; isAsked: boolean },
) {
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
  const most = isAsked ? 3 : 2
  while (words.length < most && isStreetWord(tokens[next])) {
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
    !countedThings.has(token.word) &&
    !unitWords.has(token.word)
  )
}

export function titled(word: string): string {
  return word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 2)
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word
}
