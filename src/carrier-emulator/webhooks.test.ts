import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authToken, type Bench, caller, office, startBench, until } from '#carrier-emulator/carrier-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench({ timing: { sentMs: 5, deliveredMs: 5, webhookReadMs: 300, webhookTotalMs: 400 } })
})
afterEach(() => bench.close())

const isSigned = (path: string, params: Record<string, string>, header: unknown) =>
  twilio.validateRequest(authToken, String(header), bench.receiver.url + path, params)

describe('a text in', () => {
  it("comes signed, with the carrier's fields, and its answer is sent", async () => {
    const { receiver } = bench
    receiver.settings.answer = () => ({
      body: '<Response><Message>We open at 8 &amp; close at 5.</Message></Response>',
    })
    await bench.buyOffice({ SmsUrl: `${receiver.url}/sms?line=1#ct=900` })
    const { body } = await bench.text('When do you open? 😀')
    await until(async () => (await bench.textsOf(caller)).length === 2)
    const [call] = receiver.calls
    expect(call?.path).toBe('/sms?line=1')
    expect(call?.headers['i-twilio-idempotency-token']).toBeTruthy()
    const { line, ...form } = call?.params ?? {}
    expect(line).toBe('1')
    expect(isSigned('/sms?line=1', form, call?.headers['x-twilio-signature'])).toBe(true)
    expect(form).toMatchObject({
      ...{ MessageSid: body.sid, SmsSid: body.sid, SmsMessageSid: body.sid, SmsStatus: 'received' },
      ...{ From: caller, To: office, Body: 'When do you open? 😀', NumMedia: '0', NumSegments: '1' },
      ...{ FromCity: 'DENVER', ToState: 'WA', FromCountry: 'US', ApiVersion: '2010-04-01' },
    })
    const texts = await bench.textsOf(caller)
    expect(texts.map((text) => text.body)).toEqual(['When do you open? 😀', 'We open at 8 & close at 5.'])
  })

  it('carries pictures, whose bytes need credentials', async () => {
    await bench.buyOffice()
    const bytes = randomBytes(400)
    const sent = await bench.text('', { media: [`data:image/png;base64,${bytes.toString('base64')}`] })
    await until(() => bench.receiver.calls.length === 1)
    const { MediaUrl0 = '', MediaContentType0, NumMedia, MessageSid } = bench.receiver.calls[0]?.params ?? {}
    expect([MediaContentType0, NumMedia, MessageSid]).toEqual(['image/png', '1', sent.body.sid])
    expect((await fetch(MediaUrl0)).status).toBe(401)
    const { pathname } = new URL(MediaUrl0)
    const authorization = `Basic ${Buffer.from(`${pathname.split('/')[3]}:${authToken}`).toString('base64')}`
    const got = await fetch(MediaUrl0, { headers: { authorization } })
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true)
    const [text] = await bench.textsOf(caller)
    const shown = await fetch(bench.emulator.url + text?.media[0]?.url)
    expect([shown.headers.get('content-type'), (await shown.arrayBuffer()).byteLength]).toEqual([
      'image/png',
      400,
    ])
  })

  it('can come by GET', async () => {
    await bench.buyOffice({ SmsMethod: 'GET' })
    await bench.text('hello')
    await until(() => bench.receiver.calls.length === 1)
    const [call] = bench.receiver.calls
    expect([call?.method, call?.params.Body]).toEqual(['GET', 'hello'])
    expect(isSigned(call?.path ?? '', {}, call?.headers['x-twilio-signature'])).toBe(true)
  })

  // Sabotage: default retries to 1 in connection-overrides.ts.
  it('is not tried again when the webhook fails: only the fallback is called, once', async () => {
    const { receiver } = bench
    receiver.settings.answer = ({ path }) => ({ status: path === '/sms' ? 500 : 200 })
    await bench.buyOffice({ SmsFallbackUrl: `${receiver.url}/fallback` })
    await bench.text('hello')
    await until(() => receiver.calls.length === 2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/sms', '/fallback'])
    expect(receiver.calls[1]?.params).toMatchObject({
      ErrorCode: '11200',
      ErrorUrl: `${receiver.url}/sms`,
      Body: 'hello',
    })
    expect((await bench.rest('GET', 'Messages.json')).body.messages).toHaveLength(1)
  })

  it('waits no longer than the read and connect time-outs', async () => {
    const { receiver } = bench
    receiver.settings.answer = ({ path }) => (path === '/sms' ? null : {})
    await bench.buyOffice({ SmsFallbackUrl: `${receiver.url}/fallback` })
    await bench.text('hello')
    await until(() => receiver.calls.length === 2)
    const waitedMs = (receiver.calls[1]?.atMs ?? 0) - (receiver.calls[0]?.atMs ?? 0)
    expect(waitedMs).toBeGreaterThanOrEqual(290)
    expect((await bench.ledger('webhook')).map(({ failure }) => failure)).toEqual(['rt', null])
  })

  it('heeds the connection overrides of the address', async () => {
    const { receiver } = bench
    receiver.settings.answer = ({ path }) => ({
      status: path === '/sms' && receiver.calls.length < 3 ? 503 : 200,
    })
    await bench.buyOffice({
      SmsUrl: `${receiver.url}/sms#rc=4&rp=5xx`,
      SmsFallbackUrl: `${receiver.url}/fallback`,
    })
    await bench.text('hello')
    await until(() => receiver.calls.length === 3)
    await until(async () => (await bench.ledger('webhook')).length === 3)
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/sms', '/sms', '/sms'])
    const tokens = receiver.calls.map(({ headers }) => headers['i-twilio-idempotency-token'])
    expect(new Set(tokens).size).toBe(1)
  })

  it('goes to the fallback when nobody listens or the answer is no document', async () => {
    const { receiver } = bench
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const address = closed.address()
    closed.close()
    const port = typeof address === 'object' ? address?.port : 0
    const sid = await bench.buyOffice({
      ...{ SmsUrl: `http://127.0.0.1:${port}/`, SmsFallbackUrl: `${receiver.url}/fallback` },
    })
    await bench.text('one')
    await until(() => receiver.calls.length === 1)
    expect(receiver.calls[0]?.params.ErrorCode).toBe('11205')
    receiver.settings.answer = ({ path }) => (path === '/html' ? { type: 'text/html', body: '<p>' } : {})
    await bench.rest('POST', `IncomingPhoneNumbers/${sid}.json`, { SmsUrl: `${receiver.url}/html` })
    await bench.text('two')
    await until(() => receiver.calls.length === 3)
    expect(receiver.calls[2]?.params.ErrorCode).toBe('12300')
  })
})

describe('a text out', () => {
  it('reports sent and delivered, signed', async () => {
    await bench.buyOffice()
    const form = {
      From: office,
      To: caller,
      Body: 'hi',
      StatusCallback: `${bench.receiver.url}/status?leg=1`,
    }
    const { body } = await bench.rest('POST', 'Messages.json', form)
    expect(body.status).toBe('queued')
    await until(() => bench.receiver.calls.length === 2)
    const statuses = bench.receiver.calls.map(({ params }) => params.MessageStatus)
    expect(statuses.sort()).toEqual(['delivered', 'sent'])
    for (const { params, headers } of bench.receiver.calls) {
      const { leg: _leg, ...form } = params
      expect(form).toMatchObject({ MessageSid: body.sid, SmsSid: body.sid, From: office, To: caller })
      expect(form.SmsStatus).toBe(form.MessageStatus)
      expect(isSigned('/status?leg=1', form, headers['x-twilio-signature'])).toBe(true)
    }
  })

  it('reports a text that does not arrive, which the phone then never has', async () => {
    await bench.buyOffice()
    const plan = [
      { on: 'delivery', fault: 'undelivered', errorCode: 30005, count: 1 },
      { on: 'delivery', fault: 'failed', count: 2, rate: 1 },
    ]
    await bench.hand('POST', 'faults', { seed: 3, plan: [plan[0]] })
    const form = { From: office, To: caller, Body: 'hi', StatusCallback: `${bench.receiver.url}/status` }
    await bench.rest('POST', 'Messages.json', form)
    await until(() => bench.receiver.calls.some(({ params }) => params.MessageStatus === 'undelivered'))
    await bench.hand('POST', 'faults', { seed: 3, plan: [plan[1]] })
    await bench.rest('POST', 'Messages.json', form)
    await until(() => bench.receiver.calls.some(({ params }) => params.MessageStatus === 'failed'))
    const codes = bench.receiver.calls.map(({ params }) => [params.MessageStatus, params.ErrorCode])
    expect(codes).toEqual(
      expect.arrayContaining([
        ['undelivered', '30005'],
        ['failed', '30008'],
      ]),
    )
    expect(await bench.textsOf(caller)).toEqual([])
    const listed = (await bench.rest('GET', 'Messages.json')).body.messages as { error_code: number }[]
    expect(listed.map(({ error_code }) => error_code)).toEqual([30008, 30005])
  })

  it('arrives at another number of the account as a text in', async () => {
    await bench.buyOffice()
    await bench.rest('POST', 'IncomingPhoneNumbers.json', { PhoneNumber: '+12065550101' })
    await bench.rest('POST', 'Messages.json', { From: '+12065550101', To: office, Body: 'inside' })
    await until(() => bench.receiver.calls.length === 1)
    expect(bench.receiver.calls[0]?.params).toMatchObject({
      From: '+12065550101',
      To: office,
      Body: 'inside',
    })
  })
})
