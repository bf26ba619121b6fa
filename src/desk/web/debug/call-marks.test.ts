import { expect, test } from 'vitest'
import type { CallSpan } from '#telephony/contract.ts'
import { callMarks, extentOf } from './call-marks.ts'

const span = (
  lane: CallSpan['lane'],
  startMs: number,
  endMs: number | null,
  more: Partial<CallSpan> = {},
): CallSpan => ({
  ...{ id: `${lane}-${startMs}`, lane, startMs, endMs, name: lane, state: 'ok', isEstimated: false },
  ...{ turnId: null, completionId: null, detail: {} },
  ...more,
})

// Sabotage: in callMarks draw a cut as speech, whatever its length.
test('the strip of a call has its speech, tools, failures and transfers, and nothing else', () => {
  const spans = [
    span('carrier', 0, 9_000),
    span('bot', 500, 2_000),
    span('contact', 3_000, null),
    span('contact', 1_500, 1_500, { state: 'cut' }),
    span('tool', 4_000, 4_200),
    span('tool', 5_000, 6_000, { state: 'failed' }),
    span('carrier', 7_000, 8_000, { name: 'Put through' }),
    span('webhook', 60_000, 60_000),
  ]
  expect(callMarks({ spans }, 10_000)).toEqual([
    { kind: 'speech', who: 'bot', startMs: 500, endMs: 2_000 },
    { kind: 'speech', who: 'contact', startMs: 3_000, endMs: 10_000 },
    { kind: 'tool', atMs: 4_000 },
    { kind: 'error', atMs: 5_000 },
    { kind: 'handover', atMs: 7_000 },
  ])
  expect(extentOf({ durationMs: 9_000, spans })).toBe(11_000)
  expect(extentOf({ durationMs: 9_000, spans: [] })).toBe(9_000)
})
