import { readCardinal } from './read-number.ts'
import { foundAt, tokenise } from './tokens.ts'
import type { Found } from './types.ts'

/** Cardinal numbers, written or said; ordinals ("3rd") are none. */
export function findNumbers(text: string): Found<number>[] {
  const tokens = tokenise(text)
  const found: Found<number>[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readCardinal(tokens, at)
    if (!read) {
      at += 1
      continue
    }
    const suffix = tokens[read.next]
    const isOrdinal = suffix?.isGlued === true && /^(?:st|nd|rd|th)$/.test(suffix.word)
    const fraction = tokens[read.next + 1]
    const isDecimal =
      suffix?.word === '.' && suffix.isGlued && fraction?.kind === 'digits' && fraction.isGlued === true
    const value = isDecimal ? Number(`${read.value}.${fraction.word.slice(0, 12)}`) : read.value
    const next = isDecimal ? read.next + 2 : read.next
    if (!isOrdinal) found.push(foundAt(text, tokens, { from: at, next, value, confidence: 0.9 }))
    at = next
  }
  return found
}
