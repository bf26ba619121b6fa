import fc from 'fast-check'
import { expect, it } from 'vitest'
import { peakDbfs, rmsDbfs } from './level.ts'
import { createResampler, resample } from './resample.ts'

const toneOf = (hertz: number, rate: number, seconds = 0.5) =>
  Int16Array.from({ length: rate * seconds }, (_, at) => 16_000 * Math.sin((2 * Math.PI * hertz * at) / rate))

it('keeps a tone that both rates can carry, and drops one that the lower rate cannot', () => {
  // Sabotage: in resample.ts, let cutoff be 1.
  for (const hertz of [200, 1000, 3000]) {
    const kept = resample(toneOf(hertz, 16_000), 16_000, 8000)
    expect(kept.length).toBe(4000)
    expect(Math.abs(rmsDbfs(kept) - rmsDbfs(toneOf(hertz, 8000)))).toBeLessThan(0.2)
  }
  expect(rmsDbfs(resample(toneOf(6000, 16_000), 16_000, 8000).subarray(100, -100))).toBeLessThan(-60)
})

it('gives the same sound at a higher rate', () => {
  const raised = resample(toneOf(440, 8000), 8000, 48_000)
  const wanted = toneOf(440, 48_000)
  const difference = Int16Array.from(raised, (sample, at) => sample - (wanted[at] ?? 0))
  expect(peakDbfs(difference.subarray(2000, -2000))).toBeLessThan(-50)
})

it('pieces of any length come out as the whole does, without a seam', () => {
  // Sabotage: in createResampler, start `next` anew with every push.
  const whole = toneOf(700, 8000, 0.1)
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 8 }),
      fc.constantFrom(48_000, 44_100, 16_000),
      (lengths, rate) => {
        const resampler = createResampler(8000, rate)
        const parts: number[] = []
        let at = 0
        for (const length of [...lengths, whole.length]) {
          parts.push(...resampler.push(whole.subarray(at, at + length)))
          at += length
        }
        parts.push(...resampler.end())
        const once = createResampler(8000, rate)
        expect(parts).toEqual([...once.push(whole), ...once.end()])
        expect(parts.length).toBe(Math.round((whole.length * rate) / 8000))
      },
    ),
    { numRuns: 40 },
  )
})
