import { readOrdinal } from './read-number.ts'
import { foundAt, type Read, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

/** A place in a list that was offered: counted from 1, or one of its ends. */
export type ListPlace = number | 'first' | 'last'

/**
 * Which of several things is meant: "the second one" is 2, "the last one" and "the later one" are 'last', "the
 * earlier one" is 'first'.
 */
export function findOrdinals(text: string): Found<ListPlace>[] {
  const tokens = tokenise(text)
  const found: Found<ListPlace>[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readPlace(tokens, at)
    if (read) found.push(foundAt(text, tokens, { from: at, ...read }))
    at = read ? read.next : at + 1
  }
  return found
}

type Place = Read<ListPlace> & { confidence: number }

function readPlace(tokens: Token[], at: number): Place | null {
  const hasThe = wordAt(tokens, at) === 'the'
  const from = hasThe ? at + 1 : at
  const ordinal = readOrdinal(tokens, from)
  if (ordinal) {
    const after = skipThing(tokens, ordinal.next)
    if (after === ordinal.next && isNoPlace(tokens, from, ordinal.next)) return null
    return { value: ordinal.value, next: after, confidence: after > ordinal.next ? 0.95 : hasThe ? 0.8 : 0.5 }
  }
  const word = wordAt(tokens, from)
  const end = ends.get(word)
  if (end !== undefined && (hasThe || skipThing(tokens, from + 1) > from + 1)) {
    const next = skipThing(tokens, from + 1)
    if (next === from + 1 && isWordAfterEnd(tokens[next])) return null
    return { value: end, next, confidence: next > from + 1 ? 0.95 : 0.75 }
  }
  const numbered = /^(?:number|option|choice|slot|no)$/.test(word) ? readPick(tokens, from + 1) : null
  return numbered ? { ...numbered, confidence: 0.9 } : null
}

const ends: ReadonlyMap<string, 'first' | 'last'> = new Map([
  ['last', 'last'], ['later', 'last'], ['latest', 'last'], ['latter', 'last'], ['final', 'last'],
  ['earlier', 'first'], ['earliest', 'first'], ['former', 'first'], ['soonest', 'first'], ['sooner', 'first'],
]) // biome-ignore format: one readable block

const things = new Set('one ones option choice slot time appointment opening spot window offer'.split(' '))
const pickWords: ReadonlyMap<string, number> = new Map([
  ['one', 1], ['two', 2], ['three', 3], ['four', 4], ['five', 5],
]) // biome-ignore format: one readable block

function readPick(tokens: Token[], at: number): Read<number> | null {
  const hash = wordAt(tokens, at) === '#' ? at + 1 : at
  const token = tokens[hash]
  const value =
    token?.kind === 'digits' && token.word.length === 1
      ? Number(token.word)
      : pickWords.get(token?.word ?? '')
  return value === undefined || value === 0 ? null : { value, next: hash + 1 }
}

function skipThing(tokens: Token[], at: number): number {
  return things.has(wordAt(tokens, at)) ? at + 1 : at
}

/** "The later the better": the word goes on to something else. */
function isWordAfterEnd(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    !/^(?:please|works?|is|would|sounds|then|if|thanks|and|for|will|looks|suits)$/.test(token.word)
  )
}

/** "one second", "second floor", "2nd street", "first thing", "the 3rd of May". */
function isNoPlace(tokens: Token[], from: number, next: number): boolean {
  const before = wordAt(tokens, from - 1)
  if (/^(?:one|a|per|just|on|each)$/.test(before)) return true
  return /^(?:thing|name|floor|street|st|avenue|ave|of|time|visit|week|day|month|half|off|hand|opinion)$/.test(
    wordAt(tokens, next),
  )
}
