import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTwiml } from '#carrier-emulator/twiml.ts'
import { writeCallTwiml } from '#providers/twilio/call-twiml.ts'
import type { CallPlan } from '#telephony/ports.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?><Response>'
const again = '#rc=3&amp;rp=all&amp;ct=2000&amp;rt=5000'
const told = `recordingStatusCallback="https://parley.example/r?call=1${again}" recordingStatusCallbackMethod="POST" recordingStatusCallbackEvent="in-progress completed absent"`
const converse: CallPlan = {
  kind: 'converse',
  socketUrl: 'wss://parley.example/relay/n1/token',
  afterUrl: 'https://parley.example/after?team=t&call=1',
  recordingUrl: 'https://parley.example/r?call=1',
  language: 'en-US',
  hints: ['Larch & Fern', 'flue, chimney', 'Larch & Fern', ' '],
}
const line =
  'interruptible="any" welcomeGreetingInterruptible="any" reportInputDuringAgentSpeech="any" interruptSensitivity="high" ignoreBackchannel="true" preemptible="false" partialPrompts="true" dtmfDetection="true" events="speaker-events tokens-played"/></Connect></Response>'

describe('a plan as instructions', () => {
  test('a conversation is recorded from before its line opens', () => {
    // Sabotage: write <Connect> before <Start>, or spell ignoreBackchannel as the client's typings do.
    expect(writeCallTwiml(converse)).toBe(
      `${head}<Start><Recording channels="dual" trim="do-not-trim" ${told}/></Start>` +
        `<Connect action="https://parley.example/after?team=t&amp;call=1${again}" method="POST">` +
        '<ConversationRelay url="wss://parley.example/relay/n1/token" language="en-US" ttsProvider="ElevenLabs" transcriptionProvider="Deepgram" ' +
        `speechModel="nova-3-general" hints="Larch &amp; Fern,flue chimney" ${line}`,
    )
  })

  test('without a recording and in another language', () => {
    expect(writeCallTwiml({ ...converse, recordingUrl: null, language: 'es-US', hints: [] })).toBe(
      `${head}<Connect action="https://parley.example/after?team=t&amp;call=1${again}" method="POST">` +
        '<ConversationRelay url="wss://parley.example/relay/n1/token" language="es-US" ttsProvider="ElevenLabs" transcriptionProvider="Deepgram" ' +
        line,
    )
  })

  test('putting through rings one phone for a time, and says how it went', () => {
    const plan: CallPlan = {
      kind: 'dial',
      phone: '+15035550142',
      callerId: '+15035550100',
      ringSeconds: 20,
      afterUrl: 'https://parley.example/dialled',
      recordingUrl: null,
    }
    const start = `${head}<Dial action="https://parley.example/dialled${again}" method="POST" timeout="20" callerId="+15035550100"`
    const end = '><Number>+15035550142</Number></Dial></Response>'
    expect(writeCallTwiml(plan)).toBe(start + end)
    expect(writeCallTwiml({ ...plan, recordingUrl: 'https://parley.example/r?call=1' })).toBe(
      `${start} record="record-from-answer-dual" trim="do-not-trim" ${told}${end}`,
    )
  })

  test('sentences, waiting, turning away and hanging up', () => {
    expect(writeCallTwiml({ kind: 'say', text: 'We are closed.', next: { kind: 'hang-up' } })).toBe(
      `${head}<Say>We are closed.</Say><Hangup/></Response>`,
    )
    expect(
      writeCallTwiml({ kind: 'say', pauseSeconds: 1, text: 'Goodbye.', next: { kind: 'hang-up' } }),
    ).toBe(`${head}<Pause length="1"/><Say>Goodbye.</Say><Hangup/></Response>`)
    const url = 'https://parley.example/calls?try=2'
    expect(
      writeCallTwiml({ kind: 'say', text: 'One moment.', next: { kind: 'ask-again', afterSeconds: 3, url } }),
    ).toBe(
      `${head}<Say>One moment.</Say><Pause length="3"/><Redirect method="POST">${url}${again}</Redirect></Response>`,
    )
    expect(writeCallTwiml({ kind: 'say', text: ' ', next: { kind: 'hang-up' } })).toBe(
      `${head}<Hangup/></Response>`,
    )
    expect(writeCallTwiml({ kind: 'reject', reason: 'busy' })).toBe(
      `${head}<Reject reason="busy"/></Response>`,
    )
    expect(writeCallTwiml({ kind: 'hang-up' })).toBe(`${head}<Hangup/></Response>`)
  })

  test('more hints than a line takes are left out, never cut in two', () => {
    const hints = Array.from({ length: 300 }, (_, index) => `hint number ${index}`)
    const written = / hints="([^"]*)"/.exec(writeCallTwiml({ ...converse, hints }))?.[1] ?? ''
    expect(written.length).toBeLessThanOrEqual(1000)
    expect(written.split(',')).toEqual(hints.slice(0, written.split(',').length))
  })
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      ']',
      '\u0000',
      '\ud800',
      '\udc00',
      '\u000b',
      '\ufffe',
      'a',
      ' ',
    ),
  }),
)
const plans: fc.Arbitrary<CallPlan> = fc.oneof(
  fc.record({
    kind: fc.constant('converse' as const),
    socketUrl: text,
    afterUrl: text,
    recordingUrl: fc.option(text),
    language: text,
    hints: fc.array(text),
  }),
  fc.record({
    kind: fc.constant('dial' as const),
    phone: text,
    callerId: text,
    ringSeconds: fc.integer({ min: 5, max: 600 }),
    afterUrl: text,
    recordingUrl: fc.option(text),
  }),
  fc.record({
    kind: fc.constant('say' as const),
    text,
    next: fc.record({
      kind: fc.constant('ask-again' as const),
      afterSeconds: fc.integer({ min: 1, max: 60 }),
      url: text,
    }),
  }),
)

describe('any text', () => {
  test('gives a well-formed document of legal characters', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const xml = writeCallTwiml(plan)
        // Sabotage: leave out xmlText in writeSaying.
        expect(xml.isWellFormed()).toBe(true)
        expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u)
        expect(readTwiml(xml)).toEqual([])
      }),
    )
  })

  test('is said as it stands', () => {
    const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', '#xD': '\r' }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const xml = writeCallTwiml({ kind: 'say', text: `x${words}x`, next: { kind: 'hang-up' } })
        const said = /<Say>([\s\S]*)<\/Say>/.exec(xml)?.[1] ?? ''
        expect(said.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '')).toBe(`x${words}x`)
      }),
    )
  })
})
