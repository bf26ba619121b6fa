import { type Token, wordAt } from './tokens.ts'

/** A text in which names are looked for; `isAsked`: a name was just asked for. */
export type NameScene = { text: string; tokens: Token[]; isAsked: boolean }
export type NameRead = { from: number; next: number; value: string; confidence: number }

/** The place behind signs and small words that stand between what announces a name and the name. */
export function skipSigns(tokens: Token[], at: number): number {
  let next = at
  while (/^(?:[,:"'“–-]|uh|um|er|like|just|again|spelled|spelt)$/.test(wordAt(tokens, next))) next += 1
  return next
}

/** A word as names are written, whatever else it means: "will" is "Will". */
export function writtenName(text: string, token: Token | undefined): string {
  const raw = text.slice(token?.start, token?.end)
  return raw.charAt(0).toUpperCase() + raw.slice(1)
}
