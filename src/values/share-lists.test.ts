import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in share-lists.ts leave out shareOnward.
it.each([
  ['around 9 on friday or saturday', '11-27@09:00 11-28@09:00'],
  ['after 5 today or tomorrow', '11-23@17:00-24:00 11-24@17:00-24:00'],
  ['tuesday at 2 or 3', '11-24@14:00 11-24@15:00'],
  // Sabotage: leave "n" out of isListed.
  ['friday n saturday morning', '11-27@06:00-12:00 11-28@06:00-12:00'],
])('shares the time said first: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in share-lists.ts leave out `&& !after.isTimeFirst`, then isOfItself, then `before.isTimeFirst &&`.
it.each([
  ['thursday or late friday', '11-26 11-27@15:00-18:00'],
  ['early friday or saturday', '11-27@06:00-10:00 11-28'],
  ['tonight at 7 or tomorrow', '11-23@19:00 11-24'],
  ['at 10 on friday or saturday afternoon', '11-27@10:00 11-28@12:00-17:00'],
])('leaves each day its own: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in join-when.ts let withoutRepeated return the groups.
it.each([
  ['friday is fine, this friday around four', '11-27@16:00'],
  ['christmas eve i am off, i could come by that day around ten', '12-24@10:00'],
  ['friday, or saturday at four', '11-27@16:00 11-28@16:00'],
])('keeps a day that is named again only with its hour: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
