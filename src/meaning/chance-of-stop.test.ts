import { expect, it } from 'vitest'
import { chanceOfStop } from './chance-of-stop.ts'

it('knows who wants no more messages from who only says some of the words', () => {
  // Sabotage: give back the second chance of the net.
  expect(chanceOfStop('i would rather not hear from you people any more'.split(' '))).toBeGreaterThan(0.8)
  expect(chanceOfStop('can you stop by on friday and look at the leak'.split(' '))).toBeLessThan(0.2)
  expect(chanceOfStop('could you send that address once more'.split(' '))).toBeLessThan(0.2)
})
