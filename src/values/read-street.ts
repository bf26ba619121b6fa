import { countedThings, directions, everydayTypes, streetTypes } from './address-words.ts'
import { grammarWords } from './everyday-words.ts'
import { suffixOf } from './normalise-spoken.ts'
import { readOrdinal } from './read-number.ts'
import { readNumberedRoad } from './read-numbered-road.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

type Place = { at: number; isLed: boolean }

/** The street after a house number: "elm st" is "Elm Street", "ne forty second ave" is "NE 42nd Avenue". */
export function readStreet(text: string, tokens: Token[], { at, isLed }: Place): Read<string> | null {
  const words: string[] = []
  let next = at
  const direction = readDirection(tokens, next)
  if (direction && wordAt(tokens, direction.next) !== '') {
    words.push(direction.value)
    next = direction.next
  }
  const road = readNumberedRoad(tokens, next)
  if (road) return { value: [...words, road.value].join(' '), next: road.next }
  const fore = readForeType(text, tokens, next)
  if (fore) return { value: [...words, fore.value].join(' '), next: fore.next }
  let names = 0
  let hasCapital = direction !== null
  while (names <= 4) {
    const type = names > 0 ? streetTypes.get(wordAt(tokens, next)) : undefined
    if (type !== undefined && !isNameToo(tokens, next, names)) {
      const isProven = isLed || hasCapital || !everydayTypes.has(wordAt(tokens, next))
      return isProven ? closeStreet(tokens, [...words, type], next + 1) : null
    }
    // In "Heron Point Drive" the point is counted by nobody.
    const name =
      names > 3
        ? null
        : type === undefined
          ? readNameWord(text, tokens, next)
          : { value: text.slice(tokens[next]?.start, tokens[next]?.end), next: next + 1, isWritten: true }
    if (!name) break
    hasCapital ||= name.value !== name.value.toLowerCase() && name.isWritten
    words.push(titledName(name.value))
    next = name.next
    names += 1
  }
  return names === 1 && typeless.has(wordAt(tokens, next - 1)) ? closeStreet(tokens, words, next) : null
}

const typeless = new Set(['broadway', 'bowery', 'embarcadero'])

/** A type followed by another one is part of the name: "Park Place Drive", "Mill Hill Road". */
function isNameToo(tokens: Token[], at: number, names: number): boolean {
  const after = wordAt(tokens, at + 1)
  if (!streetTypes.has(after) || names > 2) return false
  return !(after === 'st' || after === 'dr') || wordAt(tokens, at) !== 'street'
}

/** The full stop of "St." and a direction behind: "Elm St. NW". */
function closeStreet(tokens: Token[], words: string[], at: number): Read<string> {
  const isStop = wordAt(tokens, at) === '.' && tokens[at]?.isGlued === true
  const after = isStop ? at + 1 : at
  const comma = wordAt(tokens, after) === ',' ? after + 1 : after
  const direction = readDirection(tokens, comma)
  const isShort =
    direction !== null &&
    (direction.value.length <= 2
      ? direction.value.length === 2 || !isEveryday(tokens, comma)
      : comma === after)
  if (direction && isShort) return { value: [...words, direction.value].join(' '), next: direction.next }
  return { value: words.join(' '), next: isStop && tokens[after] !== undefined ? after : at }
}

/** "s" and "e" alone behind a street are often the rest of something else. */
function isEveryday(tokens: Token[], at: number): boolean {
  return tokens[at + 1]?.isGlued === true
}

function readDirection(tokens: Token[], at: number): Read<string> | null {
  const [first, second] = [directions.get(wordAt(tokens, at)), directions.get(wordAt(tokens, at + 1))]
  if (first === undefined) return null
  if (first.length > 2 && second !== undefined && second.length > 2)
    return { value: first + second.toLowerCase(), next: at + 2 }
  const stop = wordAt(tokens, at + 1) === '.' && tokens[at + 1]?.isGlued ? 1 : 0
  const other = stop === 1 ? directions.get(wordAt(tokens, at + 2)) : undefined
  if (other !== undefined && other.length === 1 && first.length === 1 && wordAt(tokens, at + 3) === '.')
    return { value: first + other, next: at + 4 }
  return { value: first, next: at + 1 + stop }
}

/** "Avenue of the Pines", "Camino del Rio", "Calle de la Luna": the type stands first and small words follow. */
function readForeType(text: string, tokens: Token[], at: number): Read<string> | null {
  const type = streetTypes.get(wordAt(tokens, at)) ?? foreTypes.get(wordAt(tokens, at))
  if (type === undefined) return null
  const joints = /^(?:of|the|de|la|del|des|du|los|las|el)$/
  const words = [type]
  let next = at + 1
  while (joints.test(wordAt(tokens, next)) && next - at < 3) {
    words.push(wordAt(tokens, next))
    next += 1
  }
  const name = words.length > 1 ? tokens[next] : undefined
  if (name?.kind !== 'word' || grammarWords.has(name.word) || countedThings.has(name.word)) return null
  const isWritten = isCapital(text, name) || foreTypes.has(wordAt(tokens, at))
  return isWritten
    ? { value: [...words, titledName(text.slice(name.start, name.end))].join(' '), next: next + 1 }
    : null
}

const foreTypes: ReadonlyMap<string, string> = new Map([
  ['camino', 'Camino'],
  ['calle', 'Calle'],
  ['rue', 'Rue'],
  ['via', 'Via'],
  ['paseo', 'Paseo'],
])

function readNameWord(
  text: string,
  tokens: Token[],
  at: number,
): (Read<string> & { isWritten: boolean }) | null {
  const ordinal = readOrdinal(tokens, at)
  if (ordinal)
    return { value: `${ordinal.value}${suffixOf(ordinal.value)}`, next: ordinal.next, isWritten: false }
  const token = tokens[at]
  if (token?.kind !== 'word' || token.word.length > 30) return null
  const isThe = token.word === 'the' && streetTypes.has(wordAt(tokens, at + 1))
  if (countedThings.has(token.word) && !isCapital(text, token)) return null
  if (grammarWords.has(token.word) && !isThe && !isCapital(text, token) && !isNounToo(tokens, at)) return null
  if (
    /^(?:and|or|to|at|in|on|i|is|for|the|of|onto|into|off|past|toward|towards|behind|across|along|from|with|then)$/.test(
      token.word,
    ) &&
    !isThe
  )
    return null
  const stop =
    wordAt(tokens, at + 1) === '.' &&
    tokens[at + 1]?.isGlued &&
    /^(?:st|mt|ft|dr|jr|sr|martin|[a-z])$/.test(token.word)
      ? 2
      : 1
  return { value: text.slice(token.start, token.end), next: at + stop, isWritten: true }
}

/** "Silver Mine Court", "Old Well Road": a thing, right before the type of its street. */
function isNounToo(tokens: Token[], at: number): boolean {
  return /^(?:mine|well)$/.test(wordAt(tokens, at)) && streetTypes.has(wordAt(tokens, at + 1))
}

function isCapital(text: string, token: Token): boolean {
  return /^\p{Lu}/u.test(text.slice(token.start, token.end))
}

function titledName(word: string): string {
  if (/^\d/.test(word)) return word
  const isPlain = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 1)
  return isPlain ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word
}
