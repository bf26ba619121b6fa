import { readCardinal } from './read-number.ts'
import { foundAt, type Read, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

/** Lengths of time in minutes: "an hour and a half", "90 min", "two days", "half an hour". */
export function findDurations(text: string): Found<number>[] {
  const tokens = tokenise(text)
  const found: Found<number>[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readDuration(tokens, at)
    if (read)
      found.push(foundAt(text, tokens, { from: at, next: read.next, value: read.value, confidence: 0.9 }))
    at = read ? read.next : (readCardinal(tokens, at)?.next ?? at + 1)
  }
  return found
}

/** A length of time at a place, in minutes. */
export function readDuration(tokens: Token[], at: number): Read<number> | null {
  const first = readPart(tokens, at)
  if (!first) return null
  let { value, next } = first
  const and = wordAt(tokens, next) === 'and' ? next + 1 : next
  if (wordAt(tokens, and) === 'a' && wordAt(tokens, and + 1) === 'half')
    return { value: value + first.unit / 2, next: and + 2 }
  const second = readPart(tokens, and)
  if (second && second.unit < first.unit) {
    value += second.value
    next = second.next
  }
  return { value, next }
}

const units: ReadonlyMap<string, number> = new Map([
  ['minute', 1], ['minutes', 1], ['min', 1], ['mins', 1], ['hour', 60], ['hours', 60], ['hr', 60], ['hrs', 60],
  ['day', 1440], ['days', 1440], ['week', 10_080], ['weeks', 10_080], ['wk', 10_080], ['wks', 10_080],
]) // biome-ignore format: one readable block

function readPart(tokens: Token[], at: number): (Read<number> & { unit: number }) | null {
  const count = readCount(tokens, at)
  if (!count) return null
  const unitAt = wordAt(tokens, count.next) === '-' ? count.next + 1 : count.next
  const unit = units.get(wordAt(tokens, unitAt)) ?? gluedUnit(tokens[unitAt])
  return unit === undefined ? null : { value: count.value * unit, unit, next: unitAt + 1 }
}

/** "2h", "30m": the short letters count only right behind the digits. */
function gluedUnit(token: Token | undefined): number | undefined {
  if (!token?.isGlued) return undefined
  return token.word === 'h' ? 60 : token.word === 'm' ? 1 : undefined
}

function readCount(tokens: Token[], at: number): Read<number> | null {
  const word = wordAt(tokens, at)
  if (word === 'half')
    return wordAt(tokens, at + 1) === 'an' || wordAt(tokens, at + 1) === 'a'
      ? { value: 0.5, next: at + 2 }
      : null
  if (word === 'quarter' && wordAt(tokens, at + 1) === 'hour') return { value: 0.25, next: at + 1 }
  if (word === 'a' || word === 'an') {
    const isCouple = wordAt(tokens, at + 1) === 'couple'
    if (!isCouple) return { value: 1, next: at + 1 }
    return { value: 2, next: wordAt(tokens, at + 2) === 'of' ? at + 3 : at + 2 }
  }
  const number = readCardinal(tokens, at)
  if (!number) return null
  const [point, fraction] = [tokens[number.next], tokens[number.next + 1]]
  if (point?.word === '.' && point.isGlued && fraction?.kind === 'digits' && fraction.isGlued)
    return { value: Number(`${number.value}.${fraction.word.slice(0, 3)}`), next: number.next + 2 }
  const isHalf = wordAt(tokens, number.next) === 'and' && wordAt(tokens, number.next + 1) === 'a'
  return isHalf && wordAt(tokens, number.next + 2) === 'half'
    ? { value: number.value + 0.5, next: number.next + 3 }
    : number
}
