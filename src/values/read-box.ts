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
  return readRuralRoute(tokens, at)
}

/** "Rural Route 2 Box 118", "RR 3, Box 45": the box of a house out in the country. */
function readRuralRoute(tokens: Token[], at: number): Read<string> | null {
  for (const [lead, kept] of routes) {
    const next = skipPhrase(tokens, at, lead)
    const route = next === -1 ? null : readRouteNumber(tokens, next)
    if (!route) continue
    const boxAt = wordAt(tokens, route.next) === ',' ? route.next + 1 : route.next
    if (wordAt(tokens, boxAt) !== 'box') return null
    const isSign = /^(?:#|number|no)$/.test(wordAt(tokens, boxAt + 1))
    const box = readHouseNumber(tokens, isSign ? boxAt + 2 : boxAt + 1)
    return box && { value: `${kept} ${route.value} Box ${box.value}`, next: box.next }
  }
  return null
}

function readRouteNumber(tokens: Token[], at: number): Read<string> | null {
  const from = /^(?:#|number|no)$/.test(wordAt(tokens, at)) ? at + 1 : at
  return readHouseNumber(tokens, from)
}

const routes: readonly [readonly string[], string][] = [
  [['rural', 'route'], 'Rural Route'],
  [['rural', 'rt'], 'Rural Route'],
  [['rr'], 'RR'],
  [['r', 'r'], 'RR'],
  [['r', '.', 'r', '.'], 'RR'],
  [['hc'], 'HC'],
  [['star', 'route'], 'Star Route'],
]

const leads: readonly (readonly string[])[] = [
  'p . o . box',
  'p . o box',
  'p o box',
  'po box',
  'pob',
  'post office box',
].map((words) => words.split(' '))
