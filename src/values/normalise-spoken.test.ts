import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseSpoken } from './normalise-spoken.ts'

// Sabotage: in spoken-words.ts empty the fillers.
it.each([
  ["um it's Twelve Elm street", 'it is 12 elm street'],
  ["I can't, I won't", 'i can not, i will not'],
  ['five oh three [noise] please', '503 please'],
  ['the twenty first', 'the 21st'],
  ['that one works', 'that one works'],
])('makes "%s" plain', (text, plain) => {
  expect(normaliseSpoken(text).text).toBe(plain)
})

// Sabotage: in normalise-spoken.ts let mapBack return the span as it is.
it('leads back to the words as they were said', () => {
  const said = "um it's twelve elm street"
  const plain = normaliseSpoken(said)
  const start = plain.text.indexOf('12')
  const span = plain.toOriginal({ start, end: start + 2 })
  expect(said.slice(span.start, span.end)).toBe('twelve')
})

it('never leaves the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(50), fc.nat(50), (text, a, b) => {
      const { start, end } = normaliseSpoken(text).toOriginal({ start: a, end: a + b })
      expect(start >= 0 && end >= start && end <= text.length).toBe(true)
    }),
  )
})
