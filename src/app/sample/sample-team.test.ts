import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { longestDeedMs, sampleHolds } from '#app/sample/find-sample-team.ts'
import { sampleProfile } from '#app/sample/sample-business.ts'
import { createSampleTeam } from '#app/sample/sample-team.ts'
import { createTaskTeller } from '#notifications/server/tell-task.ts'
import { holdTeam } from '#platform/db/team-holds.ts'
import { Unavailable } from '#platform/errors.ts'
import { dispatchFacts, type FactSubscriber } from '#platform/facts/dispatch-facts.ts'
import { switchTeam } from '#teams/server/switch-team.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { receiveSms } from '#telephony/server/receive-sms.ts'
import { receiveStatus } from '#telephony/server/receive-status.ts'
import { momentsOf, tablesNaming } from '../../../tests/support/team-leftovers.ts'
import { anyKind, databaseKinds, testStart } from '../../../tests/support/test-database.ts'
import {
  createTestGround,
  installGround,
  startGroundWorkers,
  type TestGround,
} from '../../../tests/support/test-ground.ts'

const millisecondsPerHour = 3600_000

// Its verbs are those of live texts, whose journeys run on both databases each time.
const kinds = inject('testMatrix') === 'full' ? databaseKinds : [anyKind]

describe.each(kinds)('the sample team on %s', (kind) => {
  let house: TestGround
  let me: Awaited<ReturnType<typeof installGround>>
  let sample: ReturnType<typeof createSampleTeam>
  let teamId: string

  beforeAll(async () => {
    house = await createTestGround(kind)
    me = await installGround(house)
    sample = createSampleTeam(house.ground, house.rooms)
    // Two clicks, while the instance's own workers look for work.
    const workers = await startGroundWorkers(house)
    const clicks = await Promise.all([sample.make(me.by), sample.make(me.by)])
    await workers.stop()
    teamId = clicks[0].teamId
    expect(clicks[1]).toEqual({ teamId })
  })
  afterAll(() => house.close())

  const read = <Row extends object>(text: string, values: unknown[] = []) =>
    house.ground.db.team(teamId, (tx) => tx.query<Row>(text, [teamId, ...values]))

  // Sabotage: in receive-sms.ts, let `isSample` be false; in past-talks.ts, take out the step 'STOP'.
  test('it has at least twelve conversations, and one of every kind', async () => {
    const talks = await read<{ id: string; phone: string; status: string; isSample: boolean }>(
      `select v.id, p.phone, v.status, v.is_sample as "isSample" from conversations v
       join contact_phones p on p.team_id = v.team_id and p.contact_id = v.contact_id where v.team_id = $1`,
    )
    expect(talks.length).toBeGreaterThanOrEqual(14)
    expect(talks.filter((talk) => !talk.isSample)).toEqual([])
    expect(talks.filter((talk) => !/^\+1\d{3}55501\d{2}$/.test(talk.phone))).toEqual([])
    expect(new Set(talks.map((talk) => talk.phone)).size).toBeLessThan(talks.length)
    const stops = await read<{ source: string }>(
      `select source from consent_entries where team_id = $1 and state = 'revoked' order by source`,
    )
    expect(stops).toEqual([{ source: 'keyword' }, { source: 'phrase' }])
    const tasks = await read<{ state: string; urgent: boolean; name: string | null }>(
      'select state, is_urgent as urgent, name from tasks where team_id = $1 order by id',
    )
    expect(tasks.filter((task) => task.state === 'open').length).toBeGreaterThanOrEqual(1)
    expect(tasks.filter((task) => task.state === 'called_back').length).toBeGreaterThanOrEqual(1)
    expect(tasks.filter((task) => task.urgent)).toHaveLength(1)
    expect(tasks.filter((task) => task.name === null)).toEqual([])
    const failed = await read('select 1 from messages where team_id = $1 and delivery = $2', ['undelivered'])
    expect(failed).toHaveLength(1)
    expect(talks.some((talk) => talk.status === 'resolved')).toBe(true)
    // Asked what no fact answers, and nothing was passed on.
    const unanswerable = await read<{ id: string }>(
      `select distinct c.conversation_id as id from completions c
       where c.team_id = $1 and jsonb_array_length(c.output #> '{providerMetadata,parley,trace,unknown}') > 0
         and not exists (select 1 from tasks k where k.team_id = c.team_id and k.conversation_id = c.conversation_id)`,
    )
    expect(unanswerable.length).toBeGreaterThanOrEqual(1)
  })

  // Sabotage: in past-talks.ts, let Grace Lindholm not move her visit, or Victor Okafor keep his.
  test('visits are booked under the names that were given, one was moved and one cancelled', async () => {
    const visits = await read<{ name: string; address: string | null; status: string }>(
      'select name, address, status from appointments where team_id = $1 order by name',
    )
    expect(visits.map(({ name, status }) => [name, status])).toEqual([
      ['Grace Lindholm', 'booked'],
      ['Helen Brandt', 'booked'],
      ['Irene Castellan', 'booked'],
      ['Omar Haddad', 'booked'],
      ['Victor Okafor', 'cancelled'],
    ])
    const receipts = await read<{ kind: string; count: number }>(
      `select r.kind, count(*)::int as count from receipts r where r.team_id = $1 and r.kind in ('booked', 'moved', 'cancelled')
       group by 1 order by 1`,
    )
    expect(receipts).toEqual([
      { kind: 'booked', count: 5 },
      { kind: 'cancelled', count: 1 },
      { kind: 'moved', count: 1 },
    ])
  })

  // Sabotage: in make-past-talks.ts, take out the call of `receiveStatus`; in sample-team.ts, `running.then`.
  test('every text is answered or has a reason not to be, and every answer has arrived but one', async () => {
    const texts = await read<{ role: string; end: string; count: number }>(
      `select role, coalesce(answer, delivery) as end, count(*)::int as count from messages where team_id = $1
       group by 1, 2 order by 1, 2`,
    )
    const bots = texts.filter((text) => text.role === 'bot')
    expect(bots.map((text) => text.end)).toEqual(['delivered', 'undelivered'])
    expect(texts.filter((text) => text.role === 'contact').map((text) => text.end)).toEqual([
      'answered',
      'stop',
    ])
    expect(await tablesNaming(house.ground.db, teamId)).not.toHaveProperty('team_holds')
  })

  // Sabotage: in make-sample-team.ts, take out the line with `holdTeam`.
  test('no worker touched it, and the carrier has heard of none of it', async () => {
    const heard: string[] = []
    for await (const message of carrierOf(house).messages.list({ since: new Date(0) }))
      heard.push(message.sid)
    expect(heard).toEqual([])
    const owners = await read(`select distinct owner from outbox_intents where team_id = $1`)
    expect(owners).toEqual([{ owner: 'sample' }])
  })

  // Sabotage: in open-past.ts, give `pastClock` the present's time, or `ground` the present's database.
  test('all of it happened within the two weeks, and ended hours ago', async () => {
    const nowMs = house.ground.clock.now().getTime()
    const moments = await momentsOf(house.ground.db, teamId)
    // Who made it joined it now, and a visit may be still to come.
    const planned = /^memberships\.created_at$|\.(starts_at|ends_at|free_at|reminder_at|moved_from)$/
    const past = moments.filter((moment) => !planned.test(moment.name))
    expect(past.length).toBeGreaterThan(20)
    const early = past.filter((moment) => moment.first.getTime() < nowMs - 14 * 24 * millisecondsPerHour)
    const late = past.filter((moment) => moment.last.getTime() > nowMs - 3 * millisecondsPerHour)
    expect(early).toEqual([])
    expect(late).toEqual([])
  })

  // Sabotage: in make-sample-team.ts, take out the deletion of live_events.
  test('screens are told nothing of what was long ago', async () => {
    expect(await read('select 1 from live_events where team_id = $1')).toEqual([])
  })

  // Sabotage: in tell-task.ts, take out `|| talk.isSample`.
  test('nobody is called for the messages in it, but for those of real contacts', async () => {
    const { db, clock, secrets, log } = house.ground
    const actor = { kind: 'system', name: 'Test' } as const
    const notify = { phones: ['+15035550190'], emails: [] }
    await updateProfile(
      { db, clock, log, teamId, actor },
      { version: 2, profile: { ...sampleProfile, notify } },
    )
    const teller = createTaskTeller({ db, clock, secrets, publicUrl: () => 'http://127.0.0.1:9' })
    await db.system('claim-facts', (tx) =>
      tx.query(`insert into fact_cursors (subscriber, xid, seq) values ($1, '0', 0)`, [teller.name]),
    )
    const hearAll = () => dispatchFacts({ db, clock, log }, teller as FactSubscriber)
    const notices = () =>
      read(`select 1 from outbox_intents where team_id = $1 and payload->>'purpose' = 'notice'`)
    expect(await hearAll()).toBeGreaterThan(3)
    expect(await notices()).toEqual([])
    await textLive(house, 'Hi, this is Vera Holt. Please call me back about a leak.')
    const workers = await startGroundWorkers(house)
    house.clock.advance(5000)
    await expect.poll(async () => (await hearAll()) && (await notices()).length, { timeout: 8000 }).toBe(1)
    await workers.stop()
    const [real] = await read(
      'select is_sample from conversations where team_id = $1 order by id desc limit 1',
    )
    expect(real).toEqual({ is_sample: false })
  })

  // Sabotage: in make-past-talks.ts, put `Math.floor(Math.random() * 23)` for the seconds of typing.
  test('removed and made again, it says the same words at the same times', async () => {
    const words = async () =>
      read<{ role: string; text: string; at: Date }>(
        `select role, text, m.created_at as at from messages m
         join conversations v on v.team_id = m.team_id and v.id = m.conversation_id
         where m.team_id = $1 and v.is_sample order by v.id, seq`,
      )
    house.clock.set(new Date(testStart))
    const before = await words()
    expect(await sample.remove()).toBe(true)
    teamId = (await sample.make(me.by)).teamId
    const after = await words()
    expect(after.length).toBeGreaterThan(60)
    expect(after.map(({ role, text }) => ({ role, text }))).toEqual(
      before.map(({ role, text }) => ({ role, text })),
    )
    expect(after).toEqual(before)
  })

  // Sabotage: in platform/team-rows.ts, take out 'team_holds'; in remove-sample-team.ts, `releaseAllNumbers`; in receive-status.ts, `where exists …`.
  test('one click leaves no row, no file and no number, and its people in another team', async () => {
    const { ground } = house
    await ground.blobs.put(`${teamId}/media/leg_1.0`, new Uint8Array([1]))
    const { sessionId } = me
    const person = { kind: 'user', ...me.by, role: 'owner', isAdministrator: true, sessionId } as const
    await switchTeam(house.rooms.teams, person, { teamId })
    expect(await numbersAtCarrier(house)).toBe(1)
    expect(Object.keys(await tablesNaming(ground.db, teamId)).length).toBeGreaterThan(15)
    expect(await sample.remove()).toBe(true)
    expect(await tablesNaming(ground.db, teamId)).toEqual({})
    expect(await ground.blobs.removeTeam(teamId)).toBe(0)
    expect(await numbersAtCarrier(house)).toBe(0)
    const visitor = await me.whoAmI()
    expect(visitor).toMatchObject({ role: 'owner' })
    expect(visitor?.teamId).not.toBe(teamId)
    expect(await sample.exists()).toBe(false)
    expect(await sample.remove()).toBe(false)
    // What the carrier still tells of it comes too late.
    const { id: connectionId } = carrierOf(house)
    const late = { connectionId, sid: `SM${'7'.repeat(32)}`, status: 'delivered', errorCode: null }
    await receiveStatus(ground.db, { ...late, intent: { teamId, id: 'int_gone' } })
    expect(await tablesNaming(ground.db, teamId)).toEqual({})
  })

  // Sabotage: in make-sample-team.ts, take out the removal after a failure.
  test('one that cannot be made leaves nothing', async () => {
    const { ground, rooms } = house
    const away = () => {
      throw new Unavailable('The phone carrier did not answer. Try again in a moment.')
    }
    const cut = { ...ground, carriers: { ...ground.carriers, numbers: away } }
    await expect(createSampleTeam(cut, rooms).make(me.by)).rejects.toThrow('did not answer')
    expect(await sample.exists()).toBe(false)
    const rows = await ground.db.system('manage-teams', (tx) =>
      tx.query(`select 1 from bots where team_id not in (select id from teams)`),
    )
    expect(rows).toEqual([])
  })

  // Sabotage: in make-sample-team.ts, take out the call of `releaseNumber`.
  test('where numbers cost money none is bought, and the talks were on one that is gone', async () => {
    const { ground, rooms } = house
    const costly = { ...ground, carriers: { ...ground.carriers, main: () => null } }
    teamId = (await createSampleTeam(costly, rooms).make(me.by)).teamId
    expect((await read('select 1 from conversations where team_id = $1')).length).toBeGreaterThan(13)
    expect(await numbersAtCarrier(house)).toBe(0)
    expect(await read('select status from numbers where team_id = $1')).toEqual([{ status: 'released' }])
    expect(await sample.remove()).toBe(true)
    expect(await tablesNaming(ground.db, teamId)).toEqual({})
  })

  // Sabotage: in sample-team.ts, let `mend` return at once.
  test('what a crash has cut off is ended at the next start', async () => {
    const { ground } = house
    const { teamId: half } = await sample.make(me.by)
    await ground.db.system('manage-teams', (tx) => holdTeam(tx, half, sampleHolds.making))
    // Where there may be other nodes, only time tells that nobody is at it any more.
    house.clock.advance(longestDeedMs + 1)
    await createSampleTeam(ground, house.rooms).mend()
    expect(await tablesNaming(ground.db, half)).toEqual({})
    const { teamId: whole } = await sample.make(me.by)
    expect(await tablesNaming(ground.db, whole)).toMatchObject({ teams: 1, memberships: 1 })
    expect(await tablesNaming(ground.db, whole)).not.toHaveProperty('team_holds')

    await ground.db.system('manage-teams', (tx) => holdTeam(tx, whole, sampleHolds.removing))
    await giveBackAtCarrier(house)
    house.clock.advance(longestDeedMs + 1)
    await createSampleTeam(ground, house.rooms).mend()
    expect(await tablesNaming(ground.db, whole)).toEqual({})
    expect(await sample.exists()).toBe(false)
  })
})

/** The emulated carrier, as the rooms see it. */
function carrierOf({ ground }: TestGround) {
  const main = ground.carriers.main()
  if (!main) throw new Error('There is no carrier.')
  return {
    id: main.id,
    messages: ground.carriers.messages(main.id),
    numbers: ground.carriers.numbers(main.id),
  }
}

async function numbersAtCarrier(house: TestGround): Promise<number> {
  return (await carrierOf(house).numbers.list()).length
}

async function giveBackAtCarrier(house: TestGround): Promise<void> {
  const { numbers } = carrierOf(house)
  for (const { sid } of await numbers.list()) await numbers.release(sid)
}

/** Somebody texts the team now, as the carrier would tell of it. */
async function textLive(house: TestGround, body: string): Promise<void> {
  const { id: connectionId, numbers } = carrierOf(house)
  const [number] = await numbers.list()
  await receiveSms(house.rooms.telephony, {
    connectionId,
    sid: `SM${'5'.repeat(32)}`,
    from: '+15035550188',
    to: number?.phone ?? '',
    body,
    media: [],
    segments: 1,
    receivedAt: house.clock.now(),
  })
}
