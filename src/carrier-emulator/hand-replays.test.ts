import { request } from 'node:http'
import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authToken, type Bench, startBench, until } from '#carrier-emulator/carrier-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.close())

const replay = (seq: number | undefined, params?: Record<string, string>) =>
  bench.hand('POST', 'replays', { seq, ...(params ? { params } : {}) })
const isSigned = (index: number) => {
  const call = bench.receiver.calls[index]
  const signature = String(call?.headers['x-twilio-signature'])
  return twilio.validateRequest(authToken, signature, `${bench.receiver.url}/sms`, call?.params ?? {})
}

describe('a replayed webhook', () => {
  // Sabotage: in hand-replays.ts send entry.params whatever was asked for.
  it('comes again as it was, or with other fields, signed anew each time', async () => {
    await bench.buyOffice()
    await bench.text('Are you open?')
    await until(async () => (await bench.ledger('webhook')).length === 1)
    const [first] = await bench.ledger('webhook')
    expect(first).toMatchObject({ role: 'primary', fault: null })

    expect((await replay(first?.seq)).status).toBe(200)
    await until(() => bench.receiver.calls.length === 2)
    const [one, again] = bench.receiver.calls
    expect(again?.params).toEqual(one?.params)
    expect(again?.headers['i-twilio-idempotency-token']).toBe(one?.headers['i-twilio-idempotency-token'])

    await replay(first?.seq, { ...first?.params, Body: 'Are you closed?', Extra: 'yes' })
    await until(async () => (await bench.ledger('webhook')).length === 3)
    const changed = bench.receiver.calls[2]
    expect(changed?.params).toMatchObject({ Body: 'Are you closed?', Extra: 'yes' })
    expect(changed?.headers['i-twilio-idempotency-token']).not.toBe(
      one?.headers['i-twilio-idempotency-token'],
    )
    expect([0, 1, 2].map(isSigned)).toEqual([true, true, true])
    expect((await bench.ledger('webhook')).slice(1)).toMatchObject([
      { role: 'replay', replayOf: first?.seq, status: 200 },
      { role: 'replay', replayOf: first?.seq, status: 200 },
    ])
  })

  it('passes the fault plan by, and what it answers is done by nobody', async () => {
    bench.receiver.settings.answer = () => ({ body: '<Response><Message>We are.</Message></Response>' })
    await bench.buyOffice()
    await bench.text('Are you open?')
    await until(async () => (await bench.ledger('text')).length >= 2)
    const before = (await bench.ledger('text')).filter(({ stage }) => stage === 'accepted').length
    await bench.hand('POST', 'faults', { seed: 1, plan: [{ on: 'webhook.message', fault: 'drop' }] })
    const [first] = await bench.ledger('webhook')
    await replay(first?.seq)
    await until(async () => (await bench.ledger('webhook')).length === 2)
    expect((await bench.ledger('webhook'))[1]?.answer).toContain('We are.')
    expect((await bench.ledger('text')).filter(({ stage }) => stage === 'accepted')).toHaveLength(before)
    expect(await bench.ledger('fault')).toEqual([])
  })

  it('by GET has its new fields in the address', async () => {
    await bench.buyOffice({ SmsMethod: 'GET', SmsUrl: `${bench.receiver.url}/sms?line=1` })
    await bench.text('Are you open?')
    await until(async () => (await bench.ledger('webhook')).length === 1)
    const [first] = await bench.ledger('webhook')
    await replay(first?.seq, { ...first?.params, Body: 'Closed?' })
    await until(() => bench.receiver.calls.length === 2)
    expect(bench.receiver.calls[1]).toMatchObject({ method: 'GET', params: { line: '1', Body: 'Closed?' } })
  })

  it('must be one of the ledger, asked for by a page of this machine', async () => {
    await bench.buyOffice()
    const [{ seq } = { seq: 0 }] = await bench.ledger('rest')
    for (const other of [seq, 99_999]) expect((await replay(other)).status).toBe(404)
    expect((await replay(undefined)).status).toBe(400)
    expect((await replay(seq, { 'a b': 'x' })).status).toBe(400)
    const status = await new Promise<number | undefined>((resolve) => {
      const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
      const asked = request(`${bench.emulator.url}/emulator/replays`, { method: 'POST', headers }, (got) =>
        resolve(got.resume().statusCode),
      )
      asked.end(JSON.stringify({ seq }))
    })
    expect(status).toBe(403)
  })
})
