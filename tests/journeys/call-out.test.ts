import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleProfile } from '#app/sample/sample-business.ts'
import { findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import { stopOnWord } from '#contacts/server/stop-on-word.ts'
import { newId } from '#kit/ids.ts'
import type { Context } from '#platform/context.ts'
import { callContact } from '#telephony/server/call-contact.ts'
import { keepInboundLeg } from '#telephony/server/legs.ts'
import { spokenEnglish } from '#voice/engine/spoken-phrases.ts'
import { type CallHouse, openCallHouse } from '../support/call-house.ts'
import { type PhoneCall, stranger } from '../support/emulator-hand.ts'

interface CallEnd {
  id: string
  sid: string
  status: string
  ended_reason: string | null
  ended_at: Date | null
  answered_by: string | null
}

describe('a call to a contact', () => {
  let desk: CallHouse
  let ctx: Context
  let number: { id: string; connection_id: string; bot: string }
  beforeAll(async () => {
    desk = await openCallHouse()
    const { db, clock, log } = desk.house.app.ground
    const [user] = await desk.house.rows<{ id: string; name: string }>('select id, name from users')
    const by = { userId: user?.id ?? '', name: user?.name ?? '' }
    const actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: 'ses_1' } as const
    ctx = { db, clock, log, teamId: desk.house.teamId, actor }
    const [row] = await desk.house.rows<typeof number>(
      'select n.id, n.connection_id, b.name as bot from numbers n join bots b on b.id = n.bot_id',
    )
    if (!row) throw new Error('There is no number.')
    number = row
  })
  afterAll(() => desk.house.close())
  beforeEach(() => desk.house.hand.clearFaults())

  /** The n-th stranger, who has texted once. */
  const contactOf = (index: number) =>
    ctx.db.team(ctx.teamId, async (tx) => {
      const now = ctx.clock.now()
      const phone = stranger(index)
      const text = { sid: newId('leg'), from: phone, to: desk.house.phone, body: 'Hello', media: [] }
      const message = { connectionId: number.connection_id, ...text, segments: 1, receivedAt: now }
      await keepInboundLeg(tx, { message, numberId: number.id, now })
      return (await findOrCreateContact(tx, { phone, source: 'sms', now })).id
    })
  const ask = async (index: number) => {
    const contactId = await contactOf(index)
    const wish = { contactId, numberId: number.id, about: 'your boiler', requestKey: newId('int') }
    return (await callContact(ctx, wish)).intentId
  }
  const callsOf = (index: number) =>
    desk.house.rows<CallEnd>('select * from calls where theirs = $1', [stranger(index)])
  /** The one call to the n-th stranger once it has its reason, as we and as their phone know it. */
  const endOf = async (index: number): Promise<{ row: CallEnd; shown: PhoneCall }> => {
    await desk.house.until(
      'the call is over and has its reason',
      async () => {
        const [call] = await callsOf(index)
        return call !== undefined && call.ended_reason !== null && call.ended_at !== null
      },
      45_000,
    )
    await desk.written()
    const [row, ...more] = await callsOf(index)
    if (!row || more.length > 0) throw new Error(`There are ${more.length + 1} calls.`)
    return { row, shown: await desk.house.hand.callOf(row.sid) }
  }
  const ours = ({ heard }: PhoneCall) => heard.filter(({ who }) => who !== 'caller')
  const business = sampleProfile.name
  const message = () => spokenEnglish.machineMessage(number.bot, business, 'your boiler')

  // Sabotage: in opening-of.ts, give a call of ours the opening of one that came in.
  it('says at once who is calling, and why, and is a talk like any other', async () => {
    await desk.house.hand.setPhone(stranger(7400), {
      answers: 'person',
      say: ['Yes, is somebody coming today?', 'thank you, bye'],
    })
    await ask(7400)
    const { row, shown } = await endOf(7400)
    expect(ours(shown)[0]?.text).toBe(spokenEnglish.disclosure(number.bot, business))
    expect(ours(shown)[2]?.text).toBe('I am calling about your boiler.')
    expect(row).toMatchObject({ status: 'completed', answered_by: 'human' })
    expect(['bot-ended', 'contact-hung-up']).toContain(row.ended_reason)
    expect((await desk.linesOf(7400)).map(({ role }) => role)).toContain('contact')
  }, 60_000)

  // Sabotage: in meet-machine.ts, leave silenceBot out; or say nothing and hang up.
  it.each([
    [7410, true, 'machine_end_beep'],
    [7411, false, 'machine_end_silence'],
  ] as const)(
    'leaves one message on a machine after its greeting, and nothing else (number %i, a tone: %s)',
    async (index, beep, answeredBy) => {
      await desk.house.hand.setPhone(stranger(index), { answers: 'machine', beep })
      await desk.house.hand.setFaults([{ on: 'webhook.answered-by', fault: 'duplicate', copies: 2 }])
      await ask(index)
      const { row, shown } = await endOf(index)
      expect(row).toMatchObject({ ended_reason: 'voicemail', answered_by: answeredBy })
      const greeted = shown.heard.findLast(({ who }) => who === 'caller')
      // The carrier says it, not the bot, who has been taken off the line.
      const left = shown.heard.filter(({ who }) => who === 'carrier')
      expect(left.map(({ text }) => text)).toEqual([message()])
      expect(left[0]?.atMs).toBeGreaterThan(greeted?.endMs ?? 0)
      expect(shown.heard.at(-1)).toEqual(left[0])
      const lines = await desk.linesOf(index)
      expect(lines.filter(({ text }) => text === message())).toHaveLength(1)
    },
    60_000,
  )

  it('hangs up on a fax', async () => {
    await desk.house.hand.setPhone(stranger(7412), { answers: 'fax' })
    await ask(7412)
    const { row } = await endOf(7412)
    expect(row).toMatchObject({ ended_reason: 'fax-machine', answered_by: 'fax' })
    expect((await desk.linesOf(7412)).map(({ text }) => text)).not.toContain(message())
  }, 60_000)

  // Sabotage: in meet-machine.ts, give up without ending the call.
  it('is ended where the carrier does not let us leave a message', async () => {
    await desk.house.hand.setPhone(stranger(7413), { answers: 'machine' })
    await desk.house.hand.setFaults([{ on: 'rest.calls.update', fault: '500', count: 1 }])
    await ask(7413)
    const { row } = await endOf(7413)
    expect(row).toMatchObject({ ended_reason: 'voicemail' })
    const states = (await desk.house.hand.ledger('call')).filter(
      (entry) => entry.kind === 'call' && entry.sid === row.sid,
    )
    // Not by the machine, whose tape had run out.
    expect(states.at(-1)).toMatchObject({
      status: 'completed',
      reason: expect.not.stringContaining('machine'),
    })
    expect((await desk.linesOf(7413)).map(({ text }) => text)).not.toContain(message())
  }, 60_000)

  it.each([
    [7420, 'busy', 'busy'],
    [7421, 'no-answer', 'no-answer'],
    [7422, 'reject', 'declined'],
  ] as const)(
    '(number %i) to a phone that is %s has the reason %s',
    async (index, answers, reason) => {
      await desk.house.hand.setPhone(stranger(index), { answers })
      await ask(index)
      expect((await endOf(index)).row).toMatchObject({ ended_reason: reason, answered_by: null })
    },
    60_000,
  )

  // Sabotage: in place-handler.ts, give resolve() 'not-done' always.
  it('is placed once, where the carrier takes it and says that it failed', async () => {
    await desk.house.hand.setPhone(stranger(7430), { answers: 'busy' })
    await desk.house.hand.setFaults([{ on: 'rest.calls.create', fault: '500-after-accept', count: 1 }])
    const intentId = await ask(7430)
    await desk.house.until('the wish is settled', async () => {
      const [intent] = await desk.house.rows<{ state: string }>(
        'select state from outbox_intents where id = $1',
        [intentId],
      )
      return intent?.state === 'done'
    })
    expect((await endOf(7430)).row.ended_reason).toBe('busy')
    const placed = (await desk.house.hand.ledger('call')).filter(
      (entry) => entry.kind === 'call' && entry.to === stranger(7430) && entry.status === 'queued',
    )
    expect(placed).toHaveLength(1)
  }, 60_000)

  it('is another one where the contact has just been called, though the carrier lists both', async () => {
    await desk.house.hand.setPhone(stranger(7431), { answers: 'busy' })
    await ask(7431)
    await endOf(7431)
    await desk.house.hand.setFaults([{ on: 'rest.calls.create', fault: '500-after-accept', count: 1 }])
    await ask(7431)
    const isOver = async () => {
      const calls = await callsOf(7431)
      return calls.length === 2 && calls.every(({ ended_reason }) => ended_reason === 'busy')
    }
    await desk.house.until('both calls have their end', isOver)
  }, 60_000)

  it('is not placed to somebody who asked to be left alone, and says so', async () => {
    const id = await contactOf(7440)
    await stopOnWord(ctx, { id, phone: stranger(7440), evidence: 'On the phone.' })
    const intentId = await ask(7440)
    const read = () =>
      desk.house.rows<{ state: string; error: string }>(
        'select state, error from outbox_intents where id = $1',
        [intentId],
      )
    await desk.house.until('it is decided', async () => (await read())[0]?.state === 'refused')
    expect(await read()).toEqual([{ state: 'refused', error: 'The contact asked to be left alone.' }])
    expect(await callsOf(7440)).toEqual([])
  })
})
