import { expect, it } from 'vitest'
import { meetCommonWords } from './meet-words.ts'

it('meets words a few at a time, and no more once it is told to end', async () => {
  // Sabotage: leave the return in the loop out, or ask for rest only once at the end.
  let rests = 0
  await meetCommonWords(async () => ++rests < 3)
  expect(rests).toBe(3)
})
