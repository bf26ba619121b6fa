import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { stranger } from '../support/emulator-hand.ts'
import { checkLedger, readStored } from '../support/ledger-check.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'
import { databaseKinds } from '../support/test-database.ts'

// One business, many strangers: each test has phones of its own, so that the app need start only once.
describe.each(databaseKinds)('a text comes in, on %s', (kind) => {
  let house: TestApp
  let people = 0
  const somebody = () => stranger(people++)
  const sound = async () => checkLedger(await house.hand.ledger('text'), await readStored(house.rows))

  beforeAll(async () => {
    house = await startTestApp({ kind, settleMs: 300 })
  })
  afterAll(() => house.close())
  beforeEach(() => house.hand.clearFaults())

  it('is stored once, answered once, and the answer arrives', async () => {
    const phone = somebody()
    await house.hand.send(phone, house.phone, 'When are you open?')
    await house.quiet()
    const texts = await house.hand.textsOf(phone)
    expect(texts.map((text) => text.from)).toEqual([phone, house.phone])
    const messages = await house.rows<{ role: string; delivery: string | null; answer: string | null }>(
      `select m.role, m.delivery, m.answer from messages m
       join conversations v on v.id = m.conversation_id join contact_phones p on p.contact_id = v.contact_id
       where p.phone = $1 order by m.seq`,
      [phone],
    )
    expect(messages[0]).toMatchObject({ role: 'contact', answer: 'answered' })
    expect(messages[1]?.role).toBe('bot')
    expect(['sent', 'delivered']).toContain(messages[1]?.delivery)
    expect(await sound()).toEqual([])
  })

  // Sabotage: in legs.ts, make the inbound `on conflict do nothing` a `do update set body = excluded.body`.
  it('delivered ten times is one row and one answer', async () => {
    const phone = somebody()
    await house.hand.setFaults([{ on: 'webhook.message', fault: 'duplicate', copies: 10, from: phone }])
    const sid = await house.hand.send(phone, house.phone, 'Do you fix boilers?')
    await house.until('all copies are answered', async () => {
      const hooks = await house.hand.ledger('webhook')
      return hooks.filter((entry) => entry.kind === 'webhook' && entry.sid === sid).length === 10
    })
    await house.quiet()
    const [legs] = await house.rows<{ count: number }>(
      'select count(*)::int as count from sms_legs where sid = $1',
      [sid],
    )
    expect(legs?.count).toBe(1)
    const said = await house.rows<{ text: string }>(
      `select m.text from messages m join conversations v on v.id = m.conversation_id
       join contact_phones p on p.contact_id = v.contact_id where p.phone = $1 and m.role = 'contact'`,
      [phone],
    )
    expect(said).toHaveLength(1)
    expect(await house.hand.textsOf(phone)).toHaveLength(2)
    expect(await sound()).toEqual([])
  })

  it('with two more right behind it gets one answer that covers all three', async () => {
    const phone = somebody()
    for (const words of ['Hello', 'my furnace is out', 'when are you open?']) {
      await house.hand.send(phone, house.phone, words)
      await new Promise((done) => setTimeout(done, 60))
    }
    await house.quiet()
    const covered = await house.rows<{ turn_id: string }>(
      `select m.turn_id from messages m join sms_legs l on l.message_id = m.id where l.theirs = $1
       and l.direction = 'inbound'`,
      [phone],
    )
    expect(covered).toHaveLength(3)
    expect(new Set(covered.map((row) => row.turn_id)).size).toBe(1)
    expect((await house.hand.textsOf(phone)).filter((text) => text.from === house.phone)).toHaveLength(1)
  })

  // Sabotage: in receive-sms.ts record the first word of contacts that are not new.
  it('a stranger’s first text is on record as what lets us answer, and only the first', async () => {
    const phone = somebody()
    await house.hand.send(phone, house.phone, 'Are you open today?')
    await house.quiet()
    await house.hand.send(phone, house.phone, 'And tomorrow?')
    await house.quiet()
    const entries = await house.rows<{ state: string; source: string; evidence: string }>(
      'select state, source, evidence from consent_entries where phone = $1',
      [phone],
    )
    expect(entries).toEqual([{ state: 'implied', source: 'first_message', evidence: 'Are you open today?' }])
  })

  it('six at once from strangers make one contact and one conversation each', async () => {
    const phones = Array.from({ length: 12 }, somebody)
    const sent = phones.flatMap((phone) =>
      Array.from({ length: 6 }, (_, index) => house.hand.send(phone, house.phone, `Part ${index} of it`)),
    )
    await Promise.all(sent)
    await house.quiet()
    const [made] = await house.rows<{ contacts: number; talks: number; texts: number }>(
      `select count(distinct p.contact_id)::int as contacts, count(distinct l.conversation_id)::int as talks,
         count(*)::int as texts
       from sms_legs l join contact_phones p on p.phone = l.theirs
       where l.direction = 'inbound' and l.theirs = any($1)`,
      [phones],
    )
    expect(made).toEqual({ contacts: 12, talks: 12, texts: 72 })
    expect(await sound()).toEqual([])
  })

  it('unsigned, wrongly signed or replayed to another address is refused and stores nothing', async () => {
    const phone = somebody()
    const sid = await house.hand.send(phone, house.phone, 'A real one')
    await house.quiet()
    const hooks = await house.hand.ledger('webhook')
    const real = hooks.find((entry) => entry.kind === 'webhook' && entry.sid === sid)
    if (real?.kind !== 'webhook') throw new Error('There was no webhook.')
    const [address = ''] = real.url.split('#')
    const body = new URLSearchParams({ ...real.params, MessageSid: `SM${'0'.repeat(32)}` }).toString()
    const post = (url: string, headers: Record<string, string>) =>
      fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const before = await countLegs()
    expect((await post(address, {})).status).toBe(403)
    expect((await post(address, { 'x-twilio-signature': 'bm90IHNpZ25lZA==' })).status).toBe(403)
    expect((await post(address.replace('messages', 'statuses'), { 'x-twilio-signature': 'x' })).status).toBe(
      403,
    )
    expect((await post(address.replace(/conn_\w+/, 'conn_none'), {})).status).toBe(404)
    expect(await countLegs()).toBe(before)
  })

  it('signed and replayed word for word is taken once', async () => {
    const phone = somebody()
    await house.hand.setFaults([{ on: 'webhook.message', fault: 'duplicate', copies: 2, from: phone }])
    await house.hand.send(phone, house.phone, 'Twice the very same')
    await house.quiet()
    await house.app.sweepNow()
    await house.quiet()
    expect(await house.hand.textsOf(phone)).toHaveLength(2)
  })

  // Sabotage: in sweep-carrier.ts, drop the `missing.reverse()`: the words of one talk arrive backwards.
  // Two hundred on the embedded database, and on Postgres where all of it runs.
  const talks = kind === 'embedded' || inject('testMatrix') === 'full' ? 50 : 10
  it(`dropped ${talks * 4} times is swept in, each once and in order`, async () => {
    const phones = Array.from({ length: talks }, somebody)
    await house.hand.setFaults([{ on: 'webhook.message', fault: 'drop' }])
    const sids: string[] = []
    for (let part = 0; part < 4; part++)
      for (const phone of phones) sids.push(await house.hand.send(phone, house.phone, `Part ${part}`))
    await house.hand.clearFaults()
    const before = await countLegs()
    await house.app.sweepNow()
    await Promise.all([house.app.sweepNow(), house.app.sweepNow()])
    const stored = await house.rows<{ sid: string }>('select sid from sms_legs where sid = any($1)', [sids])
    expect(stored).toHaveLength(talks * 4)
    const words = await house.rows<{ words: string[] }>(
      `select array_agg(m.text order by m.seq) as words from messages m join sms_legs l on l.message_id = m.id
       where l.sid = any($1) group by m.conversation_id`,
      [sids],
    )
    for (const talk of words) expect(talk.words).toEqual(['Part 0', 'Part 1', 'Part 2', 'Part 3'])
    expect((await countLegs()) - before).toBeGreaterThanOrEqual(talks * 4)
    await house.quiet(50_000)
    expect(await sound()).toEqual([])
  }, 60_000)

  const countLegs = async () => {
    const [legs] = await house.rows<{ count: number }>(
      `select count(*)::int as count from sms_legs where direction = 'inbound'`,
    )
    return legs?.count ?? 0
  }
})
