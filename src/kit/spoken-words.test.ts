import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateSpokenMs, spreadWords } from './spoken-words.ts'

const anyText = fc.oneof(fc.string(), fc.lorem({ maxCount: 12, mode: 'words' }))

// Sabotage: in spreadWords leave `+ done * perWeight` out of a word's start.
test('words follow one another, from the start to the end, each where it stands in the text', () => {
  const span = fc.tuple(fc.nat(100_000), fc.nat(60_000))
  fc.assert(
    fc.property(anyText, span, (text, [startMs, lengthMs]) => {
      const words = spreadWords(text, startMs, startMs + lengthMs)
      let at = startMs
      for (const word of words) {
        expect(text.slice(word.from, word.to)).toBe(word.text)
        expect(word.startMs).toBeCloseTo(at, 3)
        expect(word.endMs).toBeGreaterThanOrEqual(word.startMs)
        at = word.endMs
      }
      expect(words.map((word) => word.text).join('')).toBe(text.replace(/\s/g, ''))
      if (words.some((word) => word.endMs > word.startMs)) expect(at).toBeCloseTo(startMs + lengthMs, 3)
    }),
  )
})

// Sabotage: give every word the weight 1.
test('a long word takes longer than a short one', () => {
  const [the, appointment] = spreadWords('the appointment', 0, 1000)
  expect(appointment && the && appointment.endMs - appointment.startMs).toBeGreaterThan((the?.endMs ?? 0) * 2)
})

test('estimates a sentence within reason', () => {
  expect(estimateSpokenMs('')).toBe(0)
  expect(estimateSpokenMs('— …')).toBe(0)
  const sentence = estimateSpokenMs('I have Thursday between 8 and 10, or Friday after one.')
  expect(sentence).toBeGreaterThan(2500)
  expect(sentence).toBeLessThan(5000)
})
