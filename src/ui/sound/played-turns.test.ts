import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf } from './bars.ts'
import { answersOf, nextTurn, type PlayedTurn, previousTurn, silenceEnd, turnAt } from './played-turns.ts'
import { axisTicks, shareOf } from './time-scale.ts'

const turn = (who: PlayedTurn['who'], startMs: number, endMs: number): PlayedTurn => ({
  id: `${who}-${startMs}`,
  who,
  startMs,
  endMs,
})
const turns = [
  turn('bot', 0, 4000),
  turn('contact', 5000, 9000),
  turn('bot', 10_500, 14_000),
  turn('contact', 13_000, 15_000),
]

describe('the turns of a recording', () => {
  it('are found by the moment, the later one where two overlap', () => {
    // Sabotage: in turnAt, use find.
    expect([0, 3999, 4000, 5000, 13_500, 20_000].map((ms) => turnAt(turns, ms)?.id)).toEqual([
      'bot-0',
      'bot-0',
      undefined,
      'contact-5000',
      'contact-13000',
      undefined,
    ])
  })

  it('are stepped through forwards and back', () => {
    // Sabotage: let againMs be 0.
    expect(nextTurn(turns, 0)?.startMs).toBe(5000)
    expect(nextTurn(turns, 5000)?.startMs).toBe(10_500)
    expect(nextTurn(turns, 13_000)).toBeNull()
    expect(previousTurn(turns, 8000)?.startMs).toBe(5000)
    expect(previousTurn(turns, 5400)?.startMs).toBe(0)
    expect(previousTurn(turns, 0)?.startMs).toBe(0)
    expect(previousTurn([], 0)).toBeNull()
  })

  it('forwards and then back leads through every turn once each way', () => {
    const lengths = fc.array(fc.integer({ min: 1100, max: 5000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(lengths, (all) => {
        let at = 0
        const long = all.map((length) => {
          at += length
          return turn('bot', at - length, at)
        })
        const forth = [0]
        for (let next = nextTurn(long, 0); next; next = nextTurn(long, next.startMs)) forth.push(next.startMs)
        expect(forth).toEqual(long.map(({ startMs }) => startMs))
        const back = [forth.at(-1) ?? 0]
        while ((back.at(-1) ?? 0) > 0) back.push(previousTurn(long, back.at(-1) ?? 0)?.startMs ?? 0)
        expect(back).toEqual([...forth].reverse())
      }),
    )
  })

  it('tell how long the contact waited, and which answers were slow', () => {
    // Sabotage: in answersOf, leave out the check of who spoke before.
    expect(answersOf(turns)).toEqual([{ atMs: 10_500, waitMs: 1500, isSlow: true }])
    expect(answersOf([turn('contact', 0, 1000), turn('person', 1900, 3000)])).toEqual([
      { atMs: 1900, waitMs: 900, isSlow: false },
    ])
    expect(answersOf([turn('contact', 0, 1000), turn('bot', 900, 3000)])).toEqual([])
  })

  it('leave out long silence, and keep a breath of it', () => {
    // Sabotage: in silenceEnd, leave out keptMs before the next turn.
    const far = [turn('bot', 0, 1000), turn('contact', 6000, 7000)]
    expect([500, 1100, 1400, 5600, 5800, 8000].map((ms) => silenceEnd(far, ms))).toEqual([
      null,
      null,
      5700,
      5700,
      null,
      null,
    ])
    expect(silenceEnd([turn('bot', 0, 1000), turn('contact', 2000, 3000)], 1500)).toBeNull()
    expect(silenceEnd([turn('bot', 4000, 5000)], 1000)).toBe(3700)
  })
})

describe('the scale of time', () => {
  it('places a moment, never outside', () => {
    expect([-5, 0, 25, 100, 900].map((ms) => shareOf(ms, 100))).toEqual([0, 0, 25, 100, 100])
    expect(shareOf(5, 0)).toBe(0)
  })

  it('is written at even moments and at the end, never crowded', () => {
    // Sabotage: in axisTicks, do not leave out what is near the end.
    expect(axisTicks(222_000, 672)).toEqual(
      [0, 30, 60, 90, 120, 150, 180, 222].map((second) => second * 1000),
    )
    expect(axisTicks(222_000, 358)).toEqual([0, 60, 120, 180, 222].map((second) => second * 1000))
    expect(axisTicks(900, 300)).toEqual([0])
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 20_000_000 }),
        fc.integer({ min: 120, max: 2000 }),
        (duration, width) => {
          const places = axisTicks(duration, width).map((ms) => (ms / duration) * width)
          expect(places[0]).toBe(0)
          const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
          expect(Math.min(44, ...gaps)).toBe(44)
        },
      ),
    )
  })
})

describe('the bars of a lane', () => {
  it('are as high as the loudest of their stretch, and the loudest fills the lane', () => {
    // Sabotage: in bars.ts, divide by loudest instead of top.
    const values = new Int8Array(100).fill(2)
    values.fill(60, 50, 60)
    values[55] = 90
    const bars = barsOf({ values, perSecond: 50 }, { durationMs: 2000, widthPx: 30 })
    expect(bars).toHaveLength(10)
    expect(bars.map((bar) => Number(bar.toFixed(2)))).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  })

  it('never lose a loud moment, however narrow or wide the lane is', () => {
    const value = fc.integer({ min: 0, max: 127 })
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 3, max: 900 }),
        (values, widthPx) => {
          const bars = barsOf({ values, perSecond: 50 }, { durationMs: values.length * 20, widthPx })
          expect(bars.every((bar) => bar >= 0 && bar <= 1)).toBe(true)
          const most = Math.max(...values)
          if (most >= 32) expect(Math.max(...bars)).toBe(1)
        },
      ),
    )
    expect(barsOf({ values: [], perSecond: 50 }, { durationMs: 0, widthPx: 0 })).toEqual([])
  })
})
