import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

it('splits a text where a speaker would breathe', () => {
  const parts = sentencesOf('Hi there. Dr. Lee is out, sorry! Shall I ask? 👍')
  expect(parts.map(({ spoken }) => spoken)).toEqual([
    'hi there.',
    'doctor lee is out, sorry!',
    'shall i ask?',
    '',
  ])
})

it('cuts what is too long where it rests, and keeps the rest short', () => {
  // Sabotage: in cutAtRest, cut at the end always.
  const clause = 'we look at the valve and the pipe and the heater,'
  const parts = sentencesOf([clause, clause, clause, clause].join(' '))
  expect(parts.map(({ words }) => words.length)).toEqual([22, 22])
  expect(parts[0]?.restMs).toBeLessThan(200)
})

it('loses no word of any text, and no part is long', () => {
  const word = fc.constantFrom(
    'well',
    'go,',
    'stop.',
    '$45.50',
    '(503) 555-0142',
    '—',
    'why?',
    '1234567890123',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 80 }), (words) => {
      const text = words.join(' ')
      const parts = sentencesOf(text)
      expect(parts.flatMap((part) => part.words.map((one) => one.text)).join(' ')).toBe(text)
      for (const { spoken } of parts) {
        expect(spoken.split(' ').length).toBeLessThanOrEqual(24)
        expect(spoken).toMatch(/^([a-z']+[,.?!]?( |$))*$/)
      }
    }),
  )
})
