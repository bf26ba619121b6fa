import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string) => findNames(text).map((found) => found.value)

// Sabotage: in find-names.ts leave out readBookedFor; in read-unknown-name.ts let isBooking return false.
it.each([
  ['saturday lunch at noon for Jo', ['Jo']],
  ['either evening is ok for mei zhu', ['Mei Zhu']],
  ['dinner for six people friday under okafor please', ['Okafor']],
  ['a table tomorrow at eight under castellanos', ['Castellanos']],
])('hears for whom "%s" is', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

// Sabotage: in read-booked-for.ts let hasTime return true; in read-unknown-name.ts let isBooking return true.
it.each([
  'saturday at noon for the kids',
  'i have a parcel for Dana',
  'thanks for tomorrow',
  'the water is under investigators',
  'friday the pipe under kitchen is leaking',
])('hears no name in "%s"', (text) => {
  expect(names(text)).toEqual([])
})
