import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CallSpan } from '#telephony/contract.ts'
import { layLane } from './lay-lane.ts'

const span = (
  id: string,
  startMs: number,
  endMs: number | null,
  state: CallSpan['state'] = 'ok',
): CallSpan => ({
  ...{ id, lane: 'tool', startMs, endMs, name: id, state, isEstimated: false },
  ...{ turnId: null, completionId: null, detail: {} },
})
const window = { fromMs: 0, toMs: 10_000 }

describe('the blocks of a lane', () => {
  test('lie at their times; what is out of sight is left out, what goes on reaches the end', () => {
    const spans = [span('a', 1_000, 3_000), span('b', 5_000, null), span('c', 11_000, 12_000)]
    expect(layLane(spans, { window, widthPx: 1_000, endMs: 8_000 })).toMatchObject([
      { id: 'a', left: 100, width: 200 },
      { id: 'b', left: 500, width: 300 },
    ])
  })

  // Sabotage: in layLane keep the first span of a block whatever fails after it.
  test('spans on the same pixels are one block, and the one that failed is chosen', () => {
    const spans = [span('a', 1_000, 1_001), span('b', 1_010, 1_011, 'failed'), span('c', 9_000, 9_001)]
    expect(layLane(spans, { window, widthPx: 1_000, endMs: 10_000 })).toMatchObject([
      { id: 'b', count: 2, hasFailed: true },
      { id: 'c', count: 1, hasFailed: false },
    ])
  })
})

// Sabotage: in layLane let isTiny be false.
test('however many spans there are, no more is drawn than there are pixels, and none is lost', () => {
  const many = fc.array(fc.tuple(fc.nat(10_000), fc.nat(20)), { minLength: 500, maxLength: 2_000 })
  fc.assert(
    fc.property(many, (times) => {
      const spans = times
        .map(([startMs, lengthMs], place) => span(`s${place}`, startMs, startMs + lengthMs))
        .sort((one, other) => one.startMs - other.startMs)
      const blocks = layLane(spans, { window, widthPx: 400, endMs: 10_020 })
      expect(blocks.length).toBeLessThanOrEqual(400)
      expect(blocks.reduce((sum, block) => sum + block.count, 0)).toBe(spans.length)
    }),
    { numRuns: 30 },
  )
})
