import { scales, smallNumbers, smallOrdinals, tens } from './number-words.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** A cardinal at a place, written or said: "12", "1,200", "two hundred and five", "twenty-one". */
export function readCardinal(tokens: Token[], at: number): Read<number> | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'digits') return readDigits(tokens, at)
  let total = 0
  let group = -1
  let next = at
  while (next < tokens.length && next - at < 24) {
    const word = wordAt(tokens, next)
    const scale = scales.get(word)
    const below = scale === undefined ? readBelowHundred(tokens, next) : null
    if (below && (group < 0 || (group === 0 && total > 0) || (group % 100 === 0 && group > 0))) {
      group = Math.max(group, 0) + below.value
      next = below.next
    } else if (scale === 100 && group > 0 && group < 100) {
      group *= 100
      next += 1
    } else if (scale !== undefined && scale > 100 && group > 0 && (total === 0 || total >= scale * 1000)) {
      total += group * scale
      group = 0
      next += 1
    } else if (word === 'and' && group >= 100 && group % 100 === 0 && readBelowHundred(tokens, next + 1)) {
      next += 1
    } else break
    if (group === 0 && total > 0 && !readBelowHundred(tokens, next)) break
  }
  return group < 0 ? null : { value: total + group, next }
}

/** "one" to "ninety-nine" at a place, in words only. */
export function readBelowHundred(tokens: Token[], at: number): Read<number> | null {
  const word = wordAt(tokens, at)
  const small = smallNumbers.get(word)
  if (small !== undefined) return { value: small, next: at + 1 }
  const ten = tens.get(word)
  if (ten === undefined) return null
  const unitAt = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
  const unit = smallNumbers.get(wordAt(tokens, unitAt))
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: ten + unit, next: unitAt + 1 }
    : { value: ten, next: at + 1 }
}

/** An ordinal at a place: "3rd", "third", "twenty-first". */
export function readOrdinal(tokens: Token[], at: number): Read<number> | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'digits') {
    const suffix = tokens[at + 1]
    const isOrdinal =
      suffix?.isGlued === true && /^(?:st|nd|rd|th)$/.test(suffix.word) && token.word.length <= 3
    return isOrdinal ? { value: Number(token.word), next: at + 2 } : null
  }
  const small = smallOrdinals.get(token.word)
  if (small !== undefined) return { value: small, next: at + 1 }
  const ten = tens.get(token.word)
  if (ten === undefined) return null
  const unitAt = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
  const unit = smallOrdinals.get(wordAt(tokens, unitAt))
  return unit !== undefined && unit < 10 ? { value: ten + unit, next: unitAt + 1 } : null
}

function readDigits(tokens: Token[], at: number): Read<number> | null {
  let digits = wordAt(tokens, at)
  let next = at + 1
  while (tokens[next]?.word === ',' && tokens[next]?.isGlued && isThousand(tokens[next + 1])) {
    digits += wordAt(tokens, next + 1)
    next += 2
  }
  if (digits.length > 15) return null
  return { value: Number(digits), next }
}

function isThousand(token: Token | undefined): boolean {
  return token?.kind === 'digits' && token.isGlued && token.word.length === 3
}
