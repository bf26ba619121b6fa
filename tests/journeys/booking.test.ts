import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pastClock } from '#app/sample/past-clock.ts'
import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import { systemClock } from '#platform/clock.ts'
import { stranger } from '../support/emulator-hand.ts'
import { publishBot, startTestApp, type TestApp } from '../support/start-app.ts'
import { databaseKinds } from '../support/test-database.ts'

/** Monday, November 23, 9:00 AM where the business is. */
const monday = new Date('2026-11-23T17:00:00Z')
const dayMs = 24 * 60 * 60_000

describe.each(databaseKinds)('a visit by text, on %s', (kind) => {
  const clock = pastClock(systemClock, monday)
  const phone = stranger(7100)
  let house: TestApp

  beforeAll(async () => {
    house = await startTestApp({ kind, clock, settleMs: 30 })
    await publishBot(house.app, house.teamId, { ...sampleBot, settleMs: 30, number: 3 })
    await house.app.ground.db.team(house.teamId, (tx) =>
      tx.query(
        `insert into profile_versions (team_id, version, profile, changed, updated_by)
         select team_id, version + 1, $1, changed, updated_by from profile_versions order by version desc limit 1`,
        [JSON.stringify(sampleProfile)],
      ),
    )
  })
  afterAll(() => house.close())

  const say = async (body: string): Promise<string> => {
    await house.hand.send(phone, house.phone, body)
    await house.quiet()
    const told = (await house.hand.textsOf(phone)).filter((text) => text.from === house.phone)
    return told.at(-1)?.body ?? ''
  }
  const appointments = () =>
    house.rows<{
      service: string
      starts_at: Date
      status: string
      name: string
      address: string
      receipt_id: string
    }>('select service, starts_at, status, name, address, receipt_id from appointments order by id')
  const receipts = async () =>
    (await house.rows<{ kind: string }>('select kind from receipts order by created_at, id')).map(
      ({ kind: of }) => of,
    )
  /** The receipts that the last answer leaned on. */
  const backing = async () => {
    const [turn] = await house.rows<{ claims: { replaced: unknown[]; backed: { receiptId: string }[] } }>(
      'select claims from turns order by id desc limit 1',
    )
    expect(turn?.claims.replaced).toEqual([])
    return turn?.claims.backed.map(({ receiptId }) => receiptId) ?? []
  }

  it('is booked in five texts, with a correction midway and a question in between', async () => {
    // Sabotage: in receipts-in-talk.ts, leave out book_appointment.
    expect(await say('Hi, can someone come Tuesday afternoon for a clogged drain?')).toMatch(
      /\b[1-5](:\d\d)? ?PM/i,
    )
    await say('the first one. Jo Fields, 12 Elm Street, Fernbrook')
    const corrected = await say('no wait, make it Wednesday at 10am')
    expect(corrected).toMatch(/Wed.*10(:00)? ?AM/i)
    expect(await say('how much is that?')).toMatch(/\$149.*\$249/)
    expect(await appointments()).toEqual([])
    expect(await say('yes please')).toMatch(/Wed.*10(:00)? ?AM/i)
    const [booked, ...more] = await appointments()
    expect(more).toEqual([])
    expect(booked).toMatchObject({
      service: 'Drain cleaning',
      starts_at: new Date('2026-11-25T18:00:00Z'),
      status: 'booked',
      name: 'Jo Fields',
    })
    expect(booked?.address).toContain('12 Elm Street')
    expect(await receipts()).toEqual(['booked'])
    expect(await backing()).toContain(booked?.receipt_id)
  })

  it('is moved the next day, and then cancelled', async () => {
    // Sabotage: in run-calendar-tool.ts, let a move give a receipt of kind 'booked'.
    clock.advance(dayMs)
    await say('Morning, I need to move my appointment to Friday')
    await say('9am is good')
    expect(await say('are you open on Saturday?')).toMatch(/Saturday/)
    expect(await say('yes')).toMatch(/Fri.*9(:00)? ?AM/i)
    const [moved, ...more] = await appointments()
    expect(more).toEqual([])
    expect(moved).toMatchObject({ starts_at: new Date('2026-11-27T17:00:00Z'), status: 'booked' })
    expect(await receipts()).toEqual(['booked', 'moved'])
    expect(await backing()).toContain(moved?.receipt_id)

    await say('sorry, I have to cancel it')
    await say('yes')
    const [cancelled, ...others] = await appointments()
    expect(others).toEqual([])
    expect(cancelled?.status).toBe('cancelled')
    expect(await receipts()).toEqual(['booked', 'moved', 'cancelled'])
    expect(await backing()).toContain(cancelled?.receipt_id)
  })

  it('reads the address back that was said the last time, and keeps where it came from', async () => {
    // Sabotage: in begin-turn.ts let address be null.
    clock.advance(2 * dayMs)
    expect(await say('Hi again, can you come next Tuesday at 1pm for a clogged drain?')).toContain(
      '12 Elm Street',
    )
    await say('yes')
    const booked = (await appointments()).at(-1)
    expect(booked).toMatchObject({ status: 'booked', name: 'Jo Fields' })
    expect(booked?.address).toContain('12 Elm Street')
    const [kept] = await house.rows<{ source: string }>(
      `select source from collected_values where key = 'address' order by updated_at desc limit 1`,
    )
    expect(kept?.source).toBe('record')
  })

  it('leaves no hold of that talk behind', async () => {
    const [holds] = await house.rows<{ count: number }>('select count(*)::int as count from holds')
    expect(holds?.count).toBe(0)
  })

  it('gives a slot that 50 people want to one of them, and the next best to the others in the same answer', async () => {
    // Sabotage: in calendar-store.ts, let listBusy leave out the holds of others.
    const people = Array.from({ length: 50 }, (_, index) => stranger(7200 + index))
    const wish = 'Can you come Thursday December 3 at 9am for drain cleaning?'
    await Promise.all(people.map((person) => house.hand.send(person, house.phone, wish)))
    await house.quiet(60_000)
    const [held] = await house.rows<{ count: number }>(
      `select count(*)::int as count from holds where starts_at = '2026-12-03T17:00:00Z' and until > parley_now()`,
    )
    expect(held?.count).toBe(1)
    const answers = await Promise.all(
      people.map(async (person) =>
        (await house.hand.textsOf(person)).filter((text) => text.from === house.phone),
      ),
    )
    expect(answers.every((told) => told.length === 1)).toBe(true)
    const others = answers.flat().filter(({ body }) => /\d (am|pm).*\bor\b.*\d (am|pm)/i.test(body))
    expect(others.length).toBe(49)
  })
})
