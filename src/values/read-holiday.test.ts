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

// Sabotage: in holidays.ts take the line with "mlk day" out; in read-holiday.ts let readWords keep every sign.
it.each([
  ['mlk day at 9', '01-18@09:00'],
  ["presidents' day around 10", '02-15@10:00'],
  ["mother's day lunch at 11", '05-09@11:00'],
  ['the friday after memorial day', '06-04'],
  // Sabotage: in read-holiday.ts let isAtHour return false.
  ['halloween at 6', '10-31@18:00'],
  ['day after thxgiving', '11-27'],
  ['not thanksgiving week', '!11-23..11-29'],
])('knows the day of "%s"', (text, expected) => {
  expect(read(text)).toBe(expected)
})

// Sabotage: in read-holiday.ts let isLed return true.
it.each(['the christmas tree fell over', 'christmas at our house', 'thanks mom', 'mother of three'])(
  'finds no day in "%s"',
  (text) => {
    expect(read(text)).toBe('')
  },
)
