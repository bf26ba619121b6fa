import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidInput } from '#platform/errors.ts'
import { relayWire } from '#providers/twilio/relay-wire.ts'
import type { LineEvent, LineMessage } from '#voice/ports.ts'

const read = (message: unknown) => relayWire.read(JSON.stringify(message))
const written = (message: LineMessage) => JSON.parse(relayWire.write(message))

describe('whatever the line says', () => {
  const types = ['setup', 'prompt', 'dtmf', 'interrupt', 'error', 'info', 'custom', '__proto__']
  const names = ['agentSpeaking', 'clientSpeaking', 'tokensPlayed', 'roundTripDelayMs', 'x']
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('on', 'off', 'a\u0000b', '\ud800', '1e999', 5))
  const almost = fc.record(
    {
      type: fc.constantFrom(...types),
      name: fc.oneof(fc.constantFrom(...names), value),
      ...Object.fromEntries(
        [
          ...['value', 'sessionId', 'callSid', 'customParameters', 'voicePrompt', 'last', 'lang', 'digit'],
          ...['description', 'utteranceUntilInterrupt', 'durationUntilInterruptMs'],
        ].map((key) => [key, value]),
      ),
    },
    { requiredKeys: ['type'] },
  )

  test('any JSON is an event or refused in words, and what is kept can be stored', () => {
    fc.assert(
      fc.property(fc.oneof(almost, fc.jsonValue()), (message) => {
        let event: LineEvent
        try {
          event = relayWire.read(JSON.stringify(message))
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInput)
          return
        }
        // Sabotage: keep what textOf takes out.
        expect(JSON.stringify(event)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
        if (event.kind === 'interrupted') expect(Number.isSafeInteger(event.afterMs)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('any bytes are an event or refused in words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (frame) => {
        try {
          relayWire.read(frame)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInput)
        }
      }),
    )
  })

  const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\u0000', ''))
  const some = words.filter((text) => text !== '')
  const events: fc.Arbitrary<LineEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('opened' as const),
      sessionId: some,
      callSid: some,
      parameters: fc.dictionary(some, words),
    }),
    fc.record({
      kind: fc.constant('words' as const),
      text: words,
      isFinal: fc.boolean(),
      language: fc.option(some),
    }),
    fc.record({ kind: fc.constant('interrupted' as const), heard: words, afterMs: fc.nat() }),
    fc.record({ kind: fc.constant('digit' as const), digit: fc.constantFrom(...'0123456789*#') }),
    fc.record({ kind: fc.constant('played' as const), text: words }),
    fc.record({
      kind: fc.constant('speaking' as const),
      who: fc.constantFrom('bot' as const, 'contact' as const),
      isOn: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('error' as const), description: words }),
  )

  test('each event comes back from its message as it was', () => {
    fc.assert(
      fc.property(events, fc.boolean(), (event, isOlder) => {
        expect(read(asCarrierSays(event, isOlder))).toEqual(event)
      }),
    )
  })
})

describe('whatever we say', () => {
  const any = fc.string({ unit: 'binary' })
  const messages: fc.Arbitrary<LineMessage> = fc.oneof(
    fc.record(
      {
        kind: fc.constant('say' as const),
        text: any,
        isLast: fc.boolean(),
        mayInterrupt: fc.boolean(),
        language: any,
      },
      { requiredKeys: ['kind', 'text', 'isLast', 'mayInterrupt'] },
    ),
    fc.record({ kind: fc.constant('digits' as const), digits: any }),
    fc.record({ kind: fc.constant('language' as const), language: any }),
    fc.record({ kind: fc.constant('end' as const), handoff: fc.option(any) }),
  )

  test('never breaks the rules of the wire, whatever is said', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const fields = written(message)
        expect(['text', 'sendDigits', 'language', 'end']).toContain(fields.type)
        if (message.kind === 'say') {
          expect(fields.token).toBe(message.text.toWellFormed())
          expect([fields.last, fields.interruptible]).toEqual([message.isLast, message.mayInterrupt])
        }
        // Sabotage: write the digits as they are.
        if (message.kind === 'digits') expect(fields.digits).toMatch(/^[0-9w*#]{1,128}$/)
        if (message.kind === 'end')
          expect(fields.handoffData ?? null).toBe(message.handoff?.toWellFormed() ?? null)
      }),
    )
  })
})

/** The carrier's side of the wire; older ones wrote lengths of time as text. */
function asCarrierSays(event: LineEvent, isOlder: boolean): object {
  if (event.kind === 'opened') {
    const { sessionId, callSid, parameters } = event
    return { type: 'setup', sessionId, callSid, customParameters: parameters }
  }
  if (event.kind === 'words')
    return { type: 'prompt', voicePrompt: event.text, last: event.isFinal, lang: event.language ?? undefined }
  if (event.kind === 'interrupted') {
    const durationUntilInterruptMs = isOlder ? String(event.afterMs) : event.afterMs
    return { type: 'interrupt', utteranceUntilInterrupt: event.heard, durationUntilInterruptMs }
  }
  if (event.kind === 'digit') return { type: 'dtmf', digit: event.digit }
  if (event.kind === 'played') return { type: 'info', name: 'tokensPlayed', value: event.text }
  if (event.kind === 'speaking') {
    const name = event.who === 'bot' ? 'agentSpeaking' : 'clientSpeaking'
    return { type: 'info', name, value: event.isOn ? 'on' : 'off' }
  }
  if (event.kind === 'error') return { type: 'error', description: event.description }
  return { type: event.kind }
}
