import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OpenAPIBackend } from 'openapi-backend'
import twilio, { RequestClient } from 'twilio'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  accountSid,
  authToken,
  type Bench,
  caller,
  office,
  startBench,
  until,
} from '#carrier-emulator/carrier-bench.ts'

const specification = join(inject('vendorSpecs'), 'twilio/twilio_api_v2010.min.json')

type Seen = { operation: string; status: number; body: unknown }
let bench: Bench
let client: twilio.Twilio
const seen: Seen[] = []

/** The official client, its hosts replaced by the emulator's; remembers what came back. */
class LocalClient extends RequestClient {
  override async request<Data>(options: Parameters<typeof RequestClient.prototype.request<Data>>[0]) {
    const { pathname, search } = new URL(options.uri)
    const answer = await super.request<Data>({ ...options, uri: bench.emulator.url + pathname + search })
    const body: unknown =
      typeof answer.body === 'string' && answer.body !== '' ? JSON.parse(answer.body) : answer.body
    seen.push({ operation: `${options.method.toLowerCase()} ${pathname}`, status: answer.statusCode, body })
    return answer
  }
}

beforeAll(async () => {
  bench = await startBench({ pace: 20, speech: 'timed' })
  client = twilio(accountSid, authToken, { httpClient: new LocalClient({ autoRetry: true, maxRetries: 3 }) })
})
afterAll(() => bench.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { status: number; code: number }) => [error.status, error.code],
  )

// One walk through an account's life: what comes later stands on what came before.
describe('the official client', () => {
  it('works with accounts', async () => {
    const sub = await client.api.v2010.accounts.create({ friendlyName: 'Second shop' })
    expect(sub).toMatchObject({ friendlyName: 'Second shop', status: 'active', ownerAccountSid: accountSid })
    expect((await client.api.v2010.accounts(sub.sid).update({ status: 'suspended' })).status).toBe(
      'suspended',
    )
    expect((await client.api.v2010.accounts(sub.sid).fetch()).dateCreated).toBeInstanceOf(Date)
    expect((await client.api.v2010.accounts.list({ status: 'suspended' })).map(({ sid }) => sid)).toEqual([
      sub.sid,
    ])
    expect((await client.balance.fetch()).currency).toBe('USD')
  })

  it('finds, buys, changes and gives back numbers', async () => {
    const found = await client
      .availablePhoneNumbers('US')
      .local.list({ areaCode: 206, smsEnabled: true, limit: 3 })
    expect(found.map(({ phoneNumber }) => phoneNumber)).toEqual([office, '+12065550101', '+12065550102'])
    const contains = await client
      .availablePhoneNumbers('US')
      .local.list({ contains: '***5550177', limit: 50 })
    expect(contains.length).toBeGreaterThan(5)
    expect(contains.every(({ phoneNumber }) => phoneNumber.endsWith('5550177'))).toBe(true)
    expect((await client.availablePhoneNumbers.list()).map(({ countryCode }) => countryCode)).toEqual(['US'])
    expect((await client.availablePhoneNumbers('US').fetch()).countryCode).toBe('US')
    const bought = await client.incomingPhoneNumbers.create({ phoneNumber: office })
    expect(bought.capabilities).toMatchObject({ sms: true, voice: true })
    const second = await client.incomingPhoneNumbers.create({ areaCode: '206' })
    expect(second.phoneNumber).toBe('+12065550101')
    const smsUrl = `${bench.receiver.url}/sms`
    const changed = await client.incomingPhoneNumbers(bought.sid).update({ smsUrl, friendlyName: 'Office' })
    expect(changed).toMatchObject({ smsUrl, friendlyName: 'Office' })
    expect((await client.incomingPhoneNumbers.list({ phoneNumber: office })).length).toBe(1)
    expect(await client.incomingPhoneNumbers(second.sid).remove()).toBe(true)
    expect((await client.incomingPhoneNumbers.list()).length).toBe(1)
  })

  it('sends, pages, filters, redacts and deletes messages', async () => {
    const startedMs = Date.now()
    for (const body of ['one', 'two', 'three', 'four', 'five'])
      await client.messages.create({ from: office, to: caller, body })
    await until(async () =>
      (await client.messages.list({ to: caller })).every(({ status }) => status === 'delivered'),
    )
    const bodies = (await client.messages.list({ pageSize: 2 })).map(({ body }) => body)
    expect(bodies).toEqual(['five', 'four', 'three', 'two', 'one'])
    const today = new Date(startedMs)
    expect((await client.messages.list({ dateSentAfter: today, from: office })).length).toBe(5)
    expect((await client.messages.list({ dateSentBefore: new Date(startedMs - 86_400_000) })).length).toBe(0)
    expect((await client.messages.list({ to: '+12025550111' })).length).toBe(0)
    const [first] = await client.messages.list({ limit: 1 })
    const sid = first?.sid ?? ''
    expect((await client.messages(sid).update({ body: '' })).body).toBe('')
    expect((await client.messages(sid).fetch()).dateSent).toBeInstanceOf(Date)
    expect(await client.messages(sid).remove()).toBe(true)
    expect((await client.messages.list()).length).toBe(4)
  })

  it('sends and reads pictures', async () => {
    bench.receiver.settings.answer = ({ path }) =>
      path.endsWith('.gif') ? { type: 'image/gif', body: 'GIF89a' } : {}
    const mediaUrl = [`${bench.receiver.url}/a.gif`, `${bench.receiver.url}/b.gif`]
    const { sid, numMedia } = await client.messages.create({ from: office, to: caller, mediaUrl })
    expect([sid.slice(0, 2), numMedia]).toEqual(['MM', '2'])
    await until(async () => (await client.messages(sid).fetch()).status === 'delivered')
    const [media] = await client.messages(sid).media.list()
    expect(media?.contentType).toBe('image/gif')
    expect(
      (
        await client
          .messages(sid)
          .media(media?.sid ?? '')
          .fetch()
      ).parentSid,
    ).toBe(sid)
    expect(
      await client
        .messages(sid)
        .media(media?.sid ?? '')
        .remove(),
    ).toBe(true)
    expect((await client.messages(sid).media.list()).length).toBe(1)
  })

  it('places, changes, lists and deletes calls', async () => {
    const url = `${bench.receiver.url}/voice`
    bench.receiver.settings.answer = () => ({ body: '<Response><Pause length="600"/></Response>' })
    const call = await client.calls.create({
      from: office,
      to: caller,
      url,
      statusCallbackEvent: ['answered'],
    })
    expect(call).toMatchObject({ status: 'queued', direction: 'outbound-api', duration: null })
    await until(async () => (await client.calls(call.sid).fetch()).status === 'in-progress')
    expect((await client.calls(call.sid).fetch()).startTime).toBeInstanceOf(Date)
    await client
      .calls(call.sid)
      .update({ twiml: '<Response><Say>Good day.</Say><Pause length="600"/></Response>' })
    const recordings = client.calls(call.sid).recordings
    const recording = await recordings.create({ recordingChannels: 'dual', trim: 'do-not-trim' })
    expect(recording).toMatchObject({ status: 'in-progress', channels: 2, callSid: call.sid })
    expect((await recordings(recording.sid).update({ status: 'paused' })).status).toBe('paused')
    expect((await recordings('Twilio.CURRENT').update({ status: 'in-progress' })).sid).toBe(recording.sid)
    await recordings(recording.sid).update({ status: 'stopped' })
    expect((await recordings.list()).length).toBe(1)
    expect((await client.calls(call.sid).update({ status: 'completed' })).status).toBe('completed')
    await until(async () => (await recordings(recording.sid).fetch()).status === 'completed')
    expect((await client.recordings.list({ callSid: call.sid })).map(({ sid }) => sid)).toEqual([
      recording.sid,
    ])
    expect((await client.recordings(recording.sid).fetch()).dateCreated).toBeInstanceOf(Date)
    const second = await client.calls.create({ from: office, to: caller, twiml: '<Response/>' })
    await until(async () => (await client.calls(second.sid).fetch()).status === 'completed')
    expect((await client.calls.list({ status: 'completed' })).map(({ sid }) => sid)).toEqual([
      second.sid,
      call.sid,
    ])
    expect((await client.calls.list({ endTimeAfter: new Date(Date.now() + 86_400_000) })).length).toBe(0)
    expect(await client.recordings(recording.sid).remove()).toBe(true)
    expect((await client.calls(call.sid).events.list()).length).toBe(0)
    expect(await client.calls(second.sid).remove()).toBe(true)
    expect(await codeOf(client.calls(call.sid).update({ status: 'completed' }))).toEqual([400, 21220])
    expect(await codeOf(client.calls.create({ from: office, to: caller }))).toEqual([400, 21205])
  })

  it('holds conferences', async () => {
    const room = client.conferences('desk').participants
    const first = await room.create({ from: office, to: caller, label: 'caller' })
    const second = await room.create({ from: office, to: '+13035550161', endConferenceOnExit: true })
    const { conferenceSid } = first
    const conference = client.conferences(conferenceSid)
    await until(async () => (await conference.fetch()).status === 'in-progress')
    expect((await conference.participants.list()).map(({ callSid }) => callSid)).toEqual(
      expect.arrayContaining([first.callSid, second.callSid]),
    )
    const member = conference.participants(first.callSid)
    expect(await member.update({ muted: true, hold: true })).toMatchObject({ muted: true, hold: true })
    expect((await conference.participants('caller').fetch()).label).toBe('caller')
    const coach = { coaching: true, callSidToCoach: first.callSid }
    expect((await conference.participants(second.callSid).update(coach)).callSidToCoach).toBe(first.callSid)
    expect((await client.conferences.list({ status: 'in-progress' })).map(({ sid }) => sid)).toEqual([
      conferenceSid,
    ])
    expect(await member.remove()).toBe(true)
    expect((await conference.update({ status: 'completed' })).status).toBe('completed')
    expect((await conference.fetch()).reasonConferenceEnded).toBe('conference-ended-via-api')
  })

  // Sabotage: give 21610 another number in opt-out or messages.ts, or 20429 another status in twilio-error.ts.
  it("meets the carrier's own errors", async () => {
    const send = (more: object) =>
      client.messages.create({ from: office, to: caller, body: 'hello', ...more })
    const stranger = twilio(accountSid, 'wrong-token', { httpClient: new LocalClient() })
    expect(await codeOf(stranger.messages.list())).toEqual([401, 20003])
    expect(await codeOf(client.messages(`SM${'0'.repeat(32)}`).fetch())).toEqual([404, 20404])
    expect(await codeOf(send({ to: '+1555' }))).toEqual([400, 21211])
    expect(await codeOf(send({ from: '+12025550199' }))).toEqual([400, 21606])
    expect(await codeOf(send({ body: '' }))).toEqual([400, 21602])
    expect(await codeOf(send({ body: 'x'.repeat(1_601) }))).toEqual([400, 21617])
    expect(await codeOf(client.incomingPhoneNumbers.create({ phoneNumber: '+12065551234' }))).toEqual([
      400, 21421,
    ])
    await bench.text('STOP')
    expect(await codeOf(send({}))).toEqual([400, 21610])
    await bench.text('START')
    expect(await codeOf(send({}))).toBe(null)
    await bench.hand('POST', 'faults', { seed: 1, plan: [{ on: 'rest', fault: '429', rate: 1 }] })
    const hasty = twilio(accountSid, authToken, { httpClient: new LocalClient() })
    expect(await codeOf(hasty.messages.list())).toEqual([429, 20429])
    await bench.hand('POST', 'faults', { seed: 1, plan: [{ on: 'rest', fault: '429', count: 2 }] })
    expect((await client.messages.list()).length).toBeGreaterThan(0)
    await bench.hand('DELETE', 'faults')
  })

  it.skipIf(!existsSync(specification))(
    'gets answers as the specification has them (needs VENDOR_SPECS)',
    async () => {
      const api = new OpenAPIBackend({
        definition: specification,
        quick: true,
        ajvOpts: { validateFormats: false, strict: false },
      })
      await api.init()
      const names = new Set<string>()
      for (const { operation, status, body } of seen.filter(
        (one) => one.status < 300 && one.status !== 204,
      )) {
        const [method = '', path = ''] = operation.split(' ')
        const known = api.matchOperation({ method, path, headers: {} })
        expect(known?.operationId, operation).toBeTruthy()
        const { errors } = api.validateResponse(body, known?.operationId ?? '', status)
        expect(errors ?? [], `${operation} ${JSON.stringify(errors)}`).toEqual([])
        names.add(known?.operationId ?? '')
      }
      expect(names.size).toBeGreaterThanOrEqual(35)
    },
  )
})
