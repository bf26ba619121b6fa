import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { twilioProvider } from '#providers/twilio/index.ts'
import type { CallCarrier, CarrierCall } from '#telephony/ports.ts'
import {
  type Asked,
  type CarrierEnd,
  callResource,
  refusal,
  startCarrierEnd,
} from '../../../tests/support/carrier-end.ts'

const account = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a'.repeat(32) }
const root = `/2010-04-01/Accounts/${account.accountSid}`
const callSid = `CA${'2'.repeat(32)}`
const recordingSid = `RE${'3'.repeat(32)}`
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

describe('what the carrier knows of calls', () => {
  const all = async (since: string): Promise<CarrierCall[]> => {
    const found: CarrierCall[] = []
    for await (const call of carrier.list({ since: new Date(since) })) found.push(call)
    return found
  }

  test('one call, its times and its price', async () => {
    end.answer = () => ({ status: 200, body: callResource({}) })
    expect(await carrier.fetch(callSid)).toEqual({
      sid: callSid,
      direction: 'outbound',
      from: '+15035550100',
      to: '+15035550142',
      status: 'completed',
      startedAt: new Date('2026-11-17T18:00:04Z'),
      endedAt: new Date('2026-11-17T18:01:10Z'),
      createdAt: new Date('2026-11-17T18:00:00Z'),
      durationSeconds: 66,
      answeredBy: 'human',
      price: { micros: 14_000, currency: 'USD' },
    })
    const waiting = { start_time: null, end_time: null, duration: null, price: null, answered_by: null }
    end.answer = () => ({
      status: 200,
      body: callResource({ ...waiting, status: 'queued', direction: 'inbound' }),
    })
    expect(await carrier.fetch(callSid)).toMatchObject({
      direction: 'inbound',
      startedAt: null,
      endedAt: null,
      durationSeconds: null,
      answeredBy: null,
      price: null,
    })
    end.answer = () => refusal(404, 20404)
    expect(await carrier.fetch(callSid)).toBeNull()
    end.answer = () => refusal(500, 20500)
    await expect(carrier.fetch(callSid)).rejects.toThrow()
  })

  test('the list, page by page until everything is older; no legs of a dial', async () => {
    const page = (sids: [string, string, object?][], next: string | null) => ({
      calls: sids.map(([sid, hour, more]) =>
        callResource({ sid, date_created: `Tue, 17 Nov 2026 ${hour}:00:00 +0000`, ...more }),
      ),
      next_page_uri: next,
    })
    const pages = [
      page(
        [
          ['CA1', '18'],
          ['CA2', '17', { parent_call_sid: 'CA1' }],
        ],
        `${root}/Calls.json?Page=1`,
      ),
      page(
        [
          ['CA3', '11'],
          ['CA4', '16', { start_time: null }],
        ],
        `${root}/Calls.json?Page=2`,
      ),
      page([['CA5', '10']], `${root}/Calls.json?Page=3`),
      page([['CA6', '17']], null),
    ]
    end.answer = ({ path }) => ({ status: 200, body: pages[Number(/Page=(\d)/.exec(path)?.[1] ?? 0)] ?? {} })
    // Sabotage: stop at the first call that is too old.
    expect((await all('2026-11-17T12:00:00Z')).map((call) => call.sid)).toEqual(['CA1', 'CA4'])
    expect(end.asked).toHaveLength(3)
    expect(end.asked[0]?.path).not.toContain('StartTime')
  })
})

describe('a recording', () => {
  const wav = Buffer.from('RIFF....WAVE')
  const media = `${root}/Recordings/${recordingSid}.wav`

  test('comes with both sides apart, or as it is where there is one', async () => {
    end.answer = ({ path }) =>
      path === `${media}?RequestedChannels=2` ? { status: 200, body: wav } : { status: 500 }
    expect(await carrier.fetchRecording(recordingSid, 100)).toEqual(wav)
    end.answer = ({ path }) => (path === media ? { status: 200, body: wav } : { status: 400 })
    expect(await carrier.fetchRecording(recordingSid, 100)).toEqual(wav)
    await expect(carrier.fetchRecording(recordingSid, 5)).rejects.toMatchObject({ code: 'too_large' })
  })

  test('that is not there yet is told apart from one that is gone', async () => {
    const about = (status: string) => (request: Asked) =>
      request.path.endsWith('.json') ? { status: 200, body: { sid: recordingSid, status } } : { status: 404 }
    end.answer = about('processing')
    // Sabotage: take every 404 for gone.
    await expect(carrier.fetchRecording(recordingSid, 100)).rejects.toMatchObject({ code: 'unavailable' })
    end.answer = about('absent')
    expect(await carrier.fetchRecording(recordingSid, 100)).toBeNull()
    end.answer = () => ({ status: 404 })
    expect(await carrier.fetchRecording(recordingSid, 100)).toBeNull()
    end.answer = () => ({ status: 503 })
    await expect(carrier.fetchRecording(recordingSid, 100)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('is removed, and one that is not there counts as removed', async () => {
    end.answer = () => ({ status: 204 })
    await carrier.deleteRecording(recordingSid)
    expect(end.asked).toMatchObject([{ method: 'DELETE', path: `${root}/Recordings/${recordingSid}.json` }])
    end.answer = () => refusal(404, 20404)
    await expect(carrier.deleteRecording(recordingSid)).resolves.toBeUndefined()
    end.answer = () => refusal(500, 20500)
    await expect(carrier.deleteRecording(recordingSid)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
