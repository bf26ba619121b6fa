import { expect, it } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'
import { tokenise } from './normalise.ts'

// Sabotage: let a known word miss two letters.
it.each([
  ['swimming', 'swimming'],
  ['vacinations', 'vaccinations'],
  ['exm', 'exam'],
])('reads "%s" as %s', (text, word) => {
  const vocabulary = new Set(['spamming', 'vaccinations', 'exam'])
  expect(correctSpelling(tokenise(text), vocabulary)[0]?.word).toBe(word)
})

// Sabotage: leave isCommonWord out of mayBeSlip().
it.each(['stove', 'chance', 'contract', 'staff'])('leaves the real word "%s" alone', (word) => {
  const vocabulary = new Set(['store', 'change', 'contact', 'stuff'])
  expect(correctSpelling(tokenise(word), vocabulary)[0]?.word).toBe(word)
})
