import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dot, dots, knowWord, vectorLength } from './word-vectors.ts'

const likeness = (one: string, other: string) => {
  const [from, to] = [knowWord(one).vector, knowWord(other).vector]
  if (!from || !to) throw new Error('Both words should be known.')
  return from.reduce((sum, part, at) => sum + part * (to[at] ?? 0), 0)
}

it('lays words of like use near each other, each vector of length one', () => {
  // Sabotage: leave out the division by the length in vectorAt().
  expect(likeness('dog', 'dog')).toBeCloseTo(1, 4)
  expect(likeness('dog', 'puppy')).toBeGreaterThan(0.6)
  expect(likeness('dog', 'tuesday')).toBeLessThan(0.3)
})

it('knows a word with an ending by the word without it, and an unknown one as unknown', () => {
  // Sabotage: let formsOf() give the word alone.
  expect(knowWord('toothbrushing').vector).toEqual(knowWord('toothbrush').vector)
  expect(knowWord('qqzzv').vector).toBeNull()
})

// Sabotage: let `whole` be the number of rows; leave the last loop out.
it('multiplies a vector with many rows as with each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 21 }), fc.nat({ max: 3 }), fc.nat(), (count, gap, seed) => {
      const step = vectorLength + gap
      const numbers = Float32Array.from({ length: gap + count * step }, (_, at) => Math.sin(seed + at))
      const vector = Float32Array.from({ length: vectorLength }, (_, at) => Math.cos(seed + at))
      const products = new Float32Array(count)
      dots(vector, { numbers, from: gap, step }, products)
      products.forEach((product, row) => {
        expect(product).toBeCloseTo(dot(vector, numbers, gap + row * step), 3)
      })
    }),
  )
})
