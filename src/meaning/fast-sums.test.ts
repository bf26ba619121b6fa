import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fastSums, floatBytes, floatsAt, inFours, layFloats, layRoom, lendFloats } from './fast-sums.ts'
import { layNets, type Net, strongest } from './topic-net.ts'
import { knowWord, vectorLength } from './word-vectors.ts'

const numbers = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, at) => Math.sin(seed + at * 0.7))

// Sabotage: in the last shuffle of fast-sums.wat take bytes 24 to 27 twice, and make it anew.
it('multiplies a vector with every row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(),
      (parts, fours, seed) => {
        const [length, count] = [parts * 4, fours * 4]
        const [vector, rows] = [numbers(length, seed), numbers(length * count, seed + 1)]
        const out = layRoom(count)
        const step = length * floatBytes
        fastSums().dots(layFloats(vector), step, layFloats(rows), step, count, out)
        floatsAt(out, count).forEach((product, row) => {
          const plain = vector.reduce((sum, part, at) => sum + part * (rows[row * length + at] ?? 0), 0)
          expect(product).toBeCloseTo(plain, 3)
        })
      },
    ),
    { numRuns: 50 },
  )
})

// Sabotage: in newRuns(), begin after a stretch one word later. In layLayer(), lay the filters' rows as they come.
it('finds how strongly a text wakes each filter, whatever is known of parts of it', () => {
  const words = 'the water in our cellar comes up through a drain near that old boiler'.split(' ')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat({ max: words.length }), { minLength: 2, maxLength: 6 }),
      (width, count, ends) => {
        const laid = layNets(netOf(width, count))
        const answers = words.map(laid.answerTo)
        const plain = plainly(words, netOf(width, count))
        const known = stretchesOf(ends).map(({ from, to }) => ({
          ...{ from, to },
          strengths: strongest(laid, answers.slice(from, to)),
        }))
        for (const strengths of [strongest(laid, answers), strongest(laid, answers, known)])
          plain.forEach((strength, filter) => {
            expect(strengths[filter]).toBeCloseTo(strength, 3)
          })
      },
    ),
    { numRuns: 50 },
  )
})

it('lends room to sets of numbers that come and go, each whole whenever it is lent', () => {
  // Sabotage: in lendFloats() copy the numbers only where there was no room.
  const sets = Array.from({ length: 20 }, (_, at) => numbers(4 + ((at * 7) % 40), at))
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 19 }), { maxLength: 60 }), (order) => {
      for (const at of order) {
        const set = sets[at] as Float32Array
        expect(floatsAt(lendFloats(set), set.length)).toEqual(set)
      }
    }),
    { numRuns: 30 },
  )
})

it('has room for more numbers than it begins with, in fours', () => {
  // Sabotage: leave out the growing in layRoom().
  const at = layRoom(3_000_000)
  expect(floatsAt(at, 3_000_000).at(-1)).toBe(0)
  expect([0, 1, 4, 5].map(inFours)).toEqual([0, 4, 4, 8])
})

/** Parts of the text that do not overlap. */
function stretchesOf(ends: number[]): { from: number; to: number }[] {
  const sorted = ends.toSorted((a, b) => a - b)
  return sorted.flatMap((from, at) => {
    const to = at % 2 === 0 ? sorted[at + 1] : undefined
    return to === undefined || to === from ? [] : [{ from, to }]
  })
}

function netOf(width: number, count: number): Net {
  const layer = { width, count, weights: numbers(width * count * vectorLength, 3), biases: numbers(count, 5) }
  return {
    labels: ['one'],
    marks: new Map(),
    layers: [layer],
    votes: numbers(count, 7),
    biases: numbers(1, 9),
  }
}

function plainly(words: string[], { layers }: Net): number[] {
  return layers.flatMap(({ width, count, weights, biases }) =>
    Array.from({ length: count }, (_, filter) => {
      const sums = words.slice(width - 1).map((_, start) => {
        const vectors = words
          .slice(start, start + width)
          .flatMap((word) => [...(knowWord(word).vector ?? new Float32Array(vectorLength))])
        const from = filter * width * vectorLength
        return vectors.reduce((sum, part, at) => sum + part * (weights[from + at] ?? 0), biases[filter] ?? 0)
      })
      return Math.max(0, ...sums)
    }),
  )
}
