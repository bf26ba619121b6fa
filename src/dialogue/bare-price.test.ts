import { expect, it } from 'vitest'
import { pricedService } from './bare-price.ts'
import { tokenise } from './normalise.ts'
import type { BusinessFacts, Service } from './types.ts'

const services = ['Two-room wiring', 'Whole-floor wiring', 'Lamp replacement', 'Lamp repair'].map((name) => ({
  name,
  alsoCalled: [] as string[],
})) as Service[]
const priced = (text: string) => pricedService(tokenise(text), { services } as BusinessFacts)?.name ?? null

// Sabotage: leave out numbers, isKin or the words before the price; let some of the words be enough.
it.each([
  ['2 room how much', 'Two-room wiring'],
  ['whole floor price', 'Whole-floor wiring'],
  ['so what would you folks charge to replace a lamp', 'Lamp replacement'],
  ['how much to replace a chandelier', null],
  ['wiring price', null],
  ['replace a lamp', null],
])('"%s" asks the price of %s', (text, name) => {
  expect(priced(text)).toBe(name)
})
