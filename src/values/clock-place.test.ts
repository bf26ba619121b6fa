import { expect, it } from 'vitest'
import { findWhen } from './find-when.ts'

/** Monday. */
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/Denver' }
const read = (text: string) =>
  findWhen(text, here).flatMap(({ value: { times } }) => (times ? `${times.from}-${times.to}` : []))

// Sabotage: in clock-place.ts let isRound return false.
it.each([
  ['friday 3 - 430', ['15:00-16:30']],
  ['friday, 1115', ['11:15-11:15']],
  ['fri 845 in the morning', ['08:45-08:45']],
  // Sabotage: let isOnDay return false.
  ['can u do 530 on the 8th', ['17:30-17:30']],
  // Sabotage: in read-stretch.ts let readClockInPart return what readClock returns.
  ['friday between 8 in the morning and 1 in the afternoon', ['08:00-13:00']],
  ['from six in the morning until ten at night', ['06:00-22:00']],
])('reads the digits of "%s" as hour and minutes', (text, times) => {
  expect(read(text)).toEqual(times)
})

// Sabotage: in clock-place.ts leave out the rounding to 5, isAlone, and in isOnDay the words before.
it.each([
  'friday, 1117',
  'friday, 350 for all of it',
  'from 1 to 100 of them',
  'friday, 1200 sq ft',
  'I owe 350 on friday',
])('sees no time in the digits of "%s"', (text) => {
  expect(read(text)).toEqual([])
})
