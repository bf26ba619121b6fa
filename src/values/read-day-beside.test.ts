import { expect, it } from 'vitest'
import { findWhen } from './find-when.ts'

// Monday, November 23, 2026.
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/New_York' }

/** "11-26@12:00-17:00", one per value, an excluded one with "!". */
function read(text: string): string {
  return findWhen(text, here)
    .map(({ value: { days, times, isExcluded } }) => {
      const said = days ? [...new Set([days.from.slice(5), days.to.slice(5)])].join('..') : ''
      const clock = times ? `@${[...new Set([times.from, times.to])].join('-')}` : ''
      return `${isExcluded ? '!' : ''}${said}${clock}`
    })
    .join(' ')
}

// Sabotage: in read-day-beside.ts let readNextDay return null.
it.each([
  ['not friday, rather the day after', '!11-27 11-28'],
  ["monday doesn't work but the day before does", '!11-30 11-29'],
  ['anything but the ninth, the day before around two', '!12-09 12-08@14:00'],
  // Sabotage: in read-day-beside.ts leave out the line that asks readDays.
  ['not friday, the day after christmas', '!11-27 12-26'],
])('counts from the day that was ruled out: "%s"', (text, expected) => {
  expect(read(text)).toBe(expected)
})

// Sabotage: in read-day-beside.ts let readOfMonth return null.
it.each([
  ['january 4th or 11th', '01-04 01-11'],
  ['December 3, 10 or 17', '12-03 12-10 12-17'],
  ['january 5 and 6 would do', '01-05 01-06'],
])('carries the month on: "%s"', (text, expected) => {
  expect(read(text)).toBe(expected)
})

// Sabotage: in read-day-beside.ts leave out the line that compares with the day before; let isEnd be true always.
it.each([
  ['december 3, 2 or 3', '12-03@14:00 12-03@15:00'],
  ['december 3 at 10 or 11', '12-03@10:00 12-03@11:00'],
  ['december 3, 10 or 11 am', '12-03@10:00 12-03@11:00'],
  ['dec 3, 4 people', '12-03'],
])('takes hours for hours: "%s"', (text, expected) => {
  expect(read(text)).toBe(expected)
})
