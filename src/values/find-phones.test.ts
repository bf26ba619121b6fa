import { expect, it } from 'vitest'
import { findPhones } from './find-phones.ts'

const phones = (text: string) => findPhones(text).map((found) => found.value)

// Sabotage: in find-phones.ts leave out `repeats`.
it.each([
  ['(503) 555-0142', '+15035550142'],
  ['it is 1-503-555-0142 ok', '+15035550142'],
  ['five oh three, five five five, oh one four two', '+15035550142'],
  ['five oh three triple five oh one double four', '+15035550144'],
  ['area code 503 then 555 oh one four two', '+15035550142'],
  ['eight hundred five five five oh one nine nine', '+18005550199'],
  ['unit 12 503 555 0142', '+15035550142'],
])('reads "%s"', (text, expected) => {
  expect(phones(text)).toEqual([expected])
})

// Sabotage: in find-phones.ts leave out isWhole.
it('reads two numbers one behind the other', () => {
  expect(phones('503-555-0142, 503-555-0143')).toEqual(['+15035550142', '+15035550143'])
})

// Sabotage: in find-phones.ts ask for 9 digits instead of 10.
it.each(['order 123456', 'zip 97201-1234', 'invoice 20261123', 'card 4242 4242 4242 4242', 'one two three'])(
  'sees none in "%s"',
  (text) => {
    expect(phones(text)).toEqual([])
  },
)
