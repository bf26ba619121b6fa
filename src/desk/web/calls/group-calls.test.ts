import { describe, expect, test } from 'vitest'
import { call, message, turn } from '../../../../tests/support/a-transcript.ts'
import { buildTranscript } from '../build-transcript.ts'
import { groupCalls } from './group-calls.ts'

const spoken = (callId: string) => ({ spoken: { callId, startMs: 0, endMs: 1_000 } })

function parts(of: Parameters<typeof buildTranscript>[0], calls: Parameters<typeof groupCalls>[1]) {
  return groupCalls(
    buildTranscript(of, () => 'one day'),
    calls,
  ).map((part) =>
    part.kind === 'entry'
      ? part.entry.key
      : `${part.call.id}: ${part.entries.map(({ key }) => key).join(' ')}`,
  )
}

describe('calls in a transcript', () => {
  // Sabotage: in groupCalls end a call with its first line that is no speech.
  test('each stands from its first line to its last, with a text that was sent in between', () => {
    const messages = [
      message(1),
      message(2, { ...spoken('call_1'), role: 'bot' }),
      message(3, spoken('call_1')),
      message(4, { role: 'bot', delivery: 'sent' }),
      message(5, { ...spoken('call_1'), role: 'bot' }),
      message(6),
      message(7, spoken('call_2')),
    ]
    expect(parts({ messages, turns: [] }, [call('call_1'), call('call_2')])).toEqual([
      'day msg_1',
      'msg_1',
      'call_1: msg_2 msg_3 msg_4 msg_5',
      'msg_6',
      'call_2: msg_7',
    ])
  })

  // Sabotage: in groupCalls leave withSilentTurns out.
  test('an answer that is being thought of belongs to its call, with what it did already', () => {
    const tools = [
      {
        ...{ name: 'look', arguments: {}, result: {}, receiptId: null },
        status: 'succeeded' as const,
        durationMs: 1,
      },
    ]
    const of = {
      messages: [message(1, spoken('call_1'))],
      turns: [turn('turn_1', { state: 'thinking', tools })],
    }
    expect(parts(of, [call('call_1')])).toEqual(['day msg_1', 'call_1: msg_1 turn_1 tool 0 turn_1'])
  })

  test('one in which nobody spoke stands where it came in, also as the only thing there is', () => {
    const early = message(1, { createdAt: '2026-11-20T09:00:00Z' })
    const late = message(2, { createdAt: '2026-11-20T11:00:00Z' })
    expect(parts({ messages: [early, late], turns: [] }, [call('call_1')])).toEqual([
      'day msg_1',
      'msg_1',
      'call_1: ',
      'msg_2',
    ])
    expect(parts({ messages: [], turns: [] }, [call('call_1')])).toEqual(['call_1: '])
  })
})
