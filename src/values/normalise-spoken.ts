import { spokenDigits } from './number-words.ts'
import { readCardinal, readOrdinal } from './read-number.ts'
import { fillers, writtenOut } from './spoken-words.ts'
import { type Token, tokenise, wordAt } from './tokens.ts'
import type { Span } from './types.ts'

/** A text made plain, and the way back: `toOriginal` gives the place in the text as it was said. */
export interface PlainText {
  text: string
  toOriginal: (span: Span) => Span
}

/**
 * Words in lower case with contractions written out, fillers and noise marks left out and spoken numbers as
 * digits: "um it's twelve elm street" is "it is 12 elm street". Signs stay.
 */
export function normaliseSpoken(text: string): PlainText {
  const tokens = tokenise(text)
  const pieces: Piece[] = []
  let plain = ''
  let at = 0
  while (at < tokens.length) {
    const piece = readPiece(tokens, at)
    const first = tokens[at]
    if (piece.words !== '' && first) {
      if (plain !== '' && !first.isGlued) plain += ' '
      const from = plain.length
      plain += piece.words
      pieces.push({
        from,
        to: plain.length,
        start: first.start,
        end: tokens[piece.next - 1]?.end ?? first.end,
      })
    }
    at = piece.next
  }
  return { text: plain, toOriginal: (span) => mapBack(pieces, span) }
}

type Piece = Span & { from: number; to: number }

function readPiece(tokens: Token[], at: number): { words: string; next: number } {
  const word = wordAt(tokens, at)
  const closing = word === '[' ? ']' : word === '<' ? '>' : word === '*' ? '*' : null
  if (closing !== null && tokens[at + 1]?.kind === 'word' && wordAt(tokens, at + 2) === closing)
    return { words: '', next: at + 3 }
  if (fillers.has(word)) return { words: '', next: wordAt(tokens, at + 1) === ',' ? at + 2 : at + 1 }
  if (tokens[at]?.kind !== 'word') return { words: word, next: at + 1 }
  const digits = readDigitRun(tokens, at)
  if (digits) return digits
  const ordinal = word === 'second' || word === 'first' ? null : readOrdinal(tokens, at)
  if (ordinal) return { words: `${ordinal.value}${suffixOf(ordinal.value)}`, next: ordinal.next }
  const number = readCardinal(tokens, at)
  if (number && !(word === 'one' && number.next === at + 1))
    return { words: String(number.value), next: number.next }
  return { words: writeOut(word), next: at + 1 }
}

/** Three or more digits said one by one are one number: "five oh three" is 503. */
function readDigitRun(tokens: Token[], at: number): { words: string; next: number } | null {
  let digits = ''
  let next = at
  while (next < tokens.length) {
    const digit = spokenDigits.get(wordAt(tokens, next))
    if (digit === undefined || next - at >= 20) break
    digits += digit
    next += 1
  }
  return digits.length >= 3 ? { words: digits, next } : null
}

function writeOut(word: string): string {
  const whole = writtenOut.get(word)
  if (whole !== undefined) return whole
  const ending = /^(.+?)(n't|'m|'re|'ll|'ve|'d)$/.exec(word)
  return ending?.[1] && ending[2] ? `${ending[1]} ${endings.get(ending[2]) ?? ''}` : word
}

const endings: ReadonlyMap<string, string> = new Map([
  ["n't", 'not'], ["'m", 'am'], ["'re", 'are'], ["'ll", 'will'], ["'ve", 'have'], ["'d", 'would'],
]) // biome-ignore format: one readable block

export function suffixOf(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
}

function mapBack(pieces: Piece[], span: Span): Span {
  const touched = pieces.filter((piece) => piece.from < span.end && piece.to > span.start)
  const first = touched[0]
  const last = touched[touched.length - 1]
  if (!first || !last) {
    const before = pieces.filter((piece) => piece.to <= span.start).at(-1)
    return { start: before?.end ?? 0, end: before?.end ?? 0 }
  }
  return { start: first.start, end: last.end }
}
