import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import { stopOnWord } from '#contacts/server/stop-on-word.ts'
import { updateContact } from '#contacts/server/update-contact.ts'
import { newId } from '#kit/ids.ts'
import { deliverDue } from '#outbox/server/deliver-due.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import type { Context } from '#platform/context.ts'
import { callContact } from '#telephony/server/call-contact.ts'
import { callOff } from '#telephony/server/call-off.ts'
import { keepPlacedCall } from '#telephony/server/keep-placed-call.ts'
import { keepInboundLeg } from '#telephony/server/legs.ts'
import { readCalling } from '#telephony/server/read-calling.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { createTestGround, installGround, type TestGround } from '../../../tests/support/test-ground.ts'

/** Tuesday, November 17, half past seven where 503 is, and half past ten where 212 is. */
const earlyInOregon = '2026-11-17T15:30:00.000Z'
const noonInOregon = '2026-11-17T20:00:00.000Z'

describe.each(databaseKinds)('whether a contact may be called, on %s', (kind) => {
  let house: TestGround
  let ctx: Context
  let number: { id: string; phone: string }
  let people = 0
  beforeAll(async () => {
    house = await createTestGround(kind)
    const { by, whoAmI } = await installGround(house)
    const visitor = await whoAmI()
    const { db, clock, log, carriers } = house.ground
    const actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: 'ses_1' } as const
    ctx = { db, clock, log, teamId: visitor?.teamId ?? '', actor }
    const [free] = await carriers.numbers(carriers.main()?.id ?? '').search({ limit: 1 })
    const [bot] = await rows<{ id: string }>('select id from bots')
    number = await buyNumber(house.rooms.phones, ctx, { phone: free?.phone ?? '', botId: bot?.id ?? null })
  })
  afterAll(() => house?.close())
  beforeEach(() => at(noonInOregon))

  const at = (moment: string) => house.clock.set(new Date(moment))
  const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
    ctx.db.team(ctx.teamId, (tx) => tx.query<Row>(statement, values))
  const connectionId = () => house.ground.carriers.main()?.id ?? ''

  /** Somebody who has texted once, or never. */
  const somebody = async ({ areaCode = '503', hasTexted = true } = {}) => {
    const phone = `+1${areaCode}555${String(100 + people++).padStart(4, '0')}`
    const now = house.clock.now()
    const contactId = await ctx.db.team(ctx.teamId, async (tx) => {
      const to = { connectionId: connectionId(), to: number.phone, media: [], segments: 1, receivedAt: now }
      const message = { ...to, sid: newId('leg'), from: phone, body: 'Hello' }
      if (hasTexted) await keepInboundLeg(tx, { message, numberId: number.id, now })
      return (await findOrCreateContact(tx, { phone, source: 'test', now })).id
    })
    return { phone, contactId }
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>
  /** A call of ours to them that began now and, unless it still goes on, is over. */
  const wasCalled = ({ phone, contactId }: Somebody, { isOver = true } = {}) =>
    ctx.db.team(ctx.teamId, async (tx) => {
      const placed = { intentId: newId('int'), connectionId: connectionId(), sid: newId('call'), contactId }
      const ends = { numberId: number.id, ours: number.phone, theirs: phone, now: house.clock.now() }
      await keepPlacedCall(tx, { ...placed, ...ends, status: 'queued' })
      if (isOver) await tx.query('update calls set ended_at = $2 where sid = $1', [placed.sid, ends.now])
    })
  const ask = async ({ contactId }: Somebody) => {
    const wish = { contactId, numberId: number.id, about: 'your visit', requestKey: newId('int') }
    return (await callContact(ctx, wish)).intentId
  }
  const deliver = () =>
    deliverDue({ db: ctx.db, clock: ctx.clock, log: ctx.log }, house.rooms.handlers, {
      ...{ owner: 'test', teamId: ctx.teamId, limit: 50 },
    })
  const decisionsOf = (intentId: string) =>
    rows<{ is_allowed: boolean; rule: string; reason: string; until: Date | null }>(
      'select is_allowed, rule, reason, until from outbox_decisions where intent_id = $1 order by id',
      [intentId],
    )
  const stateOf = async (intentId: string) =>
    (await rows<{ state: string }>('select state from outbox_intents where id = $1', [intentId]))[0]?.state
  /** What becomes of asking for a call now, and the rule that decided it. */
  const judged = async (who: Somebody) => {
    const intentId = await ask(who)
    await deliver()
    const [decision, ...more] = await decisionsOf(intentId)
    expect(more).toEqual([])
    expect(decision?.is_allowed).toBe(decision?.rule === 'in-touch-before')
    return [await stateOf(intentId), decision?.rule]
  }

  // Sabotage: in call-gate.ts, drop the look at the stop state.
  it('never, once they asked to be left alone', async () => {
    const who = await somebody()
    await stopOnWord(ctx, { id: who.contactId, phone: who.phone, evidence: 'On the phone.' })
    expect(await judged(who)).toEqual(['refused', 'opt-out'])
    expect(await rows('select 1 from calls where theirs = $1', [who.phone])).toEqual([])
  })

  // Sabotage: in hasBeenInTouch, leave out the direction.
  it('only when they have been in touch: that we called them is not enough', async () => {
    const stranger = await somebody({ hasTexted: false })
    expect(await judged(stranger)).toEqual(['refused', 'no-consent'])
    await wasCalled(stranger)
    expect(await judged(stranger)).toEqual(['refused', 'no-consent'])
    await rows(`update calls set direction = 'inbound' where theirs = $1`, [stranger.phone])
    expect(await judged(stranger)).toEqual(['done', 'in-touch-before'])
    expect(await judged(await somebody())).toEqual(['done', 'in-touch-before'])
  })

  it('not where their number is hidden', async () => {
    const who = await somebody()
    await rows('update contact_phones set phone = $2 where phone = $1', [who.phone, `withheld ${people}`])
    expect(await judged(who)).toEqual(['refused', 'address'])
  })

  // Sabotage: in callsTo, count calls that have ended too.
  it('not while they are on a call with us', async () => {
    const who = await somebody()
    await wasCalled(who)
    expect(await judged(who)).toEqual(['done', 'in-touch-before'])
    expect(await judged(who)).toEqual(['canceled', 'on-a-call'])
    // Nobody ever told that call's end: it does not block the contact for ever.
    at('2026-11-18T00:30:00.000Z')
    expect(await judged(who)).toEqual(['done', 'in-touch-before'])
  })

  // Sabotage: raise contactDailyCap by one.
  it('three times within a day, and again when that day is over', async () => {
    const who = await somebody()
    for (let count = 0; count < 3; count++) await wasCalled(who)
    expect(await judged(who)).toEqual(['refused', 'contact-cap'])
    at('2026-11-18T20:00:01.000Z')
    expect(await judged(who)).toEqual(['done', 'in-touch-before'])
  })

  // Sabotage: in judgeCall, ask for the quiet hours of America/New_York alone.
  it('from 8 AM to 9 PM where they are: before that it waits, and then goes out by itself', async () => {
    const [west, east] = [await somebody(), await somebody({ areaCode: '212' })]
    at(earlyInOregon)
    expect(await judged(east)).toEqual(['done', 'in-touch-before'])
    const intentId = await ask(west)
    await deliver()
    at('2026-11-17T15:59:00.000Z')
    expect(await deliver()).toEqual([])
    expect(await stateOf(intentId)).toBe('ready')
    at('2026-11-17T16:00:00.000Z')
    expect(await deliver()).toEqual(['done'])
    expect(await decisionsOf(intentId)).toEqual([
      {
        ...{ is_allowed: false, rule: 'quiet-hours', until: new Date('2026-11-17T16:00:00.000Z') },
        reason: 'It is outside 8 AM to 9 PM where the contact is.',
      },
      { is_allowed: true, rule: 'in-touch-before', reason: '', until: null },
    ])
  })

  // Sabotage: in read-zones.ts, leave out the contact's own zone.
  it('by their own clock, where somebody has said where it stands', async () => {
    const who = await somebody()
    at(earlyInOregon)
    await updateContact(ctx, { id: who.contactId, name: null, note: '', timeZone: 'America/New_York' })
    expect(await judged(who)).toEqual(['done', 'in-touch-before'])
  })

  // Sabotage: in judgeCall, hold before looking at notAfter.
  it('not any more when no decent hour comes before it has lost its sense', async () => {
    const who = await somebody()
    at(earlyInOregon)
    const intentId = await ask(who)
    await rows(`update outbox_intents set payload = payload || $2::jsonb where id = $1`, [
      intentId,
      JSON.stringify({ notAfter: '2026-11-17T15:59:59.000Z' }),
    ])
    await deliver()
    expect(await stateOf(intentId)).toBe('canceled')
    expect(await decisionsOf(intentId)).toMatchObject([{ is_allowed: false, rule: 'too-late' }])
  })

  // Sabotage: in stop-texts.ts, leave out the calls.
  it('is decided anew when it has waited: who asked to be left alone meanwhile is not called', async () => {
    const who = await somebody()
    at(earlyInOregon)
    const intentId = await ask(who)
    await deliver()
    await stopOnWord(ctx, { id: who.contactId, phone: who.phone, evidence: 'By letter.' })
    expect(await stateOf(intentId)).toBe('canceled')
    at(noonInOregon)
    expect(await deliver()).toEqual([])
  })

  // Sabotage: in call-gate.ts, let hasSpeaker pass a bot that is paused.
  it('not while the bot that would speak is paused', async () => {
    await rows(`update bots set status = 'paused'`)
    expect(await judged(await somebody())).toEqual(['refused', 'no-bot'])
    await rows(`update bots set status = 'active'`)
  })

  describe('as a screen shows it', () => {
    const calling = ({ contactId }: Somebody) =>
      ctx.db.team(ctx.teamId, (tx) => readCalling(tx, contactId, house.clock.now()))

    it('says before anybody asks what the gate would say', async () => {
      const [who, stranger] = [await somebody(), await somebody({ hasTexted: false })]
      expect(await calling(who)).toEqual({
        ...{ phone: who.phone, zones: ['America/Los_Angeles'], wish: null },
        verdict: { kind: 'allow', rule: 'in-touch-before', reason: '', until: null },
      })
      expect((await calling(stranger)).verdict).toMatchObject({ kind: 'refuse', rule: 'no-consent' })
      at(earlyInOregon)
      const until = '2026-11-17T16:00:00.000Z'
      expect((await calling(who)).verdict).toMatchObject({ kind: 'hold', rule: 'quiet-hours', until })
      expect(await rows('select 1 from outbox_intents where recipient = $1', [who.phone])).toEqual([])
    })

    // Sabotage: in call-contact.ts, ask for a call whatever is under way.
    it('holds one wish at a time, which can be called off while it waits, and not any more when it has gone', async () => {
      const who = await somebody()
      at(earlyInOregon)
      const intentId = await ask(who)
      expect((await calling(who)).wish).toMatchObject({ intentId, state: 'waiting', about: 'your visit' })
      await deliver()
      expect(await ask(who)).toBe(intentId)
      expect((await calling(who)).wish).toMatchObject({
        ...{ intentId, state: 'held', until: '2026-11-17T16:00:00.000Z' },
        reason: 'It is outside 8 AM to 9 PM where the contact is.',
      })
      await callOff(ctx, { contactId: who.contactId, intentId })
      expect((await calling(who)).wish).toMatchObject({
        ...{ state: 'called-off', until: null, reason: 'Robin called it off.' },
      })
      at(noonInOregon)
      expect(await deliver()).toEqual([])
      const second = await ask(who)
      await deliver()
      expect((await calling(who)).wish).toMatchObject({ intentId: second, state: 'ringing', reason: null })
      await expect(callOff(ctx, { contactId: who.contactId, intentId: second })).rejects.toThrow('too late')
      await expect(callOff(ctx, { contactId: 'con_x', intentId: second })).rejects.toThrow('does not exist')
    })
  })
})
