import { describe, expect, test } from 'vitest'
import type { MessageItem, TurnItem } from '#conversations/contract.ts'
import { buildTranscript } from './build-transcript.ts'

const dayOf = (at: string) => at.slice(0, 10)

function message(seq: number, more: Partial<MessageItem> = {}): MessageItem {
  return {
    id: `msg_${seq}`,
    seq,
    role: 'contact',
    kind: 'text',
    text: 'words',
    heard: null,
    spoken: null,
    media: [],
    turnId: null,
    answer: null,
    delivery: null,
    deliveryError: null,
    decision: null,
    createdAt: '2026-11-20T10:00:00Z',
    ...more,
  }
}

function turn(id: string, more: Partial<TurnItem> = {}): TurnItem {
  return {
    id,
    state: 'done',
    coversSeq: 1,
    botVersion: 1,
    profileVersion: 1,
    timings: null,
    startedAt: '2026-11-20T10:00:00Z',
    endedAt: null,
    tools: [],
    claims: { replaced: [], backed: [] },
    facts: [],
    completionId: null,
    engine: null,
    ...more,
  }
}

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
