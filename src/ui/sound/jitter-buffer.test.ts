import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJitterBuffer } from './jitter-buffer.ts'

// At 1,000 samples a second a sample is a millisecond.
const rate = 1000
const piece = { length: 100, isQuiet: false }
const quiet = { length: 100, isQuiet: true }

describe('a stream of pieces', () => {
  it('is heard soon, each piece right after the one before', () => {
    const buffer = createJitterBuffer(rate)
    expect(buffer.place(0, piece)).toEqual({ at: 60, isStart: true })
    expect(buffer.place(100, piece)).toEqual({ at: 160, isStart: false })
    expect(buffer.place(240, piece)).toEqual({ at: 260, isStart: false })
    expect(buffer.waiting(240)).toBe(120)
  })

  it('waits longer after a piece came too late, and less again when none has for long', () => {
    // Sabotage: in jitter-buffer.ts, leave delayMs as it is in learn.
    const buffer = createJitterBuffer(rate)
    buffer.place(0, piece)
    expect(buffer.place(170, piece)).toEqual({ at: 270, isStart: true })
    expect(buffer.place(400, piece)).toEqual({ at: 540, isStart: true })
    let now = 400
    const delayAfter = (pieces: number) => {
      for (let count = 0; count < pieces; count++) {
        now += 100
        buffer.place(now, piece)
      }
      buffer.clear()
      return (buffer.place(now, piece)?.at ?? 0) - now
    }
    expect(delayAfter(50)).toBe(140)
    expect(delayAfter(60)).toBe(120)
    expect(delayAfter(1000)).toBe(60)
  })

  it('takes a long silence for a pause, not for lateness', () => {
    const buffer = createJitterBuffer(rate)
    buffer.place(0, piece)
    expect(buffer.place(5000, piece)).toEqual({ at: 5060, isStart: true })
  })

  it('catches up on silence, and on anything when far behind', () => {
    // Sabotage: in jitter-buffer.ts, do not remember the hole.
    const buffer = createJitterBuffer(rate)
    for (let count = 0; count < 4; count++) buffer.place(0, piece)
    expect(buffer.waiting(0)).toBe(460)
    expect(buffer.place(0, quiet)).toBeNull()
    expect(buffer.place(0, piece)).toEqual({ at: 460, isStart: true })
    for (let count = 0; count < 20; count++) buffer.place(0, piece)
    expect(buffer.waiting(0)).toBeLessThanOrEqual(1100)
  })

  it('begins anew after clearing', () => {
    const buffer = createJitterBuffer(rate)
    buffer.place(0, piece)
    buffer.clear()
    expect(buffer.waiting(0)).toBe(0)
    expect(buffer.place(10, piece)).toEqual({ at: 70, isStart: true })
  })

  it('never overlaps, never places in the past, never waits long, however it comes', () => {
    // Sabotage: in jitter-buffer.ts, let isLate always be false.
    const arrivals = fc.array(
      fc.record({ gap: fc.nat(400), length: fc.integer({ min: 1, max: 300 }), isQuiet: fc.boolean() }),
    )
    fc.assert(
      fc.property(arrivals, (pieces) => {
        const buffer = createJitterBuffer(rate)
        let [now, end] = [0, 0]
        for (const { gap, ...one } of pieces) {
          now += gap
          const place = buffer.place(now, one)
          if (place) {
            expect(place.at).toBeGreaterThanOrEqual(Math.max(now, end))
            expect(place.isStart || place.at === end).toBe(true)
            end = place.at + one.length
          }
          expect(buffer.waiting(now)).toBe(Math.max(0, end - now))
          expect(buffer.waiting(now)).toBeLessThanOrEqual(1300)
        }
      }),
    )
  })
})
