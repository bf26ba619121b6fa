import fc from 'fast-check'
import twilio from 'twilio'
import { describe, expect, test } from 'vitest'
import { InvalidInput } from '#platform/errors.ts'
import { createTwilioWebhooks } from '#providers/twilio/webhooks.ts'
import { callFields as call, signedHook as hook, hookToken } from '../../../tests/support/signed-hook.ts'

const reader = createTwilioWebhooks(hookToken, () => new Date('2026-11-17T18:00:00Z'))
const read = (address: string, fields: Record<string, string>) => reader.read(hook(address, fields))[0]

describe('a webhook without what it cannot do without', () => {
  const needed: [string, string[]][] = [
    ['calls', ['CallSid', 'From', 'To']],
    ['calls/after?team=t', ['CallSid']],
    ['calls/dialled?team=t', ['CallSid']],
    ['calls/statuses', ['CallSid', 'CallStatus']],
    ['calls/answered-by', ['CallSid', 'AnsweredBy']],
    ['calls/recordings', ['CallSid', 'RecordingSid', 'RecordingStatus']],
  ]
  const all = { ...call, AnsweredBy: 'human', RecordingSid: 'RE1', RecordingStatus: 'completed' }

  test.each(needed)('%s needs %j', (address, names) => {
    expect(read(address, all)).toBeDefined()
    for (const name of names) {
      const { [name as keyof typeof all]: _left, ...rest } = all
      expect(() => read(address, rest)).toThrow(InvalidInput)
    }
  })

  test('says so where its address lacks the team', () => {
    expect(() => read('calls/after', all)).toThrow(InvalidInput)
    expect(() => read('calls/elsewhere', all)).toThrow(InvalidInput)
  })

  test('any form is an event that can be stored, or refused in words', () => {
    const names = [
      ...Object.keys(all),
      ...['SequenceNumber', 'Timestamp', 'CallDuration', 'SipResponseCode', 'ErrorCode', 'HandoffData'],
      ...['SessionStatus', 'DialCallStatus', 'RecordingDuration', 'RecordingChannels', 'RecordingStartTime'],
    ]
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom('', '0', '\u0000', '9'.repeat(30)),
    )
    const forms = fc.dictionary(fc.constantFrom(...names), value)
    fc.assert(
      fc.property(fc.constantFrom(...needed.map(([address]) => address)), forms, (address, form) => {
        try {
          // Sabotage: leave `clean` out of `told`.
          expect(JSON.stringify(read(address, { ...all, ...form }))).not.toContain('\\u0000')
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInput)
        }
      }),
    )
  })
})

describe('the socket of a line', () => {
  const url = 'wss://parley.example/relay/n1/token.with.dots'
  const sign = (address: string, token = hookToken) => ({
    'x-twilio-signature': twilio.getExpectedTwilioSignature(token, address, {}),
  })

  test('is opened by the carrier alone', () => {
    expect(reader.verifySocket({ url, headers: sign(url) })).toBe(true)
    const onPort = 'ws://127.0.0.1:8080/relay/n1/token'
    expect(reader.verifySocket({ url: onPort, headers: sign(onPort) })).toBe(true)
    // Sabotage: return true from verifySocket.
    expect(reader.verifySocket({ url, headers: {} })).toBe(false)
    expect(reader.verifySocket({ url, headers: sign(url, 'b'.repeat(32)) })).toBe(false)
    expect(reader.verifySocket({ url: `${url}x`, headers: sign(url) })).toBe(false)
  })
})
