import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

const read = (text: string, isAsked = false) =>
  findAddresses(text, { isAsked }).map(({ value }) =>
    [value.street, value.unit, value.city].filter((part) => part !== null).join('|'),
  )

// Sabotage: in read-numbered-road.ts let readCountry return null; take words out of readRoadNumber; let readRoadLetter return null.
it.each([
  ['2200 US 30, Fernbrook', '2200 US 30|Fernbrook'],
  ['4410 u.s. hwy 12', '4410 US Highway 12'],
  ['650 E State Rte 9', '650 E State Route 9'],
  ['thirty one twelve county road four', '3112 County Road 4'],
  ['14250 county highway x', '14250 County Highway X'],
  ['7780 N County Rd 450 E', '7780 N County Road 450 E'],
  // Sabotage: in read-box.ts let readRuralRoute return null.
  ['RR 4, Box 51', 'RR 4 Box 51'],
  ['rural route one box two twenty', 'Rural Route 1 Box 220'],
  // Sabotage: in read-house-number.ts leave the second number out.
  ['twenty one dash forty oak terrace', '21-40 Oak Terrace'],
  // Sabotage: in read-street.ts take "jr" out.
  ['1800 Samuel Ferris Jr. Way', '1800 Samuel Ferris Jr Way'],
  // Sabotage: in find-addresses.ts let withLetter join every letter.
  ['six hundred c street number nine', '600 C Street|#9'],
  // Sabotage: let addLaterUnit do nothing.
  ['88 Larch St, please. oh and its apt 5C', '88 Larch Street|Apt 5C'],
  // Sabotage: let isNamedStreet return false.
  ['forty sorrel loop, thanks', '40 Sorrel Loop'],
  // Sabotage: in read-place.ts let isCityWord know no "little".
  ['77 Larch Road, Little Elmdale, please', '77 Larch Road|Little Elmdale'],
])('reads "%s"', (text, address) => {
  expect(read(text)).toEqual([address])
})

// Sabotage: in read-numbered-road.ts let roads hold ['us', 'US'].
it.each([
  'meet us 40 minutes late',
  '1100 us dollars',
  'the two labradors run off',
  'box 45 is broken',
  'number 4 please',
])('sees no address in "%s"', (text) => {
  expect(read(text)).toEqual([])
})
