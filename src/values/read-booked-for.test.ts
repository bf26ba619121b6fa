import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string) => findNames(text).map((found) => found.value)

// Sabotage: in find-names.ts leave out readBookedFor; in read-unknown-name.ts let isBooking return false.
it.each([
  ['saturday lunch at noon for Jo', ['Jo']],
  ['either evening is ok for mei zhu', ['Mei Zhu']],
  ['dinner for six people friday under okafor please', ['Okafor']],
  ['a table tomorrow at eight under castellanos', ['Castellanos']],
  // Sabotage: in read-booked-for.ts let readWithin return null.
  ['for nadia osei at 6 pm', ['Nadia Osei']],
  // Sabotage: in read-booked-for.ts let readBehindTime return null.
  ['friday 3 pm nadia osei', ['Nadia Osei']],
  // Sabotage: in read-unknown-name.ts let isLabelEnd return false.
  ['a reservation under osei for 4', ['Osei']],
  // Sabotage: in read-related-name.ts let isDown be false; in read-standing-name.ts leave out "needs".
  ['put nadia down for 3', ['Nadia']],
  ['nadia osei needs an appt friday', ['Nadia Osei']],
  // Sabotage: in read-related-name.ts let readNeedyKin return null, then readBooked.
  ['My son, Otis Foss, needs a haircut', ['Otis Foss']],
  ['please book Nadia Osei for friday', ['Nadia Osei']],
  // Sabotage: in read-led-name.ts let isBookedFor return false.
  ["my dad's name is omar osei can i book him for friday", ['Omar Osei']],
])('hears for whom "%s" is', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

// Sabotage: in read-booked-for.ts let hasTime return true; in read-unknown-name.ts let isBooking return true.
it.each([
  'saturday at noon for the kids',
  'i have a parcel for Dana',
  'thanks for tomorrow',
  'put nadia through to me',
  'looking for dana white on friday',
  'my son needs a haircut',
  'the water is under investigators',
  'friday the pipe under kitchen is leaking',
])('hears no name in "%s"', (text) => {
  expect(names(text)).toEqual([])
})
