import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in read-day-beside.ts let readNextDay return null.
it.each([
  ['not friday, rather the day after', '!11-27 11-28'],
  ["monday doesn't work but the day before does", '!11-30 11-29'],
  ['anything but the ninth, the day before around two', '!12-09 12-08@14:00'],
  // Sabotage: in read-day-beside.ts leave out the line that asks readDays.
  ['not friday, the day after christmas', '!11-27 12-26'],
])('counts from the day that was ruled out: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in read-day-beside.ts let readOfMonth return null.
it.each([
  ['january 4th or 11th', '01-04 01-11'],
  ['December 3, 10 or 17', '12-03 12-10 12-17'],
  ['january 5 and 6 would do', '01-05 01-06'],
])('carries the month on: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in read-day-beside.ts leave out the line that compares with the day before; let isEnd be true always.
it.each([
  ['december 3, 2 or 3', '12-03@14:00 12-03@15:00'],
  ['december 3 at 10 or 11', '12-03@10:00 12-03@11:00'],
  ['december 3, 10 or 11 am', '12-03@10:00 12-03@11:00'],
  ['dec 3, 4 people', '12-03'],
])('takes hours for hours: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
