import type { ConversationDetail, MessageItem } from '#conversations/contract.ts'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { diagnoseCall } from '#telephony/engine/diagnose-call.ts'
import { endedReasons } from '#telephony/engine/ended-reasons.ts'
import { measureGaps } from '#telephony/engine/measure-gaps.ts'
import { traceCall } from '#telephony/engine/trace-call.ts'
import {
  completion,
  event,
  line,
  record,
  says,
  speaks,
  tool,
  turn,
  words,
} from '../../support/a-call-record.ts'
import { call, message, turn as turnItem } from '../../support/a-transcript.ts'

const callId = 'call_sample'
const ending = { code: 'contact-hung-up', ...endedReasons['contact-hung-up'] }

interface Exchange {
  asked: string
  answer: string
  heard?: string
  /** When the contact begins to speak, when they stop, when the answer is heard, and when it is over. */
  at: [number, number, number, number]
  toolMs?: number
}

const exchanges: Exchange[] = [
  {
    ...{ asked: 'My heating is off since last night.', answer: 'I am sorry. Is anybody there all day?' },
    at: [10_000, 14_000, 14_720, 18_000],
  },
  {
    asked: 'Until three.',
    answer: 'I have tomorrow between one and three. Shall I book it?',
    at: [20_000, 21_200, 22_000, 26_500],
  },
  {
    asked: 'Yes, book it.',
    answer: 'I could not save that just now. Someone will call you back within the hour.',
    heard: 'I could not save that just now. Someone will call you',
    at: [31_200, 32_000, 41_200, 46_800],
    toolMs: 8_000,
  },
  {
    ...{ asked: 'So is it booked or not?', answer: 'It is not booked yet. The office calls you.' },
    at: [46_900, 48_900, 50_300, 53_000],
  },
]

/** A call of a minute whose booking timed out, as the server would tell it. */
export function sampleCall(): { conversation: ConversationDetail; call: CallItem; debug: CallDebug } {
  const recorded = record({
    events: [
      event(0, 'plan/converse', { route: 'bot' }),
      event(100, 'line.in/opened', { sessionId: 'VX1' }),
      ...exchanges.flatMap(eventsOf),
      event(57_000, 'session/ended', { kind: 'line-closed', code: 1000 }),
      event(57_200, 'webhook/completed', { sequence: 2 }),
    ],
    turns: exchanges.map(turnOf),
    lines: exchanges.map(({ answer, at }, place) =>
      line('bot', answer, { startMs: at[2], turnId: `turn_${place}` }),
    ),
    durationMs: 57_000,
  })
  const spans = traceCall(recorded)
  const gaps = measureGaps(recorded)
  const recording = { isStored: true, problem: null }
  return {
    call: call(callId, { durationMs: 57_000, ending }),
    conversation: conversationOf(),
    debug: {
      ...{ callId, conversationId: 'cnv_sample', beganAt: '2026-11-20T10:00:00Z', durationMs: 57_000 },
      ...{ isLive: false, isCutShort: false, spans, gaps },
      findings: diagnoseCall({ record: recorded, spans, gaps, botId: 'bot_1', ending, recording }),
      completions: recorded.turns.flatMap(({ completions }) => completions),
      costs: [
        { part: 'Carrier', micros: 8_500, currency: 'USD' },
        { part: 'quick-1', micros: 12_400, currency: 'USD' },
      ],
    },
  }
}

function eventsOf({ asked, answer, heard, at }: Exchange, place: number) {
  const [from, to, sounds, over] = at
  const turnId = `turn_${place}`
  return [
    ...speaks('contact', from, to),
    words(to + 250, asked),
    says(sounds - 200, answer, turnId),
    ...speaks('bot', sounds, over),
    heard === undefined
      ? event(over, 'line.in/played', { text: answer })
      : event(over, 'turn/cut', { turnId, text: answer, heard }),
  ]
}

function turnOf({ at, toolMs, heard }: Exchange, place: number) {
  const [, to, sounds, over] = at
  const [thinkStartMs, ready] = [to + 250, sounds - 200]
  const failed = { status: 'failed' as const, result: { error: 'the calendar gave no answer' } }
  const id = `turn_${place}`
  return turn(id, {
    startMs: thinkStartMs,
    completions: [
      completion(`cmp_${place}`, {
        ...{ turnId: id, startMs: thinkStartMs, firstTokenMs: thinkStartMs + 200 },
        endMs: toolMs === undefined ? ready : thinkStartMs + 350,
      }),
    ],
    tools:
      toolMs === undefined
        ? []
        : [
            tool('book_appointment', {
              ...{ startMs: thinkStartMs + 350, durationMs: toolMs, workMs: toolMs, ...failed },
              arguments: { window: 'Wed 18, 13:00 to 15:00', service: 'No heat' },
            }),
          ],
    timings: {
      ...{ speechEndMs: to, wordsFinalMs: thinkStartMs, thinkStartMs, firstSentenceMs: ready },
      ...{ firstSentMs: ready, firstPlayedMs: sounds, replyEndMs: over },
      interruptedMs: heard === undefined ? null : over,
    },
  })
}

function conversationOf(): ConversationDetail {
  const place = { callId }
  const messages = exchanges.flatMap(({ asked, answer, heard, at }, number): MessageItem[] => [
    message(number * 2 + 1, { text: asked, spoken: { ...place, startMs: at[0], endMs: at[1] } }),
    message(number * 2 + 2, {
      ...{ role: 'bot', turnId: `turn_${number}`, text: answer, heard: heard ?? null },
      spoken: { ...place, startMs: at[2], endMs: at[3] },
    }),
  ])
  const at = '2026-11-20T10:00:00Z'
  return {
    ...{ id: 'cnv_sample', bot: { id: 'bot_1', name: 'Receptionist' }, channel: 'voice', status: 'open' },
    contact: { id: 'con_1', name: 'Marcus Oyelaran', phone: '+15035550163' },
    ...{ outcome: null, isStopped: false, openTasks: 0, lastLine: '', lastRole: 'bot', messageCount: 8 },
    ...{
      strip: [],
      isSample: true,
      createdAt: at,
      lastMessageAt: at,
      botVersion: 12,
      messages,
      isWhole: true,
    },
    number: { id: 'num_1', phone: '+15035550100' },
    turns: exchanges.map(({ toolMs }, number) =>
      turnItem(`turn_${number}`, {
        tools:
          toolMs === undefined
            ? []
            : [
                {
                  ...{ name: 'book_appointment', arguments: {}, result: { error: 'It gave no answer' } },
                  ...{ receiptId: null, status: 'failed' as const, durationMs: toolMs },
                },
              ],
      }),
    ),
    ...{ tasks: [], collected: [], earlier: [] },
  }
}
