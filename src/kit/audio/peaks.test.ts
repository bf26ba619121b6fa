import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { peakDbfs, rmsDbfs } from './level.ts'
import { peaksOf } from './peaks.ts'

const sound = fc.int16Array({ maxLength: 2000 })

describe('peaks', () => {
  it('has one for each stretch, silent only where the sound is', () => {
    // Sabotage: in peaks.ts, round down.
    fc.assert(
      fc.property(sound, (samples) => {
        const peaks = peaksOf(samples)
        expect(peaks.length).toBe(Math.ceil(samples.length / 160))
        peaks.forEach((peak, place) => {
          const stretch = samples.subarray(place * 160, place * 160 + 160)
          const most = stretch.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)
          expect(peak === 0).toBe(most === 0)
          expect(Math.abs(peak - most / 258)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  it('reaches the top for the loudest samples there are', () => {
    expect([...peaksOf(Int16Array.of(-32_768))]).toEqual([127])
    expect([...peaksOf(Int16Array.of(32_767))]).toEqual([127])
    expect(peaksOf(new Int16Array(16_000), 25, 16_000).length).toBe(25)
  })
})

describe('level', () => {
  it('is measured from full scale down', () => {
    expect(peakDbfs(Int16Array.of(0, -32_768, 5))).toBe(0)
    expect(peakDbfs(Int16Array.of(16_384))).toBeCloseTo(-6.02, 2)
    expect(rmsDbfs(Int16Array.of(16_384, -16_384))).toBeCloseTo(-6.02, 2)
    expect(peakDbfs(new Int16Array(0))).toBe(Number.NEGATIVE_INFINITY)
    expect(rmsDbfs(new Int16Array(8))).toBe(Number.NEGATIVE_INFINITY)
  })
})
