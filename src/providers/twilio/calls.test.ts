import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { twilioProvider } from '#providers/twilio/index.ts'
import type { CallCarrier, OutboundCall } from '#telephony/ports.ts'
import {
  type CarrierEnd,
  callResource,
  refusal,
  startCarrierEnd,
} from '../../../tests/support/carrier-end.ts'

const account = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a'.repeat(32) }
const root = `/2010-04-01/Accounts/${account.accountSid}`
const callSid = `CA${'2'.repeat(32)}`
let end: CarrierEnd
let carrier: CallCarrier

beforeAll(async () => {
  end = await startCarrierEnd()
  carrier = twilioProvider.connect({ ...account, baseUrl: end.url }, () => new Date()).calls
})
afterAll(() => end?.close())
afterEach(() => {
  end.asked = []
})

const outbound: OutboundCall = {
  from: '+15035550100',
  to: '+15035550142',
  answerUrl: 'https://parley.example/calls?team=t&intent=i',
  statusUrl: 'https://parley.example/calls/statuses?team=t&intent=i',
  answeredByUrl: 'https://parley.example/calls/answered-by?team=t&intent=i',
  ringSeconds: 25,
}

describe('placing a call', () => {
  test('says everything about it at once', async () => {
    end.answer = () => ({
      status: 201,
      body: callResource({ status: 'queued', duration: null, price: null }),
    })
    expect(await carrier.place(outbound)).toEqual({
      kind: 'accepted',
      sid: callSid,
      status: 'queued',
      segments: 1,
    })
    const again = '#rc=3&rp=all&ct=2000&rt=5000'
    expect(end.asked).toMatchObject([{ method: 'POST', path: `${root}/Calls.json` }])
    const form = end.asked[0]?.form ?? new URLSearchParams()
    // Sabotage: ask for the event `completed` alone, or leave AsyncAmd out.
    expect(form.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
    expect(Object.fromEntries(form)).toMatchObject({
      From: outbound.from,
      To: outbound.to,
      Url: `${outbound.answerUrl}${again}`,
      FallbackUrl: `${outbound.answerUrl}${again}`,
      StatusCallback: `${outbound.statusUrl}${again}`,
      Timeout: '25',
      MachineDetection: 'DetectMessageEnd',
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: `${outbound.answeredByUrl}${again}`,
    })
  })

  test.each([
    ['busy', refusal(429, 20429)],
    ['busy', refusal(401, 20003)],
    ['busy', refusal(403, 20005)],
    ['refused', refusal(400, 21211)],
    ['unknown', refusal(500, 20500)],
    ['unknown', refusal(503, 20503)],
    ['unknown', 'cut' as const],
  ])('is %s after %o, and is tried once', async (kind, given) => {
    end.answer = () => given
    // Sabotage: let the client of client.ts retry by itself.
    expect(await carrier.place(outbound)).toMatchObject({ kind })
    expect(end.asked).toHaveLength(1)
  })

  test('is told apart where nobody listens: nothing was taken', async () => {
    const nobody = twilioProvider.connect({ ...account, baseUrl: 'http://127.0.0.1:9' }, () => new Date())
    expect(await nobody.calls.place(outbound)).toMatchObject({ kind: 'busy' })
  })
})

describe('a call that goes on', () => {
  test('is hung up, and one that is over counts as hung up', async () => {
    end.answer = () => ({ status: 200, body: callResource({}) })
    await carrier.end(callSid)
    expect(end.asked).toMatchObject([{ method: 'POST', path: `${root}/Calls/${callSid}.json` }])
    expect(end.asked[0]?.form.get('Status')).toBe('completed')
    for (const given of [refusal(400, 21220), refusal(404, 20404)]) {
      end.answer = () => given
      // Sabotage: leave unlessOver out.
      await expect(carrier.end(callSid)).resolves.toBeUndefined()
    }
    end.answer = () => refusal(503, 20503)
    await expect(carrier.end(callSid)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('is sent elsewhere with the document itself', async () => {
    end.answer = () => ({ status: 200, body: callResource({}) })
    await carrier.redirect(callSid, { kind: 'hang-up' })
    expect(end.asked[0]?.form.get('Twiml')).toContain('<Response><Hangup/></Response>')
    end.answer = () => refusal(400, 21220)
    await expect(carrier.redirect(callSid, { kind: 'hang-up' })).rejects.toMatchObject({ code: 'conflict' })
    end.answer = () => refusal(404, 20404)
    await expect(carrier.redirect(callSid, { kind: 'hang-up' })).rejects.toMatchObject({ code: 'not_found' })
    const long = { kind: 'say', text: 'word '.repeat(800), next: { kind: 'hang-up' } } as const
    end.asked = []
    await expect(carrier.redirect(callSid, long)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(end.asked).toHaveLength(0)
  })
})
