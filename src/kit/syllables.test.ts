import { expect, it } from 'vitest'
import { countSyllables } from './syllables.ts'

it('counts the syllables of everyday words', () => {
  // Sabotage: in syllables.ts, let hasSilentEnd always be false.
  const words = {
    the: 1, line: 1, called: 1, times: 1, table: 2, needed: 2, visited: 3, boxes: 2, you: 1, year: 1, yesterday: 3,
    appointment: 3, insurance: 3, tuesday: 2, emergency: 4, actually: 4, quiet: 2, idea: 3, radio: 3, going: 2,
    schedule: 2, plumbing: 2, hundred: 2, thousand: 2, "doesn't": 2, "we're": 1, "i'll": 1, w: 3, b: 1, pdf: 3,
  } // biome-ignore format: one readable block
  const counted = Object.fromEntries(Object.keys(words).map((word) => [word, countSyllables(word)]))
  expect(counted).toEqual(words)
})

it('counts one at least for any letter, and none without', () => {
  expect(['a', 'e', 'x', 'the,', "'"].map(countSyllables)).toEqual([1, 1, 1, 1, 0])
})
