import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it('counts slips, a swap of neighbours as one', () => {
  // Sabotage: drop the isSwap line.
  expect(editDistance('hours', 'huors')).toBe(1)
  expect(editDistance('open', 'oen')).toBe(1)
  expect(editDistance('price', 'prices')).toBe(1)
  expect(editDistance('saturday', 'satruday')).toBe(1)
  expect(editDistance('cat', 'house')).toBe(3)
})

it('is symmetric and zero only for equal words', () => {
  const word = fc.stringMatching(/^[a-d]{0,8}$/)
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one))
      expect(editDistance(one, other) === 0).toBe(one === other)
    }),
  )
})
