import { describe, expect, test } from 'vitest'
import { InvalidInput } from '#platform/errors.ts'
import { relayWire } from '#providers/twilio/relay-wire.ts'
import type { LineMessage } from '#voice/ports.ts'

const read = (message: unknown) => relayWire.read(JSON.stringify(message))

describe('what the line says', () => {
  test('is read message by message', () => {
    const setup = {
      type: 'setup',
      sessionId: `VX${'1'.repeat(32)}`,
      callSid: `CA${'2'.repeat(32)}`,
      parentCallSid: '',
      accountSid: `AC${'3'.repeat(32)}`,
      from: '+15035550142',
      to: '+15035550100',
      direction: 'inbound',
      callType: 'PSTN',
      callStatus: 'IN-PROGRESS',
      customParameters: { team: 'team_1', tries: 2 },
    }
    expect(read(setup)).toEqual({
      kind: 'opened',
      sessionId: setup.sessionId,
      callSid: setup.callSid,
      parameters: { team: 'team_1', tries: '2' },
    })
    expect(read({ ...setup, customParameters: undefined })).toMatchObject({ parameters: {} })
    expect(read({ type: 'prompt', voicePrompt: 'Are you', lang: 'en-US', last: false })).toEqual({
      kind: 'words',
      text: 'Are you',
      isFinal: false,
      language: 'en-US',
    })
    expect(read({ type: 'prompt', voicePrompt: '' })).toMatchObject({
      isFinal: true,
      language: null,
      text: '',
    })
    expect(read({ type: 'dtmf', digit: '#' })).toEqual({ kind: 'digit', digit: '#' })
    expect(read({ type: 'dtmf', digit: 0 })).toEqual({ kind: 'digit', digit: '0' })
    expect(read({ type: 'error', description: 'Invalid message' })).toMatchObject({
      description: 'Invalid message',
    })
    expect(read({ type: 'info', name: 'agentSpeaking', value: 'on', ts: 1 })).toEqual({
      kind: 'speaking',
      who: 'bot',
      isOn: true,
    })
    expect(read({ type: 'info', name: 'clientSpeaking', value: 'off' })).toMatchObject({ isOn: false })
    expect(read({ type: 'info', name: 'tokensPlayed', value: 'Hello there.' })).toEqual({
      kind: 'played',
      text: 'Hello there.',
    })
    expect(read({ type: 'info', name: 'roundTripDelayMs', value: 121 })).toEqual({
      kind: 'delay',
      roundTripMs: 121,
    })
  })

  test('a length of time comes as a number or as text', () => {
    const heard = 'We have a'
    // Sabotage: take durationUntilInterruptMs only where it is a number.
    for (const [told, afterMs] of [
      [460, 460],
      ['460', 460],
      [460.4, 460],
      [-5, 0],
      ['soon', 0],
      [undefined, 0],
    ])
      expect(
        read({ type: 'interrupt', utteranceUntilInterrupt: heard, durationUntilInterruptMs: told }),
      ).toEqual({ kind: 'interrupted', heard, afterMs })
  })

  test('what this version does not know is kept by its name', () => {
    // Sabotage: throw for an unknown type.
    expect(read({ type: 'mood', value: 'fine' })).toEqual({ kind: 'other', name: 'mood' })
    expect(read({ type: 'constructor' })).toEqual({ kind: 'other', name: 'constructor' })
    expect(read({ type: 'info', name: 'weather' })).toEqual({ kind: 'other', name: 'info weather' })
    expect(read({ type: 'info', name: 'agentSpeaking', value: 'perhaps' })).toMatchObject({ kind: 'other' })
    expect(read({})).toEqual({ kind: 'other', name: 'unnamed' })
  })

  test.each([
    '',
    'hello',
    '[]',
    'null',
    '7',
    '"setup"',
    '{"type":"setup"}',
    '{"type":"prompt"}',
    '{"type":"dtmf"}',
  ])('no message: %s', (frame) => {
    expect(() => relayWire.read(frame)).toThrow(InvalidInput)
  })
})

describe('what we say', () => {
  const written = (message: LineMessage) => JSON.parse(relayWire.write(message))

  test('stands on the wire as the carrier reads it', () => {
    expect(written({ kind: 'say', text: 'Hello ', isLast: false, mayInterrupt: true })).toEqual({
      type: 'text',
      token: 'Hello ',
      last: false,
      interruptible: true,
    })
    expect(
      written({ kind: 'say', text: 'Hola.', isLast: true, mayInterrupt: false, language: 'es-US' }),
    ).toEqual({ type: 'text', token: 'Hola.', last: true, interruptible: false, lang: 'es-US' })
    expect(written({ kind: 'digits', digits: '1w2#' })).toEqual({ type: 'sendDigits', digits: '1w2#' })
    expect(written({ kind: 'language', language: 'es-US' })).toEqual({
      type: 'language',
      ttsLanguage: 'es-US',
      transcriptionLanguage: 'es-US',
    })
    expect(written({ kind: 'end', handoff: '{"why":"transfer"}' })).toEqual({
      type: 'end',
      handoffData: '{"why":"transfer"}',
    })
    // Sabotage: write handoffData always.
    expect(written({ kind: 'end', handoff: null })).toEqual({ type: 'end' })
  })
})
