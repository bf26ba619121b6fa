import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, caller, office, startBench, until } from '#carrier-emulator/carrier-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
  await bench.buyOffice()
})
afterEach(() => bench.close())

const plan = (...entries: object[]) => bench.hand('POST', 'faults', { seed: 11, plan: entries })
const send = (body: string) => bench.rest('POST', 'Messages.json', { From: office, To: caller, Body: body })
const listed = async () =>
  ((await bench.rest('GET', 'Messages.json')).body.messages as { body: string }[]).map(({ body }) => body)
const came = () => bench.receiver.calls.map(({ params }) => params.Body)

describe('faults on webhooks', () => {
  // Sabotage: call the webhook although a drop hit, in fault-hooks.ts.
  it('lose a text on its way, which the list of messages still has', async () => {
    await plan({ on: 'webhook.message', fault: 'drop', count: 1 })
    await bench.text('lost')
    await bench.text('kept')
    await until(() => came().length === 1)
    expect(came()).toEqual(['kept'])
    expect(await listed()).toEqual(['kept', 'lost'])
    expect(await bench.ledger('fault')).toMatchObject([{ on: 'webhook.message', fault: 'drop' }])
  })

  it('bring a text several times, with the same SID and the same or another token', async () => {
    await plan({ on: 'webhook.message', fault: 'duplicate', copies: 3 })
    for (let i = 0; i < 8; i++) await bench.text(`text ${i}`)
    await until(() => came().length === 24)
    const tokens = (sid: string | undefined) =>
      new Set(
        bench.receiver.calls
          .filter(({ params }) => params.MessageSid === sid)
          .map(({ headers }) => headers['i-twilio-idempotency-token']),
      ).size
    const sids = [...new Set(bench.receiver.calls.map(({ params }) => params.MessageSid))]
    expect(sids).toHaveLength(8)
    expect([...new Set(sids.map(tokens))].sort()).toEqual([1, 3])
  })

  it('shuffle and delay', async () => {
    await plan({ on: 'webhook.message', fault: 'reorder', delayMs: 200 })
    const bodies = Array.from({ length: 12 }, (_, index) => `text ${index}`)
    for (const body of bodies) await bench.text(body)
    await until(() => came().length === 12)
    expect(came()).not.toEqual(bodies)
    expect(came().sort()).toEqual(bodies.sort())
  })

  // Sabotage: let asFailure in call-webhook.ts apply to every attempt.
  it('make the first answer a 500, so that the carrier tries again as it is told to', async () => {
    await bench.buyOffice({ PhoneNumber: '+12065550101', SmsUrl: `${bench.receiver.url}/sms#rc=2&rp=5xx` })
    await plan({ on: 'webhook.message', fault: '500', count: 1 })
    await bench.text('again', { to: '+12065550101' })
    await until(async () => (await bench.ledger('webhook')).length === 2)
    expect(came()).toEqual(['again', 'again'])
    expect(await bench.ledger('webhook')).toMatchObject([
      { status: 500, failure: '11200', fault: '500', attempt: 1 },
      { status: 200, failure: null, attempt: 2 },
    ])
  })

  it('cut and dribble', async () => {
    await plan({ on: 'webhook.message', fault: 'reset', count: 1 })
    await bench.text('cut')
    await until(async () => (await bench.ledger('webhook')).length === 1)
    expect((await bench.ledger('webhook'))[0]).toMatchObject({
      ...{ failure: 'reset', status: null, fault: 'reset' },
    })
    await plan({ on: 'webhook.message', fault: 'slow-bytes', delayMs: 4 })
    await bench.text('slow')
    await until(() => came().includes('slow'))
    const slow = (await bench.ledger('webhook')).at(-1)
    expect(slow?.ms).toBeGreaterThan(60)
  })
})

describe('faults on REST', () => {
  it('refuse with 429 without accepting', async () => {
    await plan({ on: 'rest.messages.create', fault: '429', count: 1 })
    expect([(await send('a')).status, (await send('b')).status]).toEqual([429, 201])
    expect(await listed()).toEqual(['b'])
  })

  // Sabotage: throw before route.run for 500-after-accept in rest.ts.
  it('answer 500, with and without having accepted', async () => {
    await plan({ on: 'rest.messages.create', fault: '500', count: 1 })
    expect((await send('refused')).status).toBe(500)
    await plan({ on: 'rest.messages.create', fault: '500-after-accept', count: 1 })
    expect((await send('accepted')).status).toBe(500)
    expect(await listed()).toEqual(['accepted'])
    await until(async () => (await bench.textsOf(caller)).length === 1)
  })

  it('hang and cut', async () => {
    await plan({ on: 'rest.messages.create', fault: 'hang-after-accept', count: 1 })
    const silent = await Promise.race([
      send('taken'),
      new Promise((resolve) => setTimeout(resolve, 150, 'silent')),
    ])
    expect(silent).toBe('silent')
    await plan({ on: 'rest.messages.create', fault: 'hang', count: 1 })
    void send('not taken').catch(() => null)
    await until(async () => (await bench.ledger('rest')).some(({ fault }) => fault === 'hang'))
    await plan({ on: 'rest.messages.create', fault: 'reset' })
    for (let i = 0; i < 16; i++) await expect(send(`cut ${i}`)).rejects.toThrow()
    await bench.hand('DELETE', 'faults')
    const all = await listed()
    expect(all).toContain('taken')
    expect(all).not.toContain('not taken')
    const cut = all.filter((body) => body.startsWith('cut')).length
    expect(cut > 0 && cut < 16).toBe(true)
  })

  it('dribble and delay', async () => {
    await plan(
      { on: 'rest.messages.list', fault: 'slow-bytes', delayMs: 5 },
      { on: 'rest', fault: 'delay', delayMs: 40 },
    )
    const startedMs = Date.now()
    expect(await listed()).toEqual([])
    expect(Date.now() - startedMs).toBeGreaterThan(120)
  })
})
