import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

const streets = (text: string) => findAddresses(text).map(({ value }) => value.street)

// Sabotage: in find-addresses.ts leave out withoutTakenBack; in corrected-addresses.ts let every word be a filler.
it.each([
  ["it's 40 Elm Street, no sorry, 14 Elm Street", ['14 Elm Street']],
  ['14 elm street not 40 elm street', ['14 Elm Street']],
  [
    'pick up at 14 elm street, sorry for the mess, and drop off at 9 birch road',
    ['14 Elm Street', '9 Birch Road'],
  ],
])('keeps the addresses that hold in "%s"', (text, expected) => {
  expect(streets(text)).toEqual(expected)
})
