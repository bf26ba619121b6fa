import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TurnGap } from '#telephony/contract.ts'
import { barMs, gapBar, gapTone, summariseGaps } from './gap-bar.ts'

const part = (kind: TurnGap['parts'][number]['kind'], ms: number) => ({ kind, ms })
const gap = (waitMs: number | null): TurnGap => ({
  ...{ turnId: `turn_${waitMs}`, state: 'done', fromMs: 1_000, isSpeechEndTold: true, isSoundTold: true },
  ...{
    soundMs: null,
    answerMs: waitMs === null ? null : 1_000 + waitMs,
    parts: [],
    fillers: 0,
    interruptedMs: null,
  },
})

describe('the bar of a wait', () => {
  test('shows a short wait to scale', () => {
    expect(gapBar({ parts: [part('thinking', 500), part('sounding', 300)] })).toMatchObject([
      { left: 0, width: 25, isBroken: false },
      { left: 25, width: 15, isBroken: false },
    ])
  })

  // Sabotage: in gapBar give the drawn length as `ms`.
  test('breaks the longest part of a long one and keeps its true number', () => {
    const bar = gapBar({ parts: [part('recognising', 400), part('tool', 8_000), part('sounding', 200)] })
    expect(bar).toMatchObject([
      { ms: 400, width: 20, isBroken: false },
      { ms: 8_000, width: 70, isBroken: true },
      { ms: 200, left: 90, width: 10, isBroken: false },
    ])
  })

  // Sabotage: in squeezed leave out the factor.
  test('never leaves the bar, whatever the parts', () => {
    const kinds = ['recognising', 'thinking', 'tool', 'sounding'] as const
    const parts = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(parts, (lengths) => {
        const bar = gapBar({ parts: lengths.map((ms, place) => part(kinds[place] ?? 'tool', ms)) })
        const last = bar.at(-1)
        expect((last?.left ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100.001)
        const total = lengths.reduce((sum, ms) => sum + ms, 0)
        expect(bar.some((one) => one.isBroken)).toBe(total > barMs)
      }),
    )
  })
})

test('waits are summed up over the answers that were heard', () => {
  expect(summariseGaps([gap(null)])).toBeNull()
  expect(summariseGaps([gap(900), gap(null), gap(500), gap(2_000)])).toEqual({
    count: 3,
    p50: 900,
    p95: 2_000,
    max: 2_000,
  })
  expect([1_200, 1_201, 4_001].map(gapTone)).toEqual(['fine', 'slow', 'bad'])
})
