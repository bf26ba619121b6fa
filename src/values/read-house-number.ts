import { smallNumbers, spokenDigits, tens } from './number-words.ts'
import { readBelowHundred, readCardinal } from './read-number.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** A house number at a place, as digits: "12", "12B", "1204 1/2", "twelve oh four", "one twenty three". */
export function readHouseNumber(tokens: Token[], at: number): Read<string> | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'digits') return token.word.length <= 6 ? readWritten(tokens, at) : null
  const first = readSpoken(tokens, at)
  // "ninety four dash ten oh two" is 94-1002.
  const second =
    first && /^(?:dash|hyphen)$/.test(wordAt(tokens, first.next)) ? readSpoken(tokens, first.next + 1) : null
  return first && second ? { value: `${first.value}-${second.value}`, next: second.next } : first
}

function readWritten(tokens: Token[], at: number): Read<string> | null {
  const value = wordAt(tokens, at)
  const single = readSingles(tokens, at)
  if (single) return single
  const after = tokens[at + 1]
  const isHalf =
    after?.word === '1' && !after.isGlued && wordAt(tokens, at + 2) === '/' && wordAt(tokens, at + 3) === '2'
  if (isHalf) return { value: `${value} 1/2`, next: at + 4 }
  if (after?.isGlued && after.kind === 'word') {
    return after.word.length === 1 ? { value: value + after.word.toUpperCase(), next: at + 2 } : null
  }
  if (after?.isGlued && after.word === '-' && tokens[at + 2]?.kind === 'digits' && tokens[at + 2]?.isGlued)
    return { value: `${value}-${wordAt(tokens, at + 2)}`, next: at + 3 }
  if (after?.isGlued && /^[/:.$%]$/.test(after.word) && tokens[at + 2]?.isGlued) return null
  return { value, next: at + 1 }
}

/** "4 5 0 1": digits written one by one. */
function readSingles(tokens: Token[], at: number): Read<string> | null {
  let value = ''
  let next = at
  while (tokens[next]?.kind === 'digits' && wordAt(tokens, next).length === 1 && value.length < 6) {
    value += wordAt(tokens, next)
    next += 1
  }
  return value.length > 1 ? { value, next } : null
}

/** Said in one of three ways: as a number, digit by digit, or in pairs. */
function readSpoken(tokens: Token[], at: number): Read<string> | null {
  let digits = ''
  let next = at
  while (next < tokens.length && digits.length < 6) {
    const word = wordAt(tokens, next)
    if (word === 'hundred' && digits !== '' && digits.length <= 2) {
      const rest = readBelowHundred(tokens, wordAt(tokens, next + 1) === 'and' ? next + 2 : next + 1)
      return { value: String(Number(digits) * 100 + (rest?.value ?? 0)), next: rest?.next ?? next + 1 }
    }
    if (word === 'thousand' && digits !== '') {
      const whole = readCardinal(tokens, at)
      return whole ? { value: String(whole.value), next: whole.next } : null
    }
    const isPart = smallNumbers.has(word) || tens.has(word)
    const part = isPart ? readBelowHundred(tokens, next) : null
    if (part) {
      digits += String(part.value)
      next = part.next
    } else if (spokenDigits.has(word) && digits !== '' && word !== 'o') {
      digits += spokenDigits.get(word)
      next += 1
    } else break
  }
  return digits === '' || digits.startsWith('0') ? null : { value: digits, next }
}
