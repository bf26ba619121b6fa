import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { event, record, says, speaks, tool, turn } from '../../../tests/support/a-call-record.ts'
import { measureGaps } from './measure-gaps.ts'

const soundsAt = (...startsMs: number[]) =>
  startsMs.flatMap((startMs) => speaks('bot', startMs, startMs + 900))
const only = (gaps: ReturnType<typeof measureGaps>) => {
  const [gap] = gaps
  if (!gap) throw new Error('There is no gap.')
  return gap
}

describe('how long a contact waited', () => {
  test('from the end of their speech to the sound, and what for', () => {
    const tools = [tool('look_up', { startMs: 1_250, durationMs: 100 })]
    const gap = only(measureGaps(record({ events: soundsAt(1_800), turns: [turn('turn_1', { tools })] })))
    expect(gap).toMatchObject({ fromMs: 1_000, soundMs: 1_800, answerMs: 1_800, isSpeechEndTold: true })
    expect(gap.parts).toEqual([
      { kind: 'recognising', ms: 200 },
      { kind: 'thinking', ms: 200 },
      { kind: 'tool', ms: 100 },
      { kind: 'sounding', ms: 300 },
    ])
  })

  // Sabotage: in measureGaps count from wordsFinalMs always.
  test('where the line does not tell the end of speech it is counted from the final words, and says so', () => {
    const timings = { speechEndMs: null }
    const gap = only(measureGaps(record({ events: soundsAt(1_800), turns: [turn('turn_1', { timings })] })))
    expect(gap).toMatchObject({ fromMs: 1_200, isSpeechEndTold: false })
    expect(gap.parts.map((part) => part.kind)).toEqual(['thinking', 'sounding'])
    expect(only(measureGaps(record({ turns: [turn('turn_1')] })))).toMatchObject({
      fromMs: 1_000,
      isSpeechEndTold: true,
    })
  })

  // Sabotage: in answerAt return soundMs whatever was said before.
  test('a word that bridges the wait does not end it', () => {
    const times = { firstPlayedMs: 2_500, firstSentenceMs: 4_000, firstSentMs: 2_400, replyEndMs: 6_000 }
    const timings = { ...times, fillers: 1 }
    const events = [...soundsAt(2_500, 4_300), says(2_400, 'One moment, please.', 'turn_1')]
    const gap = only(measureGaps(record({ events, turns: [turn('turn_1', { timings })] })))
    expect(gap).toMatchObject({ soundMs: 2_500, answerMs: 4_300, fillers: 1 })
  })

  test('a line that does not tell when words sound is timed by when they left', () => {
    const timings = { firstPlayedMs: null, firstSentMs: 1_550 }
    const gap = only(measureGaps(record({ turns: [turn('turn_1', { timings })] })))
    expect(gap).toMatchObject({ soundMs: 1_550, answerMs: 1_550, isSoundTold: false })
  })

  test('an answer that was never heard has no end', () => {
    const broken = { firstSentenceMs: null, firstSentMs: null, firstPlayedMs: null, replyEndMs: null }
    const turns = [
      turn('turn_1', { state: 'superseded', timings: broken }),
      turn('turn_2', { timings: null }),
    ]
    expect(measureGaps(record({ turns }))).toMatchObject([{ turnId: 'turn_1', answerMs: null, parts: [] }])
  })
})

// Sabotage: in coveredMs add each tool's whole length.
test('whatever the times, the parts are positive and add up to the wait', () => {
  const ms = fc.nat(20_000)
  const maybe = fc.option(ms)
  const timings = fc.record({
    speechEndMs: maybe,
    wordsFinalMs: ms,
    thinkStartMs: ms,
    firstSentenceMs: maybe,
    firstSentMs: maybe,
    firstPlayedMs: maybe,
    replyEndMs: maybe,
    fillers: fc.nat(2),
  })
  const tools = fc.array(fc.tuple(ms, fc.nat(5_000)), { maxLength: 4 })
  fc.assert(
    fc.property(timings, tools, fc.array(ms, { maxLength: 3 }), (given, used, played) => {
      const turns = [
        turn('turn_1', {
          timings: given,
          tools: used.map(([startMs, durationMs], position) =>
            tool('look_up', { startMs, durationMs, position }),
          ),
        }),
      ]
      const events = played.map((atMs) => event(atMs, 'line.in/played', { text: 'Hello.' }))
      for (const gap of measureGaps(record({ events, turns }))) {
        if (gap.answerMs === null) continue
        const whole = Math.max(0, gap.answerMs - gap.fromMs)
        expect(gap.parts.every((part) => part.ms > 0)).toBe(true)
        expect(gap.parts.reduce((sum, part) => sum + part.ms, 0)).toBe(whole)
      }
    }),
  )
})
