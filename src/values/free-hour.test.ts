import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in free-hour.ts let isAskedHour return false, then isParty.
it.each([
  ['is 4 still good friday', '11-27@16:00'],
  ['is two ok tomorrow', '11-24@14:00'],
  ['a party of six on friday at 7 pm', '11-27@19:00'],
  ['a table for 4 on friday', '11-27'],
  // Sabotage: in read-times.ts let isTooLate return false, then readSplitPart return null.
  ['friday at five or if thats too late saturday at nine', '11-27@17:00 11-28@09:00'],
  ['early tomorrow morning please', '11-24@06:00-10:00'],
  // Sabotage: in read-times.ts ask readClock for what stands behind "before".
  ['friday before nine in the morning', '11-27@00:00-09:00'],
  // Sabotage: in read-numeric-date.ts let isFraction return false.
  ['1/4 the yard is under water', ''],
  // Sabotage: in time-leads.ts let `unable` be empty.
  ["friday but don't come before 3", '11-27@15:00-24:00'],
])('reads "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
