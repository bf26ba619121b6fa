import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtMatches, scoreMatch } from './palette-match.ts'

// Sabotage: in scoreMatch skip words that score 0.
test('needs every word, and likes the beginning of the label best', () => {
  const item = { label: 'Front desk', detail: 'Harbor Dental', keywords: '+12065550117' }
  expect(scoreMatch(item, 'front')).toBeGreaterThan(scoreMatch(item, 'desk'))
  expect(scoreMatch(item, 'desk')).toBeGreaterThan(scoreMatch(item, 'ron'))
  expect(scoreMatch(item, 'harbor')).toBeGreaterThan(0)
  expect(scoreMatch(item, '5550117')).toBeGreaterThan(0)
  expect(scoreMatch(item, 'front salon')).toBe(0)
  expect(scoreMatch(item, '')).toBe(1)
})

test('marks what was typed and loses no letter', () => {
  expect(cutAtMatches('Receptionist tests', 'recep tes').filter((piece) => piece.isMatch)).toEqual([
    { text: 'Recep', isMatch: true },
    { text: 'tes', isMatch: true },
  ])
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, typed) => {
      expect(
        cutAtMatches(text, typed)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
      expect(scoreMatch({ label: text }, typed)).toBeGreaterThanOrEqual(0)
    }),
  )
})
