import { describe, expect, test } from 'vitest'
import type { CallFinding, CallSpan, TurnGap } from '#telephony/contract.ts'
import { choiceOf, chosenOf, stepSpan } from './call-choice.ts'

const span = (id: string, startMs: number, more: Partial<CallSpan> = {}): CallSpan => ({
  ...{ id, lane: 'tool', startMs, endMs: startMs + 100, name: id, state: 'ok', isEstimated: false },
  ...{ turnId: null, completionId: null, detail: {} },
  ...more,
})
const gap = (turnId: string, fromMs: number, answerMs: number | null): TurnGap => ({
  ...{ turnId, state: 'done', fromMs, answerMs, soundMs: answerMs, parts: [], fillers: 0 },
  ...{ isSpeechEndTold: true, isSoundTold: true, interruptedMs: null },
})
const finding = (more: Partial<CallFinding>): CallFinding => ({
  ...{ kind: 'silence', severity: 'info', label: '', title: '', detail: '' },
  ...{ atMs: null, spanId: null, fix: null },
  ...more,
})
const debug = {
  spans: [span('one', 1_000), span('two', 5_000, { turnId: 'turn_1' }), span('three', 9_000)],
  gaps: [gap('turn_1', 4_500, 6_000), gap('turn_2', 8_800, 9_500)],
  durationMs: 12_000,
}
const window = { fromMs: 4_000, toMs: 7_000 }

describe('what is looked at', () => {
  // Sabotage: in stepSpan begin from the first one where nothing is chosen.
  test('nothing chosen is no first one: the next step leads to the first that is in sight', () => {
    expect(stepSpan(debug.spans, { from: null, step: 1, window })?.id).toBe('two')
    expect(stepSpan(debug.spans, { from: 'one', step: 1, window })?.id).toBe('two')
    expect(stepSpan(debug.spans, { from: 'one', step: -1, window })?.id).toBe('one')
    expect(stepSpan(debug.spans, { from: 'three', step: 1, window })?.id).toBe('three')
    expect(stepSpan(debug.spans, { from: null, step: -1, window: { fromMs: 0, toMs: 12_000 } })?.id).toBe(
      'three',
    )
    expect(stepSpan([], { from: null, step: 1, window })).toBeNull()
    expect(chosenOf(null, debug)).toEqual({ span: null, gap: null, stretch: null })
  })

  test('a stretch brings the wait it belongs to, by its turn or by its time', () => {
    expect(chosenOf({ kind: 'span', id: 'two' }, debug).gap?.turnId).toBe('turn_1')
    expect(chosenOf({ kind: 'span', id: 'three' }, debug).gap?.turnId).toBe('turn_2')
    expect(chosenOf({ kind: 'span', id: 'one' }, debug).gap).toBeNull()
    expect(chosenOf({ kind: 'turn', turnId: 'turn_2' }, debug).stretch).toEqual({
      startMs: 8_800,
      endMs: 9_500,
    })
    expect(chosenOf({ kind: 'span', id: 'gone' }, debug)).toEqual({ span: null, gap: null, stretch: null })
  })

  // Sabotage: in choiceOf give the moment whether or not there is a stretch.
  test('a finding leads to its stretch, to its wait, to its moment, or nowhere', () => {
    expect(choiceOf(finding({ spanId: 'two', atMs: 5_000 }), debug)).toEqual({ kind: 'span', id: 'two' })
    expect(choiceOf(finding({ kind: 'slow-answer', atMs: 4_500 }), debug)).toEqual({
      kind: 'turn',
      turnId: 'turn_1',
    })
    expect(choiceOf(finding({ spanId: 'gone', atMs: 700 }), debug)).toEqual({ kind: 'moment', atMs: 700 })
    expect(choiceOf(finding({}), debug)).toBeNull()
  })
})
