import { describe, expect, test } from 'vitest'
import { createTwilioWebhooks } from '#providers/twilio/webhooks.ts'
import type { CallPlan } from '#telephony/ports.ts'
import { callFields as call, signedHook as hook, hookToken } from '../../../tests/support/signed-hook.ts'

const reader = createTwilioWebhooks(hookToken, () => new Date('2026-11-17T18:00:00Z'))
const read = (address: string, fields: Record<string, string>) => reader.read(hook(address, fields))[0]
const outbound = { ...call, From: '+15035550100', To: '+15035550142', Direction: 'outbound-api' }

describe('a call that asks what to do', () => {
  test('has come in', () => {
    const fields = { ...call, CallerName: 'CASEY L', ForwardedFrom: '+15035550177', FromCity: 'PORTLAND' }
    expect(reader.verify(hook('calls', fields))).toBe(true)
    expect(read('calls', fields)).toEqual({
      kind: 'call.arrived',
      wantsAnswer: true,
      content: {
        connectionId: 'conn_1',
        sid: call.CallSid,
        direction: 'inbound',
        from: call.From,
        to: call.To,
        status: 'ringing',
        callerName: 'CASEY L',
        forwardedFrom: '+15035550177',
        askedAgainFor: null,
        intent: null,
      },
    })
    expect(read('calls', { ...call, From: '' })).toMatchObject({ content: { from: 'anonymous' } })
  })

  test('is one of ours that was answered', () => {
    expect(read('calls?team=t1&intent=i1', { ...outbound, CallStatus: 'in-progress' })).toMatchObject({
      content: {
        direction: 'outbound',
        status: 'in-progress',
        callerName: null,
        intent: { teamId: 't1', id: 'i1' },
      },
    })
  })

  test('has come back from its line', () => {
    const after = {
      ...call,
      CallStatus: 'in-progress',
      SessionId: `VX${'3'.repeat(32)}`,
      SessionStatus: 'ended',
      SessionDuration: '42',
      HandoffData: '{"kind":"bot","reason":"bot-said-goodbye"}',
    }
    expect(read('calls/after?team=t1&call=c1', after)).toEqual({
      kind: 'call.step',
      wantsAnswer: true,
      content: {
        teamId: 't1',
        connectionId: 'conn_1',
        sid: call.CallSid,
        step: 'after-line',
        outcome: 'ended',
        handoff: after.HandoffData,
        errorCode: null,
        isCallAlive: true,
      },
    })
    const failed = { ...call, CallStatus: 'completed', SessionStatus: 'failed', ErrorCode: '64105' }
    // Sabotage: take every call for alive.
    expect(read('calls/after?team=t1', failed)).toMatchObject({
      content: { outcome: 'failed', errorCode: 64105, handoff: null, isCallAlive: false },
    })
    expect(read('calls/after?team=t1', call)).toMatchObject({ content: { outcome: 'failed' } })
  })

  test('has come back from a phone', () => {
    const fields = { ...call, CallStatus: 'in-progress', DialCallStatus: 'no-answer', DialCallSid: 'CA9' }
    expect(read('calls/dialled?team=t1', fields)).toMatchObject({
      kind: 'call.step',
      wantsAnswer: true,
      content: { step: 'after-dial', outcome: 'no-answer', handoff: null, isCallAlive: true },
    })
  })

  test('gets what was decided, and never an empty document by mistake', () => {
    const plan: CallPlan = { kind: 'say', text: 'We are closed.', next: { kind: 'hang-up' } }
    for (const path of ['calls', 'calls/after?team=t', 'calls/dialled?team=t']) {
      expect(reader.answer(hook(path, call), plan)).toMatchObject({
        status: 200,
        contentType: 'text/xml; charset=utf-8',
        body: expect.stringContaining('<Say>We are closed.</Say><Hangup/>'),
      })
      // Sabotage: answer 204 where nothing was decided.
      expect(() => reader.answer(hook(path, call), undefined)).toThrow(TypeError)
    }
    for (const path of ['calls/statuses', 'calls/recordings', 'calls/answered-by'])
      expect(reader.answer(hook(path, call))).toMatchObject({ status: 204 })
  })
})

describe('what is told of a call', () => {
  test('its statuses, counted and timed', () => {
    const fields = {
      ...outbound,
      ParentCallSid: `CA${'4'.repeat(32)}`,
      CallStatus: 'completed',
      SequenceNumber: '3',
      Timestamp: 'Tue, 17 Nov 2026 18:01:10 +0000',
      CallbackSource: 'call-progress-events',
      CallDuration: '66',
      Duration: '2',
      SipResponseCode: '200',
      AnsweredBy: 'human',
    }
    expect(read('calls/statuses?team=t1&intent=i1', fields)).toEqual({
      kind: 'call.status',
      content: {
        connectionId: 'conn_1',
        sid: call.CallSid,
        parentSid: fields.ParentCallSid,
        status: 'completed',
        sequence: 3,
        at: new Date('2026-11-17T18:01:10Z'),
        durationSeconds: 66,
        answeredBy: 'human',
        sipCode: 200,
        errorCode: null,
        intent: { teamId: 't1', id: 'i1' },
      },
    })
    // Sabotage: read the count with `|| null`.
    expect(read('calls/statuses', { ...call, SequenceNumber: '0', CallDuration: '0' })).toMatchObject({
      content: { sequence: 0, durationSeconds: 0, at: null, intent: null, parentSid: null },
    })
    const odd = {
      ...call,
      SequenceNumber: 'three',
      Timestamp: 'soon',
      CallDuration: '-4',
      SipResponseCode: '',
    }
    expect(read('calls/statuses', odd)).toMatchObject({
      content: { sequence: null, at: null, durationSeconds: null, sipCode: null },
    })
  })

  test('who answered, without its status', () => {
    const fields = { CallSid: call.CallSid, AccountSid: call.AccountSid, AnsweredBy: 'machine_end_beep' }
    expect(read('calls/answered-by?team=t1&intent=i1', fields)).toMatchObject({
      kind: 'call.answered-by',
      content: { status: 'in-progress', answeredBy: 'machine_end_beep', intent: { id: 'i1' } },
    })
  })

  test('its recording', () => {
    const fields = {
      CallSid: call.CallSid,
      RecordingSid: `RE${'5'.repeat(32)}`,
      RecordingStatus: 'completed',
      RecordingDuration: '65',
      RecordingChannels: '2',
      RecordingSource: 'StartCallRecordingTwiML',
      RecordingStartTime: 'Tue, 17 Nov 2026 18:00:05 +0000',
      ErrorCode: '0',
    }
    expect(read('calls/recordings?team=t1&call=c1', fields)).toEqual({
      kind: 'call.recording',
      content: {
        connectionId: 'conn_1',
        callSid: call.CallSid,
        sid: fields.RecordingSid,
        status: 'completed',
        durationSeconds: 65,
        channels: 2,
        startedAt: new Date('2026-11-17T18:00:05Z'),
        errorCode: null,
      },
    })
    const absent = { ...fields, RecordingStatus: 'absent', RecordingChannels: '', ErrorCode: '16106' }
    expect(read('calls/recordings', absent)).toMatchObject({ content: { channels: 1, errorCode: 16106 } })
  })
})
