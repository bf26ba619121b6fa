import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dot, dots, vectorLength } from './word-vectors.ts'

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
