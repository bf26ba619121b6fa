import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import { findSentText } from '#telephony/server/find-sent-text.ts'
import { receiveStatus } from '#telephony/server/receive-status.ts'
import { stranger } from '../support/emulator-hand.ts'
import { checkLedger, readStored } from '../support/ledger-check.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'
import { databaseKinds } from '../support/test-database.ts'

type Send = Intent<IntentPayloads['message.send']>

describe.each(databaseKinds)('a text goes out, on %s', (kind) => {
  let house: TestApp
  let numberId = ''
  let people = 2000
  const somebody = () => stranger(people++)
  const sound = async () => checkLedger(await house.hand.ledger('text'), await readStored(house.rows))
  const answersTo = async (phone: string) =>
    (await house.hand.textsOf(phone)).filter((text) => text.from === house.phone)

  beforeAll(async () => {
    house = await startTestApp({ kind, settleMs: 50 })
    numberId = (await house.rows<{ id: string }>('select id from numbers'))[0]?.id ?? ''
  })
  afterAll(() => house.close())
  beforeEach(() => house.hand.clearFaults())

  it('waits for a carrier that says it is busy, as often as it says so', async () => {
    const phone = somebody()
    await house.hand.setFaults([{ on: 'rest.messages.create', fault: '429', count: 2, to: phone }])
    await house.hand.send(phone, house.phone, 'Are you open today?')
    await house.quiet()
    expect(await answersTo(phone)).toHaveLength(1)
    const [intent] = await house.rows<{ attempts: number }>(
      'select attempts from outbox_intents where recipient = $1',
      [phone],
    )
    expect(intent?.attempts).toBe(3)
    expect(await sound()).toEqual([])
  })

  // Sabotage: in messages.ts of providers/twilio, call a failure of the carrier `busy` instead of `unknown`.
  it.each(['500-after-accept', 'reset', '500'] as const)(
    'after %s is asked for, never repeated blindly',
    async (fault) => {
      const phones = Array.from({ length: 4 }, somebody)
      await house.hand.setFaults(phones.map((to) => ({ on: 'rest.messages.create', fault, count: 1, to })))
      await Promise.all(phones.map((phone) => house.hand.send(phone, house.phone, 'Are you open today?')))
      await house.quiet()
      for (const phone of phones) expect(await answersTo(phone)).toHaveLength(1)
      expect(await sound()).toEqual([])
    },
  )

  it('after a silence of the carrier is found in its list', async () => {
    const phone = somebody()
    await house.hand.setFaults([
      { on: 'rest.messages.create', fault: 'hang-after-accept', count: 1, to: phone },
    ])
    await house.hand.send(phone, house.phone, 'Are you open today?')
    await house.quiet(18_000)
    expect(await answersTo(phone)).toHaveLength(1)
    expect(await sound()).toEqual([])
  })

  it('may carry a picture, and brings one in for the team alone', async () => {
    const phone = somebody()
    const picture = `data:image/png;base64,${Buffer.from('not really a picture').toString('base64')}`
    await house.hand.send(phone, house.phone, 'Look at this', [picture])
    await house.quiet()
    const media = async () => {
      const [message] = await house.rows<{ media: { id: string; bytes: number }[] }>(
        `select m.media from messages m join sms_legs l on l.message_id = m.id
         where l.theirs = $1 and l.direction = 'inbound'`,
        [phone],
      )
      return message?.media[0]
    }
    await house.until('the picture is fetched', async () => ((await media())?.bytes ?? 0) > 0)
    const id = (await media())?.id ?? ''
    const { stream } = await house.app.ground.blobs.read(`${house.teamId}/media/${id}`)
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('not really a picture')
    expect((await fetch(`${house.app.url}/api/media/${id}`)).status).toBe(401)

    await house.app.ground.db.team(house.teamId, (tx) =>
      writeIntent(tx, send({ to: phone, mediaUrls: [`${house.emulator.url}/emulator/ledger?limit=1`] })),
    )
    await house.until('the picture has arrived', async () => (await answersTo(phone)).length === 2)
    const sent = (await answersTo(phone)).find((text) => text.media.length > 0)
    expect(sent?.media).toHaveLength(1)
  })

  // Sabotage: in apply-statuses.ts, drop `and status_rank < $5`.
  it('ends in the same row whatever the order of what the carrier tells', async () => {
    const told = ['queued', 'sending', 'sent', 'delivered', 'own answer', 'sent', 'delivered']
    const ends = new Set<string>()
    const order = fc.shuffledSubarray(told, { minLength: told.length })
    await fc.assert(
      fc.asyncProperty(order, async (events) => {
        ends.add(JSON.stringify(await tell(inOrder(events))))
      }),
      { numRuns: 60, seed: 11 },
    )
    expect([...ends]).toEqual([JSON.stringify({ status: 'delivered', delivery: 'delivered', legs: 1 })])
  })

  it('ends in the worst told word where the carrier says it failed', async () => {
    const told = ['queued', 'sent', 'own answer', 'undelivered']
    const ends = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(told, { minLength: told.length }), async (events) => {
        ends.add(JSON.stringify(await tell(inOrder(events))))
      }),
      { numRuns: 24, seed: 12 },
    )
    expect([...ends]).toEqual([JSON.stringify({ status: 'undelivered', delivery: 'undelivered', legs: 1 })])
  })

  // Sabotage: in receive-status.ts, take no lock.
  it.runIf(kind === 'postgres')('shows what is told while its own row is being written', async () => {
    let isTold = false
    const isWaiting = async () => {
      const [row] = await house.rows<{ count: number }>(
        `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
      )
      return (row?.count ?? 0) > 0
    }
    const end = await tell(async (answer, status) => {
      const [written, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const answering = answer(() => {
        written.resolve()
        return committed.promise
      })
      await written.promise
      const telling = status('delivered').then(() => (isTold = true))
      await house.until('the status waits or is stored', async () => isTold || (await isWaiting()))
      committed.resolve()
      await Promise.all([answering, telling])
    })
    expect(end).toEqual({ status: 'delivered', delivery: 'delivered', legs: 1 })
  })

  it('whose list shows nothing of it counts as not done, and one the callback named as done', async () => {
    const phone = somebody()
    const intent = await owed(phone)
    const [number] = await house.rows<{ id: string; connectionId: string; phone: string }>(
      `select id, connection_id as "connectionId", phone from numbers limit 1`,
    )
    if (!number) throw new Error('There is no number.')
    const carrier = {
      ...house.app.ground.carriers.messages(number.connectionId),
      list: async function* () {},
    }
    const sought = { intent, number: { ...number, carrierSid: '', botId: null } }
    expect(await findSentText(house.app.ground.db, carrier, sought)).toBe('not-done')
    await receiveStatus(house.app.ground.db, {
      ...{ connectionId: number.connectionId, sid: `SM${'c'.repeat(32)}`, status: 'sent', errorCode: null },
      intent: { teamId: house.teamId, id: intent.id },
    })
    expect(await findSentText(house.app.ground.db, carrier, sought)).toMatchObject({
      kind: 'done',
      result: { sid: `SM${'c'.repeat(32)}`, status: 'sent' },
    })
  })

  function send(change: Partial<IntentPayloads['message.send']>) {
    const nowMs = Date.now()
    const to = change.to ?? ''
    const payload = {
      ...{ numberId, to, body: 'One moment', mediaUrls: [], purpose: 'notice' as const },
      ...{ conversationId: null, messageId: null, turnId: null, coversSeq: null, taskId: null },
      ...change,
    }
    const key = `test:${to}:${nowMs}`
    return { kind: 'message.send' as const, key, lane: `test:${to}`, recipient: to, payload, nowMs }
  }

  /** A deed that is owed and that no worker will take up. */
  async function owed(to: string, of: { messageId?: string; conversationId?: string } = {}): Promise<Send> {
    const later = new Date(Date.now() + 3_600_000)
    const id = await house.app.ground.db.team(house.teamId, (tx) =>
      writeIntent(tx, { ...send({ to, ...of }), dueAt: later }),
    )
    const [row] = await house.rows<Send>(
      `select id, team_id as "teamId", kind, key, lane, recipient, payload, state, attempts, epoch,
         started_at as "startedAt", created_at as "createdAt" from outbox_intents where id = $1`,
      [id],
    )
    if (!row) throw new Error('The deed was not written.')
    return row
  }

  type Tell = (
    answer: (before?: () => Promise<void>) => Promise<void>,
    status: (status: string) => Promise<unknown>,
  ) => Promise<void>

  const inOrder =
    (events: readonly string[]): Tell =>
    async (answer, status) => {
      for (const event of events) await (event === 'own answer' ? answer() : status(event))
    }

  /** Tells one text's story, from a message that says "queued"; returns how the rows end. */
  async function tell(story: Tell) {
    const phone = somebody()
    const { db } = house.app.ground
    const [made] = await house.rows<{ id: string; conversationId: string }>(
      `select id, conversation_id as "conversationId" from messages where role = 'bot' limit 1`,
    )
    if (!made) throw new Error('There is no message to tell of.')
    await db.team(house.teamId, (tx) =>
      tx.query(`update messages set delivery = 'queued' where id = $1`, [made.id]),
    )
    const intent = await owed(phone, { messageId: made.id, conversationId: made.conversationId })
    const sid = `SM${intent.id.slice(-26).padStart(32, '0')}`
    const connectionId = house.app.ground.carriers.main()?.id ?? ''
    const result = { sid, status: 'queued', segments: 1, connectionId, phone: house.phone }
    const handler = house.app.rooms.handlers.get('message.send')
    const callback = { teamId: house.teamId, id: intent.id }
    await story(
      (beforeCommit) =>
        db.team(house.teamId, async (tx) => {
          await handler?.settle(tx, intent, { kind: 'done', result })
          await beforeCommit?.()
        }),
      (status) => receiveStatus(db, { connectionId, sid, status, errorCode: null, intent: callback }),
    )
    const legs = await house.rows<{ status: string }>('select status from sms_legs where sid = $1', [sid])
    const [message] = await house.rows<{ delivery: string }>('select delivery from messages where id = $1', [
      made.id,
    ])
    return { status: legs[0]?.status, delivery: message?.delivery, legs: legs.length }
  }
})
