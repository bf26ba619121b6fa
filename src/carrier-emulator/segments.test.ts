import { expect, it } from 'vitest'
import { countSegments } from '#carrier-emulator/segments.ts'

// Sabotage: count extended characters once.
it('counts the parts a text travels in', () => {
  expect(countSegments('')).toBe(1)
  expect(countSegments('a'.repeat(160))).toBe(1)
  expect(countSegments('a'.repeat(161))).toBe(2)
  expect(countSegments('a'.repeat(306))).toBe(2)
  expect(countSegments('a'.repeat(307))).toBe(3)
  expect(countSegments('€'.repeat(80))).toBe(1)
  expect(countSegments('€'.repeat(81))).toBe(2)
  expect(countSegments('я'.repeat(70))).toBe(1)
  expect(countSegments('я'.repeat(71))).toBe(2)
  expect(countSegments('😀'.repeat(35))).toBe(1)
  expect(countSegments('😀'.repeat(36))).toBe(2)
})
