import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

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
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in read-holiday.ts let isLed return true.
it.each(['the christmas tree fell over', 'christmas at our house', 'thanks mom', 'mother of three'])(
  'finds no day in "%s"',
  (text) => {
    expect(readWhens(text)).toBe('')
  },
)
