import { editDistance } from '#kit/edit-distance.ts'
import type { Token } from './normalise.ts'
import { tokenise } from './normalise.ts'
import type { Recognised } from './recognise-date.ts'
import type { BusinessFacts } from './types.ts'

export type PlaceValue = { kind: 'place' | 'postal_code'; name: string; path: string | null }

/** Places and postal codes the business knows, and postal codes it does not (`path` null). */
export function recognisePlaces(tokens: Token[], business: BusinessFacts): Recognised<PlaceValue>[] {
  const found: Recognised<PlaceValue>[] = []
  const known = [
    ...business.area.places.map((name, i) => ({ name, path: `business.area.places[${i}]` })),
    ...business.addresses.map((address, i) => ({
      name: address.city,
      path: `business.addresses[${i}].city`,
    })),
  ]
  for (const { name, path } of known) {
    const at = indexOfName(tokens, wordsOf(name))
    const isNew = !found.some((item) => at.some((index) => item.tokens.includes(index)))
    if (at.length > 0 && isNew) found.push({ value: { kind: 'place', name, path }, tokens: at })
  }
  tokens.forEach((token, index) => {
    if (!/^\d{5}$/.test(token.word)) return
    const at = business.area.postalCodes.findIndex((code) => code.slice(0, 5) === token.word)
    const path = at < 0 ? null : `business.area.postalCodes[${at}]`
    found.push({ value: { kind: 'postal_code', name: token.word, path }, tokens: [index] })
  })
  return found
}

// Names of places are few and come again in every clause.
const words = new Map<string, Token[]>()

function wordsOf(name: string): Token[] {
  const known = words.get(name)
  if (known) return known
  const found = tokenise(name)
  if (words.size >= 5000) words.clear()
  words.set(name, found)
  return found
}

function indexOfName(tokens: Token[], name: Token[]): number[] {
  if (name.length === 0) return []
  const start = tokens.findIndex((_, at) => name.every((part, i) => isSame(tokens[at + i]?.word, part.word)))
  return start < 0 ? [] : name.map((_, i) => start + i)
}

function isSame(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  return word === part || (part.length >= 6 && editDistance(word, part, 1) <= 1)
}
