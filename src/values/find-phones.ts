import { parsePhoneNumber } from '#kit/phone-number.ts'
import { repeats, smallNumbers, spokenDigits, tens } from './number-words.ts'
import { foundAt, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

/** Phone numbers as E.164, written or spoken; without a country code they are taken as numbers of the US. */
export function findPhones(text: string): Found<string>[] {
  const tokens = tokenise(text)
  const found: Found<string>[] = []
  let at = 0
  while (at < tokens.length) {
    const run = readPhoneRun(tokens, at)
    const value = run ? phoneOf(run) : null
    if (run && value) found.push(foundAt(text, tokens, { from: at, next: run.next, value, confidence: 0.95 }))
    at = run && (value || !startsAnew(tokens, at)) ? run.next : at + 1
  }
  return found
}

/** "unit 12 503 555 0142": the number begins behind the first digits. */
function startsAnew(tokens: Token[], at: number): boolean {
  const after = tokens[at + 1]
  return (
    tokens[at]?.kind === 'digits' &&
    (after?.word === '(' || after?.word === ',' || (after?.kind === 'digits' && after.word.length === 3))
  )
}

function isWhole(digits: string, hasPlus: boolean): boolean {
  return !hasPlus && (digits.length === 10 || (digits.length === 11 && digits.startsWith('1')))
}

type Run = { digits: string; hasPlus: boolean; next: number }

/** Digits, written or said, with only such signs between them as a phone number has. */
export function readPhoneRun(tokens: Token[], at: number): Run | null {
  let digits = ''
  let next = at
  let end = at
  const hasPlus = wordAt(tokens, at) === '+' || wordAt(tokens, at) === 'plus'
  if (hasPlus) next += 1
  else if (wordAt(tokens, at) === '(') next += 1
  while (next < tokens.length && digits.length < 20) {
    const piece = readPiece(tokens, next)
    if (piece) {
      digits += piece.digits
      next = piece.next
      end = next
    } else if (isWhole(digits, hasPlus)) break
    else if (digits !== '' && (isSeparator(tokens[next]) || isSlash(tokens[next], digits))) next += 1
    else break
  }
  return digits === '' ? null : { digits, hasPlus, next: end }
}

/** "503/555/0142", not "12/3". */
function isSlash(token: Token | undefined, digits: string): boolean {
  return token?.word === '/' && token.isGlued && (digits.length === 3 || digits.length === 6)
}

function isSeparator(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    ['-', '.', '(', ')', ',', '–', 'area', 'code', 'dash', 'uh', 'um', 'then', 'and'].includes(token.word)
  )
}

function readPiece(tokens: Token[], at: number): { digits: string; next: number } | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'digits') return { digits: token.word, next: at + 1 }
  const times = repeats.get(token.word)
  const repeated =
    times === undefined ? undefined : (spokenDigits.get(wordAt(tokens, at + 1)) ?? digitOf(tokens[at + 1]))
  if (times !== undefined && repeated !== undefined) return { digits: repeated.repeat(times), next: at + 2 }
  const digit = spokenDigits.get(token.word)
  if (digit !== undefined)
    return wordAt(tokens, at + 1) === 'hundred' && digit !== '0'
      ? { digits: `${digit}00`, next: at + 2 }
      : wordAt(tokens, at + 1) === 'thousand' && digit !== '0'
        ? { digits: `${digit}000`, next: at + 2 }
        : { digits: digit, next: at + 1 }
  const teen = smallNumbers.get(token.word)
  if (teen !== undefined) return { digits: String(teen), next: at + 1 }
  const ten = tens.get(token.word)
  if (ten === undefined) return null
  const unitAt = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
  const unit = smallNumbers.get(wordAt(tokens, unitAt))
  return unit !== undefined && unit > 0 && unit < 10
    ? { digits: String(ten + unit), next: unitAt + 1 }
    : { digits: String(ten), next: at + 1 }
}

function digitOf(token: Token | undefined): string | undefined {
  return token?.kind === 'digits' && token.word.length === 1 ? token.word : undefined
}

function phoneOf({ digits, hasPlus }: Run): string | null {
  if (hasPlus) return digits.length >= 8 ? parsePhoneNumber(`+${digits}`) : null
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length === 10 && /^[2-9]\d\d[2-9]/.test(national) ? parsePhoneNumber(national) : null
}
