import { describe, expect, test } from 'vitest'
import { message, turn } from '../../../tests/support/a-transcript.ts'
import { buildTranscript } from './build-transcript.ts'

const dayOf = (at: string) => at.slice(0, 10)

const tool = {
  name: 'take_message',
  arguments: {},
  result: {},
  receiptId: null,
  status: 'succeeded' as const,
  durationMs: 1,
}

describe('a conversation in reading order', () => {
  // Sabotage: push the message before its tool entries.
  test('tools stand once, before the first line of their answer', () => {
    const entries = buildTranscript(
      {
        messages: [
          message(1),
          message(2, { role: 'bot', turnId: 'turn_1' }),
          message(3, { role: 'bot', turnId: 'turn_1' }),
        ],
        turns: [turn('turn_1', { tools: [tool] })],
      },
      dayOf,
    )
    expect(entries.map((entry) => entry.key)).toEqual([
      'day msg_1',
      'msg_1',
      'turn_1 tool 0',
      'msg_2',
      'msg_3',
    ])
  })

  // Sabotage: leave out `silent` and an answer that is being written is not told.
  test('a turn without words follows the last text it saw', () => {
    const entries = buildTranscript(
      { messages: [message(1), message(2)], turns: [turn('turn_1', { state: 'thinking', coversSeq: 2 })] },
      dayOf,
    )
    expect(entries.at(-1)).toMatchObject({ kind: 'turn', key: 'turn_1' })
  })

  // Sabotage: set `day` only once.
  test('each day is told once', () => {
    const entries = buildTranscript(
      { messages: [message(1), message(2), message(3, { createdAt: '2026-11-21T00:10:00Z' })], turns: [] },
      dayOf,
    )
    expect(entries.filter((entry) => entry.kind === 'day').map((entry) => entry.key)).toEqual([
      'day msg_1',
      'day msg_3',
    ])
  })
})
