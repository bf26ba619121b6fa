import { directions } from './address-words.ts'
import { readBelowHundred } from './read-number.ts'
import { titledWord } from './read-place.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** A road known by its number: "Highway 9", "Route 66", "County Road 12", "US 40", "county road seven", "Avenue B". */
export function readNumberedRoad(tokens: Token[], at: number): Read<string> | null {
  const word = wordAt(tokens, at)
  const letter = wordAt(tokens, at + 1)
  if (/^(?:avenue|ave)$/.test(word) && /^[a-z]$/.test(letter))
    return { value: `Avenue ${letter.toUpperCase()}`, next: at + 2 }
  const country = readCountry(tokens, at)
  const number = country && readRoadNumber(tokens, country.next)
  if (country && number) return { value: `${country.value} ${number.value}`, next: number.next }
  const isKind = kinds.test(word) && roads.has(letter)
  const typeAt = isKind ? at + 1 : at
  const kept = roads.get(wordAt(tokens, typeAt))
  const plain =
    kept === undefined
      ? null
      : (readRoadNumber(tokens, typeAt + 1) ?? (isKind ? readRoadLetter(tokens, typeAt + 1) : null))
  if (!plain) return null
  const lead = isKind ? `${titledWord(word)} ` : ''
  const end = directions.get(wordAt(tokens, plain.next))
  const direction = end !== undefined && tokens[plain.next + 1]?.isGlued !== true ? ` ${end}` : ''
  return {
    value: `${lead}${kept} ${plain.value}${direction}`,
    next: direction === '' ? plain.next : plain.next + 1,
  }
}

const kinds = /^(?:county|state|old|forest|ranch|farm|township|rural|parish|service)$/

const roads: ReadonlyMap<string, string> = new Map([
  ['highway', 'Highway'], ['hwy', 'Highway'], ['route', 'Route'], ['rt', 'Route'], ['rte', 'Route'], ['road', 'Road'], ['rd', 'Road'],
]) // biome-ignore format: one readable block

/** "US", "U.S.", with or without its "Highway". */
function readCountry(tokens: Token[], at: number): Read<string> | null {
  const isDotted =
    wordAt(tokens, at) === 'u' && wordAt(tokens, at + 1) === '.' && wordAt(tokens, at + 2) === 's'
  const stop = wordAt(tokens, at + 3) === '.' ? 4 : 3
  const next = isDotted ? at + stop : wordAt(tokens, at) === 'us' ? at + 1 : -1
  if (next === -1) return null
  const road = /^(?:highway|hwy|route|rt|rte)$/.test(wordAt(tokens, next))
    ? roads.get(wordAt(tokens, next))
    : undefined
  return road === undefined ? { value: 'US', next } : { value: `US ${road}`, next: next + 1 }
}

function readRoadNumber(tokens: Token[], at: number): Read<string> | null {
  const token = tokens[at]
  if (token?.kind === 'digits') return token.word.length > 4 ? null : { value: token.word, next: at + 1 }
  const said = readBelowHundred(tokens, at)
  return said && { value: String(said.value), next: said.next }
}

/** "County Highway X". */
function readRoadLetter(tokens: Token[], at: number): Read<string> | null {
  const word = wordAt(tokens, at)
  return /^[a-z]$/.test(word) && !tokens[at]?.isGlued && !/^[aiu]$/.test(word)
    ? { value: word.toUpperCase(), next: at + 1 }
    : null
}
