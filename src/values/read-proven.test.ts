import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

const read = (text: string) =>
  findAddresses(text).map(({ value: { street, unit, city } }) =>
    [street, unit, city].filter(Boolean).join('|'),
  )

// Sabotage: in read-proven.ts let isApart return false.
it.each([
  ['nadia osei, 8 tansy way', '8 Tansy Way'],
  ['friday at noon? 8 tansy row apt 3', '8 Tansy Row|Apt 3'],
  // Sabotage: in read-street.ts ask readNameWord for a type that is part of the name as well.
  ['its 618 gull point dr', '618 Gull Point Drive'],
  // Sabotage: in read-street.ts let isNounToo return false.
  ['we are at forty copper mine road', '40 Copper Mine Road'],
  // Sabotage: in read-proven.ts leave out the line that asks for a given name; in read-place.ts let isDayWord return false.
  ['nadia osei 8 tansy ct', '8 Tansy Court'],
  ['come to 77 birch lane fernbrook tomorrow', '77 Birch Lane|Fernbrook'],
  // Sabotage: in find-addresses.ts take "at" out.
  ['apartment 4 at 77 birch lane', '77 Birch Lane|Apt 4'],
  // Sabotage: in read-place.ts let isTown return false.
  ['at 9 elm street in east fernbrook the gate is open', '9 Elm Street|East Fernbrook'],
])('reads "%s"', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

// Sabotage: in read-proven.ts let isApart return true; in read-place.ts take "case" out of noTowns.
it.each([
  ['i want 2 tune ups close together', []],
  ['we have 3 kids on the way', []],
  ['there were two, 3 in a row, then none', []],
  ['its 9 elm street in case you need it', ['9 Elm Street']],
])('reads no more than there is in "%s"', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
