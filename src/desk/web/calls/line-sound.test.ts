import { describe, expect, test } from 'vitest'
import { measureGaps } from '#telephony/engine/measure-gaps.ts'
import { traceCall } from '#telephony/engine/trace-call.ts'
import { event, record, turn as recordedTurn, says, speaks } from '../../../../tests/support/a-call-record.ts'
import { message } from '../../../../tests/support/a-transcript.ts'
import { lineSound, wordAt } from './line-sound.ts'

const text = 'Yes, from eight. Shall somebody come by?'
const answer = message(2, {
  role: 'bot',
  turnId: 'turn_1',
  text,
  spoken: { callId: 'call_1', startMs: 1_500, endMs: 6_000 },
})

/** The first sentence sounds for 1 s from 1.8 s on, the second one until 6 s. */
function debug() {
  const call = record({
    events: [
      says(1_500, 'Yes, from eight.', 'turn_1'),
      says(1_500, 'Shall somebody come by?', 'turn_1'),
      ...speaks('bot', 1_800, 6_000),
      event(2_800, 'line.in/played', { text: 'Yes, from eight.' }),
      event(6_000, 'line.in/played', { text: 'Shall somebody come by?' }),
    ],
    turns: [recordedTurn('turn_1')],
  })
  return { spans: traceCall(call), gaps: measureGaps(call) }
}

describe('when a line sounded', () => {
  // Sabotage: in lineSound begin with `spoken.startMs`.
  test('an answer begins with its sound, not when it left, and its sentences end when they were played', () => {
    const sound = lineSound(answer, debug())
    expect(sound).toMatchObject({ startMs: 1_800, endMs: 6_000 })
    const words = sound?.words() ?? []
    const word = (ms: number) => words[wordAt(words, ms)]?.text
    expect([word(1_700), word(1_850), word(2_790), word(2_810), word(5_990), word(6_001)]).toEqual([
      undefined,
      'Yes,',
      'eight.',
      'Shall',
      'by?',
      undefined,
    ])
  })

  // Sabotage: in lineSound spread the words of all that was generated.
  test('of an answer that was cut short only what was heard has words that sound', () => {
    const heard = 'Yes, from eight. Shall somebody'
    const cut = { ...answer, heard, spoken: { callId: 'call_1', startMs: 1_500, endMs: 4_000 } }
    const sound = lineSound(cut, debug())
    expect(sound?.words().map((word) => word.text)).toEqual(['Yes,', 'from', 'eight.', 'Shall', 'somebody'])
    expect(sound?.words().at(-1)?.endMs).toBeCloseTo(4_000)
    for (const word of sound?.words() ?? []) expect(heard.slice(word.from, word.to)).toBe(word.text)
  })

  test('without anything known of the sound, the times of the line are shared out', () => {
    const sound = lineSound(answer, undefined)
    expect(sound).toMatchObject({ startMs: 1_500, endMs: 6_000 })
    expect(sound?.words()).toHaveLength(7)
    expect(lineSound(message(1), undefined)).toBeNull()
  })
})
