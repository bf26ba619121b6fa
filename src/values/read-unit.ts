import { unitWords } from './address-words.ts'
import { readHouseNumber } from './read-house-number.ts'
import { readBelowHundred, readOrdinal } from './read-number.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** The flat or floor behind a street: "apt 4B", "suite one ten", "third floor", "number four". */
export function readUnitBehind(tokens: Token[], at: number): Read<string> | null {
  return readUnit(tokens, at, true) ?? readFloor(tokens, at) ?? readNumbered(tokens, at)
}

/** "apt 4B", "# 3", "unit twelve"; behind a street (`isLast`) also "suite one ten", which elsewhere may begin an address. */
export function readUnit(tokens: Token[], at: number, isLast = false): Read<string> | null {
  const kept = unitWords.get(wordAt(tokens, at))
  if (kept === undefined) return null
  const from =
    wordAt(tokens, at + 1) === '.' || wordAt(tokens, at + 1) === '#' || wordAt(tokens, at + 1) === 'number'
      ? at + 2
      : at + 1
  const token = tokens[from]
  const single = readBelowHundred(tokens, from)
  const whole = single && isLast ? readHouseNumber(tokens, from) : null
  const said = whole && whole.value.length > 2 ? whole : single
  let name = said
    ? String(said.value)
    : token?.kind === 'digits' || /^[a-z]$/.test(token?.word ?? '')
      ? (token?.word ?? '')
      : ''
  if (name === '') return null
  let next = said?.next ?? from + 1
  const glued = wordAt(tokens, next) === '-' && tokens[next]?.isGlued ? next + 1 : next
  const tail = tokens[glued]
  const isTail =
    tail !== undefined &&
    (tail.isGlued || tail.kind === 'word') &&
    /^(?:[a-z]|\d{1,4})$/.test(tail.word) &&
    tail.word !== 'i' &&
    (tail.isGlued || tail.word !== 'a')
  if (isTail && !(tail.kind === 'digits' && token?.kind === 'digits' && glued === next)) {
    name += (glued > next ? '-' : '') + tail.word
    next = glued + 1
  }
  return { value: kept === '#' ? `#${name.toUpperCase()}` : `${kept} ${name.toUpperCase()}`, next }
}

/** "Third floor", "2nd fl". */
function readFloor(tokens: Token[], at: number): Read<string> | null {
  const storey = readOrdinal(tokens, wordAt(tokens, at) === 'the' ? at + 1 : at)
  if (!storey || !/^(?:floor|fl)$/.test(wordAt(tokens, storey.next))) return null
  return { value: `Floor ${storey.value}`, next: storey.next + 1 }
}

/** "8th street, number four": a bare number of a flat. */
function readNumbered(tokens: Token[], at: number): Read<string> | null {
  if (wordAt(tokens, at) !== 'number') return null
  const token = tokens[at + 1]
  const said = readBelowHundred(tokens, at + 1)
  const number =
    said ?? (token?.kind === 'digits' && token.word.length < 5 ? { value: token.word, next: at + 2 } : null)
  return number && { value: `#${number.value}`, next: number.next }
}
