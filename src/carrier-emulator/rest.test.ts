import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  accountSid,
  authToken,
  type Bench,
  caller,
  office,
  startBench,
  until,
} from '#carrier-emulator/carrier-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
  await bench.buyOffice()
})
afterEach(() => bench.close())

type Message = { sid: string; body: string; status: string; date_sent: string | null }
const send = (body: string, more: Record<string, string> = {}) =>
  bench.rest('POST', 'Messages.json', { From: office, To: caller, Body: body, ...more })
const list = async (query = '') =>
  (await bench.rest('GET', `Messages.json${query}`)).body.messages as Message[]
const bodies = async (query = '') => (await list(query)).map(({ body }) => body)

/** A request with credentials of one's own. */
async function as(
  sid: string,
  token: string,
  address: string,
  form?: Record<string, string>,
): Promise<[number, unknown]> {
  const response = await fetch(`${bench.emulator.url}/2010-04-01/${address}`, {
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const body = (await response.json()) as { code?: number; sid?: string }
  return [response.status, body.code ?? body.sid]
}

describe('the list of messages', () => {
  // Sabotage: page by number instead of by the token's row, in page.ts.
  it('keeps its pages apart while texts come in', async () => {
    for (let i = 0; i < 7; i++) await bench.text(`text ${i}`)
    const found: string[] = []
    let { body } = await bench.rest('GET', 'Messages.json?PageSize=3')
    for (;;) {
      found.push(...(body.messages as Message[]).map((message) => message.body))
      if (body.next_page_uri === null) break
      await bench.text('newer')
      const next = String(body.next_page_uri).replace(`/2010-04-01/Accounts/${accountSid}/`, '')
      body = (await bench.rest('GET', next)).body
    }
    expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `text ${index}`))
  })

  it('knows whole seconds, and days', async () => {
    await bench.text('now')
    const [message] = await list()
    const at = new Date(message?.date_sent ?? '')
    const second = (offset: number) =>
      new Date(at.getTime() + offset * 1_000).toISOString().replace('.000', '')
    expect(await bodies(`?DateSent%3E=${second(0)}`)).toEqual(['now'])
    expect(await bodies(`?DateSent%3E=${second(1)}`)).toEqual([])
    expect(await bodies(`?DateSent%3C=${second(0)}`)).toEqual(['now'])
    expect(await bodies(`?DateSent%3C=${second(-1)}`)).toEqual([])
    expect(await bodies(`?DateSent=${second(0).slice(0, 10)}`)).toEqual(['now'])
    expect(await bodies('?DateSent=2020-01-01')).toEqual([])
    expect(await bodies(`?From=${encodeURIComponent(caller)}`)).toEqual(['now'])
  })

  it('can hide what has not left, and lag behind', async () => {
    const today = `?DateSent%3E=${new Date().toISOString().slice(0, 10)}`
    const cases = [
      [{}, [], ['waiting']],
      [{ dateFilter: 'created' }, ['waiting'], ['waiting']],
      [{ dateFilter: 'created', listLagMs: 60_000 }, [], []],
    ] as const
    for (const [settings, byDate, all] of cases) {
      await bench.close()
      bench = await startBench({ ...settings, timing: { sentMs: 60_000 } })
      await bench.buyOffice()
      await send('waiting')
      expect([await bodies(today), await bodies()]).toEqual([byDate, all])
    }
  })
})

describe('a message', () => {
  it('keeps its words on the phone when the account redacts and deletes it', async () => {
    const { body } = await send('secret')
    await bench.rest('POST', `Messages/${body.sid}.json`, { Body: '' })
    await until(async () => (await list())[0]?.status === 'delivered')
    expect(await bodies()).toEqual([''])
    expect((await bench.rest('DELETE', `Messages/${body.sid}.json`)).status).toBe(204)
    expect((await bench.textsOf(caller)).map((text) => text.body)).toEqual(['secret'])
    expect((await bench.rest('GET', `Messages/${body.sid}.json`)).body.code).toBe(20404)
  })

  it('is refused with the code that says why', async () => {
    const cases: [Record<string, string>, number][] = [
      [{ To: '' }, 21604],
      [{ From: '' }, 21603],
      [{ From: 'Parley' }, 21212],
      [{ From: '', MessagingServiceSid: `MG${'0'.repeat(32)}` }, 21701],
      [{ To: office }, 21266],
      [{ Body: '' }, 21602],
      [{ MediaUrl: 'not an address' }, 21620],
      [{ StatusCallback: 'ftp://x.example' }, 21609],
      [{ SendAt: '2030-01-01T00:00:00Z' }, 20001],
    ]
    for (const [fields, code] of cases)
      expect((await send('x', fields)).body.code, JSON.stringify(fields)).toBe(code)
    expect((await send('x', { To: '(303) 555-0142' })).body.to).toBe(caller)
    expect(await list()).toHaveLength(1)
  })
})

describe('accounts', () => {
  it('act for themselves and for their subaccounts only, and not while suspended', async () => {
    const made = (await bench.rest('POST', '../../Accounts.json', { FriendlyName: 'Second' })).body
    const sid = String(made.sid)
    const token = String(made.auth_token)
    expect(await as(sid, token, `Accounts/${sid}.json`)).toEqual([200, sid])
    expect(await as(sid, token, `Accounts/${accountSid}.json`)).toEqual([404, 20404])
    expect(await as(sid, authToken, `Accounts/${sid}.json`)).toEqual([401, 20003])
    expect(await as(accountSid, authToken, `Accounts/${sid}.json`)).toEqual([200, sid])
    const form = { From: office, To: caller, Body: 'x' }
    expect(await as(sid, token, `Accounts/${sid}/Messages.json`, form)).toEqual([400, 21606])
    await as(accountSid, authToken, `Accounts/${sid}.json`, { Status: 'suspended' })
    expect(await as(sid, token, `Accounts/${sid}.json`)).toEqual([403, 20005])
    await as(accountSid, authToken, `Accounts/${sid}.json`, { Status: 'active' })
    const [number] = (await bench.rest('GET', 'IncomingPhoneNumbers.json')).body.incoming_phone_numbers as {
      sid: string
    }[]
    await bench.rest('POST', `IncomingPhoneNumbers/${number?.sid}.json`, { AccountSid: sid })
    expect((await as(sid, token, `Accounts/${sid}/Messages.json`, form))[0]).toBe(201)
    await as(accountSid, authToken, `Accounts/${sid}.json`, { Status: 'closed' })
    expect(await as(sid, token, `Accounts/${sid}.json`)).toEqual([401, 20003])
    expect((await bench.text('anyone?')).status).toBe(404)
  })
})
