import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

const found = (text: string) => findAddresses(text).map(({ value }) => [value.street, value.unit, value.city])

// Sabotage: in read-unit.ts let readFloor return null; let `whole` be null.
it.each([
  ['44 elm street suite two ten', ['44 Elm Street', 'Suite 210', null]],
  ['44 Elm Street, third floor, Fernbrook, OR', ['44 Elm Street', 'Floor 3', 'Fernbrook']],
  ['44 elm street apt two five people', ['44 Elm Street', 'Apt 2', null]],
  // Sabotage: in find-addresses.ts leave out the signs before which a street may open a sentence.
  ['call me friday. 12 pine court', ['12 Pine Court', null, null]],
])('reads "%s"', (text, address) => {
  expect(found(text)).toEqual([address])
})

it.each(['i need help. 30 minute drive', 'we are on the third floor', 'there are 2. 12 steps court us'])(
  'reads no address in "%s"',
  (text) => {
    expect(found(text)).toEqual([])
  },
)
