import { readHouseNumber } from './read-house-number.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'

/** A box at the post office as the street of an address: "p.o. box 88" is "PO Box 88". */
export function readBox(tokens: Token[], at: number): Read<string> | null {
  for (const lead of leads) {
    const next = skipPhrase(tokens, at, lead)
    if (next === -1) continue
    const isSign = /^(?:#|number|no)$/.test(wordAt(tokens, next))
    const number = readHouseNumber(tokens, isSign ? next + 1 : next)
    return number && { value: `PO Box ${number.value}`, next: number.next }
  }
  return null
}

const leads: readonly (readonly string[])[] = [
  'p . o . box',
  'p . o box',
  'p o box',
  'po box',
  'pob',
  'post office box',
].map((words) => words.split(' '))
