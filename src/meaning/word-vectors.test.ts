import { expect, it } from 'vitest'
import { knowWord } from './word-vectors.ts'

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
