import { describe, expect, test } from 'vitest'
import type { CallRecord } from '#telephony/engine/call-record.ts'
import type { CallToDiagnose } from '#telephony/engine/call-to-diagnose.ts'
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
} from '../../../tests/support/a-call-record.ts'

const heard = [...speaks('contact', 400, 1_000), ...speaks('bot', 1_800, 4_000)]
const fine = { isStored: true, problem: null }

function diagnose(of: Partial<CallRecord>, more: Partial<CallToDiagnose> = {}) {
  const call = record(of)
  return diagnoseCall({
    ...{ record: call, spans: traceCall(call), gaps: measureGaps(call), botId: 'bot_1' },
    ...{ ending: endedReasons['bot-ended'], recording: fine },
    ...more,
  })
}
const kinds = (of: Partial<CallRecord>, more?: Partial<CallToDiagnose>) =>
  diagnose(of, more).map(({ kind, severity }) => `${severity} ${kind}`)

describe('the diagnosis', () => {
  test('has nothing to say of a call that went as it should', () => {
    const turns = [turn('turn_1', { completions: [completion('cmp_1')] })]
    expect(diagnose({ events: heard, turns })).toEqual([])
  })

  // Sabotage: in causeOf take the smallest part.
  test.each([
    [
      'tool',
      { tools: [tool('book_appointment', { startMs: 1_250, durationMs: 3_000 })] },
      'the tool book_appointment',
    ],
    ['thinking', { completions: [completion('cmp_1', { endMs: 4_400 })] }, 'thinking with quick-1'],
  ])('says that an answer was slow and that it was %s', (_, more, words) => {
    const timings = { firstSentenceMs: 4_400, firstSentMs: 4_400, firstPlayedMs: 4_600, replyEndMs: 6_000 }
    const [found] = diagnose({
      events: [...speaks('bot', 4_600, 6_000)],
      turns: [turn('turn_1', { ...more, timings })],
    })
    expect(found).toMatchObject({
      kind: 'slow-answer',
      severity: 'warn',
      title: 'The answer came after 3.60 s',
      atMs: 1_000,
    })
    expect(found?.detail).toContain(words)
    expect(found?.fix?.href).toContain('/bots/bot_1/studio')
    expect(found?.spanId).not.toBeNull()
  })

  // Sabotage: in slowAnswers let isSilent be false.
  test('calls four seconds of nothing at all a silence, but not where a word bridged the wait', () => {
    const late = { firstSentenceMs: 6_000, firstSentMs: 6_000, firstPlayedMs: 6_200, replyEndMs: 7_000 }
    const events = speaks('bot', 6_200, 7_000)
    expect(kinds({ events, turns: [turn('turn_1', { timings: late })] })[0]).toBe('danger slow-answer')
    const bridged = { ...late, firstSentMs: 2_200, firstPlayedMs: 2_400, fillers: 1 }
    const said = [...speaks('bot', 2_400, 3_000), ...events, says(2_200, 'One moment, please.', 'turn_1')]
    const found = diagnose({ events: said, turns: [turn('turn_1', { timings: bridged })] })
    expect(found.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual([
      'warn slow-answer',
      'info filler',
    ])
    expect(found[1]?.detail).toBe('The answer took long, so it said “One moment, please.”')
  })

  test('names interruptions with what was heard, but not the end of the line', () => {
    const cut = { turnId: 'turn_1', text: 'We are open from eight.', heard: 'We are' }
    const found = diagnose({ events: [...heard, event(3_000, 'turn/cut', cut)], turns: [turn('turn_1')] })
    expect(found).toMatchObject([{ kind: 'interrupted', atMs: 3_000 }])
    expect(found[0]?.detail).toContain('“We are”')
    const ended = event(3_010, 'session/ended', { kind: 'line-closed', code: 1000 })
    expect(
      kinds({ events: [...heard, event(3_000, 'turn/cut', cut), ended], turns: [turn('turn_1')] }),
    ).toEqual([])
  })

  test('puts what failed first, with its reason and where it can be mended', () => {
    const found = diagnose({
      events: heard,
      turns: [
        turn('turn_1', {
          tools: [
            tool('book_appointment', {
              startMs: 1_250,
              durationMs: 100,
              status: 'failed',
              result: { error: 'the time is taken' },
            }),
            tool('transfer_call', {
              startMs: 1_300,
              durationMs: 0,
              position: 2,
              status: 'rejected',
              result: {},
            }),
          ],
          completions: [
            completion('cmp_1', { status: 'failed', error: 'timeout' }),
            completion('cmp_2', { status: 'fallback', engine: 'builtin', attempt: 2 }),
          ],
          replaced: [{ sentence: 'You are booked.', reason: 'no receipt' }],
        }),
        turn('turn_2', { state: 'failed' }),
      ],
      lines: [line('bot', 'I am sorry.', { startMs: 1_600, turnId: 'turn_2' })],
    })
    expect(found.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual([
      'danger turn-failed',
      'danger tool-failed',
      'warn model-fell-back',
      'warn tool-failed',
      'warn claim-replaced',
    ])
    expect(found[0]?.detail).toContain('“I am sorry.”')
    expect(found[1]).toMatchObject({
      title: 'book_appointment failed after 0.10 s',
      detail: 'The time is taken.',
    })
    expect(found[2]?.detail).toBe('It failed with timeout. The built-in engine answered in its place.')
  })

  test('tells of a line that was lost and came back, errors, delay and a phone nobody took', () => {
    const found = kinds({
      events: [
        event(0, 'line.in/opened'),
        event(9_000, 'session/ended', { kind: 'line-closed', code: 1006 }),
        event(10_000, 'line.in/opened'),
        event(11_000, 'line.in/error', { description: 'No voice' }),
        event(12_000, 'line.in/delay', { roundTripMs: 900 }),
        event(13_000, 'line.in/delay', { roundTripMs: 500 }),
        event(40_000, 'webhook/after-dial', { outcome: 'no-answer' }),
      ],
      transfers: [{ phone: '+15035550199', atMs: 20_000, outcome: 'no-answer' }],
    })
    expect(found).toEqual(['danger line-error', 'warn line-lost', 'warn slow-line', 'warn transfer-failed'])
  })

  // Sabotage: in findEnding leave out the look at the fault.
  test('begins with an end that was somebody’s fault, and leaves out one that was nobody’s', () => {
    const [first] = diagnose({ events: heard }, { ending: endedReasons['line-lost'] })
    expect(first).toMatchObject({ kind: 'ending', severity: 'danger', fix: { href: '/admin' } })
    expect(kinds({ events: heard }, { ending: endedReasons['contact-silent'] })).toEqual(['info ending'])
    expect(kinds({ events: heard }, { ending: null })).toEqual([])
  })

  test('is honest about a recording that is not there, and silent about one that was never to be', () => {
    expect(kinds({ events: heard }, { recording: null })).toEqual(['info recording'])
    expect(kinds({ events: heard }, { recording: { isStored: false, problem: 'absent' } })).toEqual([
      'warn recording',
    ])
    expect(kinds({}, { recording: null })).toEqual([])
    expect(kinds({ events: heard, isLive: true }, { recording: null })).toEqual([])
  })

  // Sabotage: in untold leave out isSpeechEndTold.
  test('says what the line did not tell, for every figure counts from it', () => {
    const turns = [turn('turn_1', { timings: { speechEndMs: null } }), turn('turn_2')]
    const [found] = diagnose({ events: speaks('bot', 1_800, 4_000), turns })
    expect(found).toMatchObject({ kind: 'not-told', severity: 'info' })
    expect(found?.detail).toMatch(/^1 of 2 waits are counted from the contact’s final words/)
  })

  test('marks the time in which nobody spoke', () => {
    const events = [...heard, words(20_000, 'Hello?'), ...speaks('contact', 19_000, 19_800)]
    expect(diagnose({ events })).toMatchObject([
      { kind: 'silence', atMs: 4_000, title: 'Nobody spoke for 15.0 s' },
    ])
  })
})
