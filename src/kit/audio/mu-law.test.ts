import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeMuLaw, encodeMuLaw } from './mu-law.ts'

it('knows the values that the standard names', () => {
  expect([...encodeMuLaw(Int16Array.of(0, 32_767, -32_768))]).toEqual([0xff, 0x80, 0x00])
  expect([...decodeMuLaw(Uint8Array.of(0xff, 0x80, 0x00))]).toEqual([0, 32_124, -32_124])
})

it('every byte comes back as itself', () => {
  // Sabotage: in mu-law.ts, set bias to 0x80. The second byte for nought comes back as the first.
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const back = encodeMuLaw(decodeMuLaw(bytes))
  expect([...back].filter((byte, at) => byte !== at)).toEqual([0xff])
  expect(back[0x7f]).toBe(0xff)
})

it('a sample comes back within the step of its loudness, never louder than it and of the same sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -32_768, max: 32_767 }), (sample) => {
      const back = decodeMuLaw(encodeMuLaw(Int16Array.of(sample)))[0] ?? Number.NaN
      const step = Math.max(8, (Math.min(Math.abs(sample), 32_635) + 132) / 16)
      expect(Math.abs(back - Math.max(-32_635, Math.min(32_635, sample)))).toBeLessThanOrEqual(step)
      expect(back * sample).toBeGreaterThanOrEqual(0)
    }),
  )
})
