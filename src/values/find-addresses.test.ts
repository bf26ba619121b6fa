import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

const read = (text: string, isAsked = false) =>
  findAddresses(text, { isAsked }).map(({ value: { street, unit, city, region, postalCode } }) =>
    [street, unit, city, region, postalCode].map((part) => part ?? '').join('|'),
  )

// Sabotage: in address-words.ts let "st" be kept as "St".
it.each([
  ['i live at 12 elm st, fernbrook OR 97201', '12 Elm Street||Fernbrook|OR|97201'],
  ['twelve elm street', '12 Elm Street||||'],
  [
    'one twenty three ne forty second ave apt 4b portland oregon nine seven two oh one',
    '123 NE 42nd Avenue|Apt 4B|Portland|OR|97201',
  ],
  ["it's 400 W. Main St. #3, St. Paul, MN 55101 thanks", '400 W Main Street|#3|St. Paul|MN|55101'],
  ['350 fifth avenue, new york, ny', '350 5th Avenue||New York|NY|'],
  ['1500 county road 12', '1500 County Road 12||||'],
  ['p.o. box 88, Fernbrook OR 97201', 'PO Box 88||Fernbrook|OR|97201'],
  ["i'm at ten fifteen south elm", '1015 South Elm||||'],
  ['33 rue st, springfield illinois', '33 Rue Street||Springfield|IL|'],
  ['1450 Avenue of the Pines', '1450 Avenue of the Pines||||'],
])('reads "%s"', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

// Sabotage: in read-street.ts leave out the check of countedThings.
it.each([
  '30 minute drive',
  "it's a 5 mile road",
  'i have 2 cars in my drive',
  'tuesday at 2',
  '3 bedroom place',
  'a 1998 Park Avenue, the Buick',
])('sees no address in "%s"', (text) => {
  expect(read(text)).toEqual([])
})

// Sabotage: in find-addresses.ts let readBare run without `isAsked`.
it('takes a street without its type only once asked', () => {
  expect(read('12 elm, fernbrook', true)).toEqual(['12 Elm||Fernbrook||'])
  expect(read('12 elm, fernbrook')).toEqual([])
  // Sabotage: in readAddress leave out the line about hours; in texted-words.ts take "insted" out.
  expect(read('oh no hang on make it one oclock', true)).toEqual([])
  expect(read('tmrw at 1 insted', true)).toEqual([])
})
