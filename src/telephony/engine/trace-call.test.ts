import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callLanes } from '#telephony/debug-contract.ts'
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
} from '../../../tests/support/a-call-record.ts'
import { traceCall } from './trace-call.ts'

const on = (lane: string, spans: ReturnType<typeof traceCall>) => spans.filter((span) => span.lane === lane)

describe('the lanes of a call', () => {
  test('a whole turn lies on its lanes as it happened', () => {
    const spans = traceCall(
      record({
        events: [
          event(0, 'plan/converse', { route: 'bot' }),
          event(100, 'line.in/opened', { sessionId: 'VX1' }),
          ...speaks('contact', 400, 1_000),
          words(1_200, 'Are you open on Friday?'),
          says(1_500, 'Yes, from eight.', 'turn_1'),
          ...speaks('bot', 1_800, 3_000),
          event(3_000, 'line.in/played', { text: 'Yes, from eight.' }),
          event(5_000, 'session/ended', { kind: 'bot', reason: 'bot-ended' }),
        ],
        turns: [
          turn('turn_1', {
            completions: [completion('cmp_1')],
            tools: [tool('look_up', { startMs: 1_250 })],
          }),
        ],
      }),
    )
    expect(
      spans.map(({ lane, startMs, endMs, name, state }) => [lane, startMs, endMs, name, state].join(' ')),
    ).toEqual([
      'webhook 0 0 Call came in: to the bot ok',
      'carrier 100 5000 Line ok',
      'contact 400 1000 Contact speaks ok',
      'words 400 1200 Words ok',
      'thinking 1200 1500 quick-1 ok',
      'tool 1250 1550 look_up ok',
      'speaking 1500 3000 Yes, from eight. ok',
      'bot 1800 3000 Bot speaks ok',
    ])
    expect(spans.some((span) => span.isEstimated)).toBe(false)
  })

  // Sabotage: in trace-words.ts use toldSpeech whether or not the line tells.
  test('where the line tells nothing of sound, the words say about when it was, and it is marked', () => {
    const spans = traceCall(
      record({
        events: [words(2_000, 'Hello there'), says(2_400, 'Good morning.', 'turn_1')],
        lines: [
          line('contact', 'Hello there', { startMs: 2_000, endMs: 2_000 }),
          line('bot', 'Good morning.', { startMs: 2_400, turnId: 'turn_1' }),
        ],
      }),
    )
    const [contact] = on('contact', spans)
    const [bot] = on('bot', spans)
    expect(contact).toMatchObject({ endMs: 2_000, isEstimated: true })
    expect(contact?.startMs).toBeLessThan(2_000)
    expect(bot).toMatchObject({ startMs: 2_400, isEstimated: true })
    expect(bot?.endMs).toBeGreaterThan(2_400)
  })

  // Sabotage: in trace-sound.ts let isCut be false.
  test('a sentence that was cut short ends at the cut, and the contact has a mark there', () => {
    const spans = traceCall(
      record({
        events: [
          says(1_000, 'First we look.', 'turn_1'),
          says(1_050, 'Then we come by.', 'turn_1'),
          event(2_000, 'line.in/played', { text: 'First we look.' }),
          event(2_600, 'turn/cut', {
            turnId: 'turn_1',
            text: 'First we look. Then we come by.',
            heard: 'First we look. Then',
          }),
          // Said again later, and this time to its end.
          says(5_000, 'Then we come by.', 'turn_2'),
          event(6_000, 'line.in/played', { text: 'Then we come by.' }),
        ],
      }),
    )
    expect(on('speaking', spans).map(({ endMs, state }) => [endMs, state])).toEqual([
      [2_000, 'ok'],
      [2_600, 'cut'],
      [6_000, 'ok'],
    ])
    expect(on('contact', spans)).toMatchObject([{ startMs: 2_600, endMs: 2_600, state: 'cut' }])
  })

  // Sabotage: in trace-carrier.ts leave `next !== undefined` out of isLost.
  test('a line that is lost and taken up again is two lines, the first failed; the last end is an end', () => {
    const spans = traceCall(
      record({
        events: [
          event(0, 'line.in/opened'),
          event(9_000, 'session/ended', { kind: 'line-closed', code: 1006 }),
          event(9_400, 'webhook/after-line', { outcome: 'failed', errorCode: 64105 }),
          event(10_000, 'line.in/opened'),
          event(60_000, 'session/ended', { kind: 'line-closed', code: 1000 }),
        ],
      }),
    )
    expect(
      on('carrier', spans).map(({ name, startMs, endMs, state }) => [name, startMs, endMs, state]),
    ).toEqual([
      ['Line 1', 0, 9_000, 'failed'],
      ['Line 2', 10_000, 60_000, 'ok'],
    ])
    expect(on('webhook', spans)).toMatchObject([{ startMs: 9_400, name: 'What comes after the line?' }])
  })

  test('a phone the call was put through to rings until the carrier tells how it fared', () => {
    const spans = traceCall(
      record({
        events: [event(30_000, 'webhook/after-dial', { outcome: 'busy' })],
        transfers: [{ phone: '+15035550199', atMs: 20_000, outcome: 'busy' }],
      }),
    )
    expect(on('carrier', spans)).toMatchObject([
      {
        name: 'Put through',
        startMs: 20_000,
        endMs: 30_000,
        state: 'failed',
        detail: { phone: '+15035550199' },
      },
    ])
  })

  test('what goes on in a live call has no end, and a call without any event is one stretch', () => {
    const live = traceCall(
      record({
        isLive: true,
        events: [
          event(0, 'line.in/opened'),
          event(400, 'line.in/speaking', { who: 'contact', isOn: true }),
          event(900, 'turn/began', { turnId: 'turn_9' }),
        ],
      }),
    )
    expect(live.map(({ lane, endMs }) => [lane, endMs])).toEqual([
      ['carrier', null],
      ['contact', null],
      ['thinking', null],
    ])
    expect(traceCall(record())).toMatchObject([{ lane: 'carrier', startMs: 0, endMs: 60_000, name: 'Call' }])
  })

  test('a failed tool and a failed model are marked', () => {
    const spans = traceCall(
      record({
        turns: [
          turn('turn_1', {
            completions: [
              completion('cmp_1', { status: 'failed', error: 'timeout' }),
              completion('cmp_2', { status: 'fallback', model: 'built-in' }),
            ],
            tools: [tool('book_appointment', { startMs: 1_300, status: 'failed' })],
          }),
          turn('turn_2', { state: 'superseded' }),
        ],
      }),
    )
    expect(spans.filter(({ lane }) => lane !== 'carrier').map(({ name, state }) => [name, state])).toEqual([
      ['quick-1', 'failed'],
      ['built-in', 'ok'],
      ['Thinking, not recorded', 'cut'],
      ['book_appointment', 'failed'],
    ])
  })
})

// Sabotage: in make-span.ts leave out the maximum with the start.
test('whatever was written down, every span has its own id, lies on a lane and ends after it starts', () => {
  const places = [
    'line.in/opened',
    'line.in/speaking',
    'line.in/words',
    'line.in/played',
    'line.in/digit',
    'line.in/delay',
    'line.in/error',
    'line.out/say',
    'turn/began',
    'turn/cut',
    'session/ended',
    'session/backchannel',
    'webhook/after-line',
    'webhook/after-dial',
    'plan/dial',
    'recording/completed',
  ] as const
  const detail = fc.record(
    {
      who: fc.constantFrom('bot', 'contact'),
      isOn: fc.boolean(),
      text: fc.constantFrom('Hello.', 'One moment, please.', ''),
      turnId: fc.constantFrom('turn_1', 'turn_2', null),
      kind: fc.constantFrom('bot', 'line-closed'),
      outcome: fc.constantFrom('busy', 'completed'),
      heard: fc.string(),
    },
    { requiredKeys: [] },
  )
  const anyEvent = fc.tuple(fc.nat(90_000), fc.constantFrom(...places), detail)
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), fc.boolean(), (events, isLive) => {
      const spans = traceCall(
        record({ isLive, events: events.map(([atMs, place, more]) => event(atMs, place, more)) }),
      )
      expect(new Set(spans.map(({ id }) => id)).size).toBe(spans.length)
      for (const span of spans) {
        expect(callLanes).toContain(span.lane)
        if (span.endMs === null) expect(isLive).toBe(true)
        else expect(span.endMs).toBeGreaterThanOrEqual(span.startMs)
      }
    }),
  )
})
