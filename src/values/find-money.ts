import { readCardinal } from './read-number.ts'
import { foundAt, type Read, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

export interface SaidMoney {
  micros: number
  currency: 'USD'
}

/** Amounts of money in dollars: "$120.50", "120 bucks", "two hundred dollars and fifty cents", "1.2k dollars". */
export function findMoney(text: string): Found<SaidMoney>[] {
  const tokens = tokenise(text)
  const found: Found<SaidMoney>[] = []
  let at = 0
  while (at < tokens.length) {
    const read = wordAt(tokens, at) === '$' ? readSigned(tokens, at) : readSpoken(tokens, at)
    if (read) {
      const value: SaidMoney = { micros: Math.round(read.value * 100) * 10_000, currency: 'USD' }
      found.push(foundAt(text, tokens, { from: at, next: read.next, value, confidence: 0.95 }))
    }
    at = read ? read.next : (readCardinal(tokens, at)?.next ?? at + 1)
  }
  return found
}

function readSigned(tokens: Token[], at: number): Read<number> | null {
  const amount = readAmount(tokens, at + 1)
  return amount && tokens[at + 1]?.kind === 'digits' ? amount : null
}

function readSpoken(tokens: Token[], at: number): Read<number> | null {
  const amount = readAmount(tokens, at)
  if (!amount) return null
  const unit = wordAt(tokens, amount.next)
  if (/^cents?$/.test(unit)) return { value: amount.value / 100, next: amount.next + 1 }
  if (!/^(?:dollars?|bucks?|usd|dollar)$/.test(unit)) return null
  const and = wordAt(tokens, amount.next + 1) === 'and' ? amount.next + 2 : amount.next + 1
  const cents = readCardinal(tokens, and)
  return cents && cents.value < 100 && /^cents?$/.test(wordAt(tokens, cents.next))
    ? { value: amount.value + cents.value / 100, next: cents.next + 1 }
    : { value: amount.value, next: amount.next + 1 }
}

/** A cardinal with an optional fraction and an optional "k" or "grand". */
function readAmount(tokens: Token[], at: number): Read<number> | null {
  const whole = readCardinal(tokens, at)
  if (!whole) return null
  let { value, next } = whole
  const [point, fraction] = [tokens[next], tokens[next + 1]]
  if (point?.word === '.' && point.isGlued && fraction?.kind === 'digits' && fraction.isGlued) {
    value = Number(`${value}.${fraction.word.slice(0, 6)}`)
    next += 2
  }
  const scale = tokens[next]
  if ((scale?.word === 'k' && scale.isGlued) || scale?.word === 'grand')
    return { value: value * 1000, next: next + 1 }
  return { value, next }
}
