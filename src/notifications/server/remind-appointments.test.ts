import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookByHand } from '#booking/server/book-by-hand.ts'
import { cancelByHand } from '#booking/server/cancel-by-hand.ts'
import { moveByHand } from '#booking/server/move-by-hand.ts'
import { readCalendar } from '#booking/server/read-calendar.ts'
import { findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import { deliverDue } from '#outbox/server/deliver-due.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { testProfile } from '../../../tests/support/test-calendar.ts'
import { databaseKinds, testStart } from '../../../tests/support/test-database.ts'
import { createTestGround, installGround, type TestGround } from '../../../tests/support/test-ground.ts'
import { remindAppointments } from './remind-appointments.ts'

const hourMs = 60 * 60_000

describe.each(databaseKinds)('texts about appointments on %s', (kind) => {
  let house: TestGround
  let ctx: Context
  let people = 0
  beforeAll(async () => {
    house = await createTestGround(kind)
    const { by, whoAmI } = await installGround(house)
    const visitor = await whoAmI()
    const { db, clock, log } = house.ground
    const actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: 'ses_1' } as const
    ctx = { db, clock, log, teamId: visitor?.teamId ?? '', actor }
    await updateProfile(ctx, { version: 1, profile: testProfile })
    const [free] = await house.ground.carriers
      .numbers(house.ground.carriers.main()?.id ?? '')
      .search({ limit: 1 })
    await buyNumber(house.rooms.phones, ctx, { phone: free?.phone ?? '', botId: null, label: '' })
  })
  afterAll(() => house?.close())

  const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
    ctx.db.team(ctx.teamId, (tx) => tx.query<Row>(statement, values))
  /** Somebody whose number lies on the Pacific coast, like the business. */
  const somebody = async (areaCode = '503') => {
    const phone = `+1${areaCode}555${String(100 + people++).padStart(4, '0')}`
    const now = house.clock.now()
    const contact = await ctx.db.team(ctx.teamId, (tx) =>
      findOrCreateContact(tx, { phone, source: 'test', now }),
    )
    return { phone, contactId: contact.id }
  }
  const book = async (contactId: string, startsAt: string, tellContact = false) => {
    const fields = { name: 'Casey', phone: null, email: null, address: null, note: null }
    const wanted = { ...fields, contactId, startsAt, tellContact, service: 'Second opinion' }
    const made = await bookByHand(house.rooms.booking, ctx, wanted)
    if (made.kind !== 'done') throw new Error('Taken.')
    return made.appointment
  }
  const at = (moment: string) => house.clock.set(new Date(moment))
  const remind = (db: Database = ctx.db) =>
    remindAppointments({ db, clock: ctx.clock, log: ctx.log }, ctx.teamId)
  const deliver = () =>
    deliverDue({ db: ctx.db, clock: ctx.clock, log: ctx.log }, house.rooms.handlers, {
      owner: 'test',
      teamId: ctx.teamId,
      limit: 50,
    })
  const sentTo = async (phone: string) =>
    (
      await rows<{ body: string }>(
        `select body from sms_legs where theirs = $1 and direction = 'outbound' order by id`,
        [phone],
      )
    ).map(({ body }) => body)
  const reminderOf = async (id: string) => {
    const { appointments } = await readCalendar(ctx, { from: '2026-11-16', to: '2026-12-06' })
    return appointments.find((one) => one.id === id)?.reminder
  }

  it('a reminder is written once, through kills and several at a time', async () => {
    // Sabotage: leave `reminder = 'waiting'` out of takeReminder's query.
    at(testStart)
    const { phone, contactId } = await somebody()
    const { id } = await book(contactId, '2026-11-20T18:00:00Z')
    expect(await remind()).toBe(0)
    at('2026-11-19T18:00:05Z')
    const killed: Database = {
      ...ctx.db,
      team: (teamId, work) =>
        ctx.db.team(teamId, async (tx) => {
          await work(tx)
          throw new Error('killed before the commit')
        }),
    }
    for (let times = 0; times < 3; times++) expect(await remind(killed)).toBe(0)
    expect(await reminderOf(id)).toBe('waiting')
    expect((await Promise.all([remind(), remind(), remind(), remind()])).reduce((a, b) => a + b)).toBe(1)
    await deliver()
    expect(await sentTo(phone)).toEqual([
      'Bluebird Plumbing & Heating: a reminder of your appointment, Second opinion on Friday, November 20, 10:00 AM. Reply here to change or cancel it.',
    ])
    expect(await reminderOf(id)).toBe('sent')
    const talk = await rows<{ role: string; delivery: string; status: string }>(
      `select m.role, m.delivery, v.status from messages m join conversations v on v.id = m.conversation_id
       where v.contact_id = $1`,
      [contactId],
    )
    expect(talk).toMatchObject([{ role: 'bot', status: 'open' }])
    expect(['queued', 'sent', 'delivered']).toContain(talk[0]?.delivery)
  })

  it('waits for the morning where the contact is, and is withdrawn with its appointment', async () => {
    // Sabotage: take `withdraw` out of moveByHand, or tooLateOrQuiet out of checkSend.
    at('2026-11-18T20:00:00Z')
    const [east, moved, early] = [await somebody('212'), await somebody('503'), await somebody('503')]
    const eastern = await book(east.contactId, '2026-11-20T03:30:00Z')
    const late = await book(moved.contactId, '2026-11-20T05:30:00Z')
    const dawn = await book(early.contactId, '2026-11-20T15:30:00Z')
    // 19:30 and 21:30 on the Pacific coast, a day before each; in New York it is 22:30 then.
    at('2026-11-19T03:30:01Z')
    expect(await remind()).toBe(1)
    expect(await deliver()).toEqual(['held'])
    const decided = await rows<{ rule: string; until: Date }>(
      `select d.rule, d.until from outbox_decisions d join outbox_intents i on i.id = d.intent_id
       where i.recipient = $1`,
      [east.phone],
    )
    expect(decided).toMatchObject([{ rule: 'quiet-hours', until: new Date('2026-11-19T13:00:00Z') }])
    expect(await reminderOf(eastern.id)).toBe('waiting')
    at('2026-11-19T05:30:01Z')
    expect(await remind()).toBe(1)
    expect(await deliver()).toEqual(['held'])
    const move = { id: late.id, rev: late.rev, startsAt: '2026-11-24T18:00:00Z', tellContact: false }
    const result = await moveByHand(house.rooms.booking, ctx, move)
    expect(result).toMatchObject({ kind: 'done', appointment: { reminder: 'waiting' } })
    const shown = await rows<{ delivery: string; delivery_error: string }>(
      `select m.delivery, m.delivery_error from messages m join conversations v on v.id = m.conversation_id
       where v.contact_id = $1`,
      [moved.contactId],
    )
    expect(shown).toEqual([
      { delivery: 'canceled', delivery_error: 'The appointment was changed before it was sent.' },
    ])
    at('2026-11-19T16:00:00Z')
    await deliver()
    expect(await sentTo(moved.phone)).toEqual([])
    expect(await sentTo(east.phone)).toHaveLength(1)
    await cancelByHand(house.rooms.booking, ctx, { id: dawn.id, rev: dawn.rev, tellContact: false })
    at('2026-11-24T18:00:00Z')
    // The moved one has begun by now: a reminder would come too late.
    expect(await remind()).toBe(0)
    expect(await reminderOf(late.id)).toBe('not_sent')
    expect(await reminderOf(dawn.id)).toBe('none')
  })

  it('never comes after its appointment has begun', async () => {
    at('2026-11-24T18:00:00Z')
    const { phone, contactId } = await somebody()
    const { id } = await book(contactId, '2026-11-26T15:30:00Z')
    await rows(`update appointments set reminder_at = '2026-11-26T06:00:00Z' where id = $1`, [id])
    at('2026-11-26T06:00:01Z')
    expect(await remind()).toBe(1)
    expect(await deliver()).toEqual(['canceled'])
    expect(await sentTo(phone)).toEqual([])
    expect(await reminderOf(id)).toBe('not_sent')
  })

  it('tells a contact what a person did, but not one who asked for no more texts', async () => {
    at('2026-11-27T18:00:00Z')
    const [open, stopped] = [await somebody(), await somebody()]
    const first = await book(open.contactId, '2026-12-01T18:00:00Z', true)
    await deliver()
    const move = { id: first.id, rev: 1, startsAt: '2026-12-01T20:00:00Z', tellContact: true }
    await moveByHand(house.rooms.booking, ctx, move)
    await deliver()
    await cancelByHand(house.rooms.booking, ctx, { id: first.id, rev: 2, tellContact: true })
    await deliver()
    const business = 'Bluebird Plumbing & Heating'
    expect(await sentTo(open.phone)).toEqual([
      `${business}: you are booked for Second opinion on Tuesday, December 1, 10:00 AM. Reply here to change it.`,
      `${business}: your Second opinion is now on Tuesday, December 1, 12:00 PM, no longer on Tuesday, December 1, 10:00 AM. Reply here to change it.`,
      `${business}: your Second opinion on Tuesday, December 1, 12:00 PM is cancelled. Reply here to find another time.`,
    ])
    await rows(`update contact_phones set stop_state = 'stopped' where phone = $1`, [stopped.phone])
    await book(stopped.contactId, '2026-12-02T18:00:00Z', true)
    expect(await deliver()).toEqual(['refused'])
    expect(await sentTo(stopped.phone)).toEqual([])
  })

  it('keeps to the zone somebody named for the contact, and never holds an answer', async () => {
    // Sabotage: take the contact's own zone out of readZones.
    at('2026-11-28T02:00:00Z')
    const { phone, contactId } = await somebody()
    await rows(`update contacts set time_zone = 'America/New_York' where id = $1`, [contactId])
    at('2026-11-28T02:30:00Z')
    await book(contactId, '2026-12-03T18:00:00Z', true)
    expect(await deliver()).toEqual(['held'])
    const [number] = await rows<{ id: string }>('select id from numbers')
    await ctx.db.team(ctx.teamId, (tx) =>
      writeIntent(tx, {
        kind: 'message.send',
        key: 'answer at night',
        lane: contactId,
        recipient: phone,
        nowMs: house.clock.now().getTime(),
        payload: {
          numberId: number?.id ?? '',
          to: phone,
          body: 'Yes, we are.',
          mediaUrls: [],
          purpose: 'reply',
          conversationId: null,
          messageId: null,
          turnId: null,
          coversSeq: null,
          taskId: null,
        },
      }),
    )
    expect(await deliver()).toEqual(['done'])
    expect(await sentTo(phone)).toEqual(['Yes, we are.'])
    house.clock.advance(12 * hourMs)
    expect(await deliver()).toEqual(['done'])
    expect(await sentTo(phone)).toHaveLength(2)
  })
})
