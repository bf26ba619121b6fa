import { describe, expect, test } from 'vitest'
import { blankProfile } from './blank-profile.ts'
import { isOpenAt } from './is-open-at.ts'

const blank = blankProfile('Larch & Fern', 'America/Los_Angeles')
const weekdaysOnly = {
  ...blank,
  hours: {
    ...blank.hours,
    tuesday: [
      { open: '08:00', close: '12:00' },
      { open: '13:00', close: '24:00' },
    ],
  },
  holidays: [{ date: '2026-11-24', name: 'Inventory', hours: [{ open: '10:00', close: '11:00' }] }],
}

describe('whether a business is open', () => {
  // Sabotage: leave the time zone out of `new TZDate`.
  test.each([
    ['2026-11-17T15:59:00Z', false, 'a minute before eight'],
    ['2026-11-17T16:00:00Z', true, 'at eight'],
    ['2026-11-17T20:30:00Z', false, 'over lunch'],
    ['2026-11-18T07:59:00Z', true, 'a minute before midnight'],
    ['2026-11-18T08:00:00Z', false, 'on Wednesday'],
    ['2026-11-24T16:30:00Z', false, 'on a holiday, outside its own hours'],
    ['2026-11-24T18:30:00Z', true, 'on a holiday, inside its own hours'],
  ])('%s: %s, %s', (at, isOpen) => {
    expect(isOpenAt(weekdaysOnly, new Date(at))).toBe(isOpen)
  })

  test('without any hours nobody can say that it is closed', () => {
    expect(isOpenAt(blank, new Date('2026-11-17T16:00:00Z'))).toBe(true)
  })
})
