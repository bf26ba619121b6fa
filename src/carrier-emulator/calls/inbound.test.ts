import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  authToken,
  type CallBench,
  caller,
  linesOf,
  office,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'

let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

describe('a call in', () => {
  it("asks the number's address, signed, and follows its document", async () => {
    await bench.buyVoice(response('<Say>Thank you for calling Harbor Plumbing.</Say><Pause length="2"/>'), {
      StatusCallback: `${bench.receiver.url}/ended`,
    })
    const sid = await bench.call([], { callerName: 'ANA DIAZ' })
    const call = await bench.ended(sid)
    const [asked] = bench.hooks('/voice')
    expect(
      twilio.validateRequest(
        authToken,
        String(asked?.headers['x-twilio-signature']),
        `${bench.receiver.url}/voice`,
        asked?.params ?? {},
      ),
    ).toBe(true)
    expect(asked?.params).toMatchObject({
      ...{ CallSid: sid, From: caller, To: office, CallStatus: 'ringing', Direction: 'inbound' },
      ...{ ApiVersion: '2010-04-01', CallerName: 'ANA DIAZ', FromCity: 'DENVER', CalledState: 'WA' },
    })
    expect(call.status).toBe('completed')
    expect(linesOf(call)).toEqual(['carrier: Thank you for calling Harbor Plumbing.'])
    const [heard] = call.heard
    expect(heard && heard.endMs - heard.atMs).toBeGreaterThan(1_500)
    await until(() => bench.hooks('/ended').length === 1)
    expect(bench.hooks('/ended')[0]?.params).toMatchObject({
      ...{ CallSid: sid, CallStatus: 'completed', SequenceNumber: '0', Duration: '1' },
      CallbackSource: 'call-progress-events',
    })
  })

  // Sabotage: in script.ts, go on at once where `untilHeard` stands.
  it('lets a caller wait for certain words, however long they take to come', async () => {
    await bench.buyVoice(
      response(
        '<Say>One moment.</Say><Pause length="40"/><Say>Thank you for waiting.</Say><Pause length="5"/>',
      ),
    )
    const call = await bench.ended(
      await bench.call([{ untilHeard: 'for waiting' }, 'A leaking sink.', { hangup: true }]),
    )
    expect(linesOf(call)).toEqual([
      'carrier: One moment.',
      'carrier: Thank you for waiting.',
      'caller: A leaking sink.',
    ])
  })

  it('follows redirects, relative to the document, and can be rejected', async () => {
    await bench.buyVoice(({ path }) =>
      response(
        path === '/voice'
          ? '<Redirect method="GET">/other?x=1&amp;y=2</Redirect><Say>no</Say>'
          : '<Say>Two</Say><Hangup/><Say>no</Say>',
      ),
    )
    expect(linesOf(await bench.ended(await bench.call([])))).toEqual(['carrier: Two'])
    expect(bench.hooks('/other')[0]).toMatchObject({
      method: 'GET',
      params: { y: '2', CallStatus: 'ringing' },
    })
    bench.receiver.settings.answer = () => ({ body: response('<Reject reason="busy"/>') })
    expect(await bench.ended(await bench.call(['Hello?']))).toMatchObject({
      status: 'busy',
      startedAt: null,
      heard: [],
    })
  })

  // Sabotage: leave the fallback out in receive-call.ts.
  it('asks the fallback when the address fails, and apologises when both do', async () => {
    const { receiver } = bench
    await bench.buyVoice('', { VoiceFallbackUrl: `${receiver.url}/fallback` })
    receiver.settings.answer = ({ path }) =>
      path === '/voice' ? { status: 500 } : { body: response('<Say>One moment.</Say>') }
    expect(linesOf(await bench.ended(await bench.call([])))).toEqual(['carrier: One moment.'])
    expect(bench.hooks('/fallback')[0]?.params).toMatchObject({ ErrorCode: '11200' })
    receiver.settings.answer = () => ({ body: 'no document' })
    const call = await bench.ended(await bench.call([]))
    expect([call.status, call.heard[0]?.text]).toEqual(['completed', expect.stringContaining('cannot go on')])
  })

  it('says plain text, and ends as failed at a number without an address', async () => {
    await bench.buyVoice('')
    bench.receiver.settings.answer = () => ({ type: 'text/plain', body: 'We are closed.' })
    expect(linesOf(await bench.ended(await bench.call([])))).toEqual(['carrier: We are closed.'])
    await bench.rest('POST', 'IncomingPhoneNumbers.json', { PhoneNumber: '+12065550101' })
    const { body } = await bench.hand('POST', 'calls', { from: caller, to: '+12065550101' })
    expect((await bench.callOf(String(body.sid))).status).toBe('failed')
  })

  it('is refused when it cannot be', async () => {
    await bench.buyVoice(response(''))
    const post = (fields: object) => bench.hand('POST', 'calls', { from: caller, to: office, ...fields })
    expect((await post({ to: '+12065550177' })).status).toBe(404)
    expect((await post({ from: office, to: caller })).status).toBe(409)
    expect((await post({ to: caller })).body.errors).toMatchObject([{ path: 'to' }])
    expect((await post({ say: [{ digits: 'x' }] })).status).toBe(400)
    expect((await bench.hand('GET', 'calls/CA1')).status).toBe(404)
  })
})
