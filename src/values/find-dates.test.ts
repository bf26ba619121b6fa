import { expect, it } from 'vitest'
import { findDates } from './find-dates.ts'

/** Tuesday. */
const today = '2026-11-17'

// Sabotage: drop namesMonth.
it.each([
  ['are you open nov 27', ['2026-11-27']],
  ['on the 3rd of December or 12/24?', ['2026-12-03', '2026-12-24']],
  ['January 2nd', ['2027-01-02']],
  ['2026-12-31 and December 26, 2026', ['2026-12-31', '2026-12-26']],
  ['the 24th', []],
  ['sometime in december', []],
  ['friday at 3, I need 2 of them', []],
  ['it broke on 11/3/2026', []],
  ['apt 12-4, call 503 555 0142', []],
])('"%s" names %j', (text, expected) => {
  expect(findDates(text, today).map(({ value }) => value)).toEqual(expected)
})

it('tells where the words stand', () => {
  const [found] = findDates('Open on Nov 27?', today)
  expect(found?.text).toBe('Nov 27')
})
