import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import twilio from 'twilio'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import type { RawHook } from '#integrations/ports.ts'
import { twilioProvider } from '#providers/twilio/index.ts'
import { createTwilioWebhooks } from '#providers/twilio/webhooks.ts'
import { type CarrierUnderTest, messageCarrierSuite } from '../../../tests/conformance/message-carrier.ts'

const account = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a'.repeat(32) }
const theirs = '+15035550177'
const hooksAt = (url: string) => ({
  smsUrl: `${url}/messages`,
  voiceUrl: `${url}/calls`,
  callStatusUrl: `${url}/calls/statuses`,
})
let emulator: Awaited<ReturnType<typeof startEmulator>>
let under: CarrierUnderTest
let connected: ReturnType<typeof twilioProvider.connect>

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, directory: null, ...account })
  connected = twilioProvider.connect({ ...account, baseUrl: emulator.url }, () => new Date())
  const [free] = await connected.numbers.search({ areaCode: '503', limit: 1 })
  const bought = await connected.numbers.buy(free?.phone ?? '', hooksAt('http://127.0.0.1:9'))
  const hand = async (path: string, body: unknown) => {
    const response = await fetch(`${emulator.url}/emulator/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { sid: string }
  }
  under = {
    carrier: connected.messages,
    ours: bought.phone,
    theirs,
    textUs: async (body) => (await hand('texts', { from: theirs, to: bought.phone, body })).sid,
    misbehave: async (fault) => {
      await fetch(`${emulator.url}/emulator/faults`, { method: 'DELETE' })
      if (fault !== 'none')
        await hand('faults', { seed: 1, plan: [{ on: 'rest.messages.create', fault, rate: 1 }] })
    },
    optOut: async () => void (await hand('texts', { from: theirs, to: bought.phone, body: 'STOP' })),
  }
})
afterAll(() => emulator.close())

describe('twilio, as a carrier of texts', () => {
  messageCarrierSuite(() => under)
})

describe('twilio, as a carrier of numbers', () => {
  test('a number is bought, pointed elsewhere and given back', async () => {
    const [free] = await connected.numbers.search({ areaCode: '206', limit: 1 })
    const bought = await connected.numbers.buy(free?.phone ?? '', hooksAt('http://127.0.0.1:9/one'))
    await connected.numbers.configure(bought.sid, hooksAt('http://127.0.0.1:9/two'))
    const found = (await connected.numbers.list()).find((number) => number.sid === bought.sid)
    // Sabotage: leave statusCallback out of twilioHooks.
    expect(found?.hooks).toEqual(hooksAt('http://127.0.0.1:9/two'))
    await connected.numbers.release(bought.sid)
    expect((await connected.numbers.list()).some((number) => number.sid === bought.sid)).toBe(false)
  })

  test('a number somebody else has is a conflict', async () => {
    await expect(connected.numbers.buy(under.ours, hooksAt('http://127.0.0.1:9'))).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

describe('twilio webhooks', () => {
  const reader = createTwilioWebhooks(account.authToken, () => new Date('2026-11-17T18:00:00Z'))
  const url = 'https://parley.example/hooks/twilio/conn_1/messages'
  const fields = {
    MessageSid: `SM${'2'.repeat(32)}`,
    From: theirs,
    To: '+15035550100',
    Body: 'Are you open?',
    NumMedia: '0',
  }
  const hook = (change: Partial<RawHook> = {}, signedFields: Record<string, string> = fields): RawHook => ({
    provider: 'twilio',
    connectionId: 'conn_1',
    path: 'messages',
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(account.authToken, url, signedFields),
    },
    body: Buffer.from(new URLSearchParams(fields).toString()),
    ...change,
  })

  test('the true sender is known by its signature', () => {
    expect(reader.verify(hook())).toBe(true)
    // Sabotage: return true in verify.
    expect(reader.verify(hook({}, { ...fields, Body: 'other words' }))).toBe(false)
    expect(reader.verify(hook({ url: `${url}?x=1` }))).toBe(false)
    expect(reader.verify(hook({ headers: { 'content-type': 'application/x-www-form-urlencoded' } }))).toBe(
      false,
    )
    expect(reader.verify(hook({ headers: { ...hook().headers, 'content-type': 'application/json' } }))).toBe(
      false,
    )
  })

  test('a text becomes a neutral event', () => {
    expect(reader.read(hook())).toMatchObject([
      {
        kind: 'message.received',
        content: { sid: fields.MessageSid, from: theirs, body: 'Are you open?', media: [] },
      },
    ])
  })

  test('a signed body that makes no sense is refused in words', () => {
    expect(() => reader.read(hook({ body: Buffer.from('From=x') }))).toThrow(/lacks MessageSid/)
  })

  test('a repeated parameter is signed with each of its values', () => {
    const specs = inject('vendorSpecs')
    if (!specs) return
    const vectors = JSON.parse(readFileSync(join(specs, 'own/signature_vectors.json'), 'utf8')) as {
      provider: string
      key: string
      url: string
      params?: Record<string, string | string[]>
      body?: string
      signature: string
    }[]
    const forms = vectors.filter((vector) => vector.provider === 'twilio' && vector.params && !vector.body)
    expect(forms.length).toBeGreaterThan(1)
    for (const vector of forms) {
      const form = new URLSearchParams()
      for (const [key, value] of Object.entries(vector.params ?? {}))
        for (const one of [value].flat()) form.append(key, one)
      const signed: RawHook = {
        ...hook(),
        url: vector.url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': vector.signature,
        },
        body: Buffer.from(form.toString()),
      }
      expect(createTwilioWebhooks(vector.key, () => new Date()).verify(signed)).toBe(true)
    }
  })
})
