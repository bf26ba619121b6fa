import { expect, it } from 'vitest'
import { sayAloud } from './say-aloud.ts'

it('speaks money in words, whatever sign follows it', () => {
  // Sabotage: let the pattern for dollars take commas as they come: `[\d,]+`.
  expect(sayAloud('Clock repair: $80, 1 hour.')).toBe('Clock repair: 80 dollars, 1 hour.')
  expect(sayAloud('It is $1,250.50, all in.')).toBe('It is 1,250 dollars and 50 cents, all in.')
  expect(sayAloud('That costs $1.')).toBe('That costs 1 dollar.')
})
