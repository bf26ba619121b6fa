import { describe, expect, test } from 'vitest'
import { countSegments } from './text-segments.ts'

describe('how many texts a carrier makes of a text', () => {
  // Sabotage: take 153 for the first segment too.
  test('160 plain characters are one, one more is two', () => {
    expect(countSegments('a'.repeat(160))).toEqual({ segments: 1, characters: 160, isPlain: true })
    expect(countSegments('a'.repeat(161)).segments).toBe(2)
    expect(countSegments('a'.repeat(306)).segments).toBe(2)
    expect(countSegments('a'.repeat(307)).segments).toBe(3)
  })

  test('signs of two places count twice and are not cut', () => {
    expect(countSegments('€'.repeat(80))).toEqual({ segments: 1, characters: 160, isPlain: true })
    expect(countSegments(`${'a'.repeat(152)}€${'a'.repeat(152)}`).segments).toBe(3)
  })

  test('one letter outside the alphabet leaves room for 70', () => {
    expect(countSegments(`${'a'.repeat(69)}’`)).toEqual({ segments: 1, characters: 70, isPlain: false })
    expect(countSegments(`${'a'.repeat(70)}’`).segments).toBe(2)
    expect(countSegments('👍').characters).toBe(2)
    expect(countSegments('')).toEqual({ segments: 0, characters: 0, isPlain: true })
  })
})
