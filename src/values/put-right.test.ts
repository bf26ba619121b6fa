import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in put-right.ts let isPutRight return false.
it.each([
  ['tuesday, wait, wednesday around ten', '11-25@10:00'],
  ['monday at 2. Scratch that, tuesday at 3', '11-24@15:00'],
  ['friday at 3 actually make it 4', '11-27@16:00'],
  ['the ninth around 2 oops i meant 4', '12-09@16:00'],
  // Sabotage: in put-right.ts let replaceDay only push the part.
  ['Monday at 8, no, Friday', '11-27@08:00'],
  // Sabotage: in put-right.ts let isOwnWord return false.
  ['i said friday but it should be thursday at 3', '11-26@15:00'],
  ['i told you monday earlier but make it tuesday', '11-24'],
])('hears what holds in the end: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in put-right.ts leave out the line that asks `between` for the word.
it.each([
  ['monday no rush, tuesday is fine', '11-30 11-24'],
  ["tuesday at 3pm, actually i'm booked at 4pm", '11-24@15:00 @16:00'],
  ['not friday, no, saturday', '!11-27 11-28'],
  ['thursday no later than 5', '11-26@00:00-17:00'],
  // Sabotage: in put-right.ts let isOwnWord return true.
  ['friday earlier but really monday', '11-27 11-30'],
])('takes nothing back in "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
