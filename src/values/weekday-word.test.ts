import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'
import { findNames } from './find-names.ts'

// Sabotage: in weekday-word.ts let isGivenName return false; in read-led-name.ts let readDayName return null.
it('tells a name from a weekday', () => {
  expect(readWhens('my name is Sunday Okoro')).toBe('')
  expect(findNames('my name is Sunday Okoro').map(({ value }) => value)).toEqual(['Sunday Okoro'])
})

// Sabotage: in weekday-word.ts leave the weekdays out of isWish.
it('tells a wish from a weekday', () => {
  expect(readWhens('four of us and wed like friday')).toBe('11-27')
})
