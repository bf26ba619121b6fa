import { type Token, wordAt } from './tokens.ts'

/** The tokens between two pieces: from, and up to but not including. */
export type Gap = readonly [number, number]

/** Whether a gap is short and made of these words alone. */
export function gapIs(tokens: Token[], [from, to]: Gap, allowed: ReadonlySet<string>): boolean {
  if (to - from > 4) return false
  for (let i = from; i < to; i += 1) if (!allowed.has(wordAt(tokens, i))) return false
  return true
}

export function gapHas(tokens: Token[], [from, to]: Gap, pattern: RegExp): boolean {
  for (let i = from; i < to; i += 1) if (pattern.test(wordAt(tokens, i))) return true
  return false
}
