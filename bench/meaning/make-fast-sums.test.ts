import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeFastSums } from './make-fast-sums.ts'

it('is what its source says', async () => {
  // Sabotage: change a number in fast-sums.wat.
  const kept = readFileSync(new URL('../../src/meaning/fast-sums.wasm', import.meta.url))
  expect(Buffer.from(await makeFastSums()).equals(kept)).toBe(true)
})
