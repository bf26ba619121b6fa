import { afterAll, beforeAll, expect, it } from 'vitest'
import { Home } from '#reports/contract.ts'
import { botUses } from '#reports/server/read-bot-uses.ts'
import { readHome } from '#reports/server/read-home.ts'
import { readBotWeeks } from '#reports/server/read-week.ts'
import { createRecordHouse, type RecordHouse } from '../../../tests/support/record-house.ts'

const dayMs = 24 * 60 * 60 * 1000
let house: RecordHouse
beforeAll(async () => {
  house = await createRecordHouse()
})
afterAll(() => house?.close())

/** The moment so many days, and hours, before now. */
const ago = (days: number, hours = 0) =>
  new Date(house.clock.now().getTime() - days * dayMs - hours * 3_600_000)

function context() {
  const { ground, clock, teamId } = house
  const actor = { kind: 'system', name: 'test' } as const
  return { db: ground.db, clock, log: ground.log, teamId, actor }
}

const home = () => readHome({ uses: botUses }, context())

it('shows nothing of a team that has had no conversation', async () => {
  const empty = await home()
  expect(Home.parse(empty)).toEqual(empty)
  expect(empty).toMatchObject({ tasks: [], troubles: [], live: [], recent: [], botWeeks: [] })
  expect(empty.week.conversations).toMatchObject({ value: 0, before: 0 })
  expect(empty.week.answered).toMatchObject({ part: 0, whole: 0, value: null })
  expect(empty.week.waitP95Ms).toMatchObject({ value: null, before: null })
})

it('compares the last seven days with the seven before, for the team and for each bot', async () => {
  const calls = []
  for (const days of [0, 1, 8]) {
    const call = await house.arrive()
    calls.push(call)
    await house.rows(
      `update calls set started_at = $2, answered_at = $2, ended_at = $2::timestamptz + interval '1 minute',
         status = 'completed', ended_reason = 'finished', price_micros = 8500, price_currency = 'USD' where id = $1`,
      [call.callId, ago(days, 1)],
    )
    await house.rows(`update conversations set created_at = $2, status = 'resolved' where id = $1`, [
      call.conversationId,
      ago(days, 1),
    ])
  }
  const [today, yesterday, weekAgo] = calls
  await addTask(yesterday?.conversationId ?? '')
  await addTurn(today, { speechEndMs: 1000, firstSentenceMs: 1400, firstPlayedMs: 1700 })
  await addTurn(weekAgo, { speechEndMs: 1000, firstSentenceMs: 2900, firstPlayedMs: 1500 }, 8)
  const { week, botWeeks, openTasks } = await home()
  // Sabotage: in figures.ts, let the week begin at the sixth day.
  expect(week.conversations).toMatchObject({ value: 2, before: 1, perDay: [0, 0, 0, 0, 0, 1, 1] })
  expect(week.answered).toMatchObject({ part: 2, whole: 2, value: 100, before: 100 })
  // Sabotage: in readTalks, forget those who took a message.
  expect(week.resolved).toMatchObject({ part: 1, whole: 2, value: 50, before: 100 })
  // Sabotage: in readWaits, take the sound alone: a word that bridges the wait would end it.
  expect(week).toMatchObject({ waitP50Ms: 700, waitP95Ms: { value: 700, before: 1900 } })
  expect(week.costMicros).toMatchObject({ value: 17_000, before: 8500 })
  expect(openTasks).toBe(1)
  // Sabotage: in readBotWeeks give the rows of another span.
  expect(await readBotWeeks(context())).toEqual(botWeeks)
  expect(botWeeks).toEqual([
    expect.objectContaining({
      ...{ waitP95Ms: 700, costMicros: 17_000 },
      conversations: week.conversations,
      resolved: week.resolved,
    }),
  ])
})

it('lists the calls that go on, the longest first', async () => {
  const ringing = await house.arrive()
  const answered = await house.arrive()
  await house.rows(`update calls set started_at = $2, answered_at = null where id = $1`, [
    ringing.callId,
    ago(0, 0.1),
  ])
  await house.rows(`update calls set started_at = $2, answered_at = $2 where id = $1`, [
    answered.callId,
    ago(0, 0.2),
  ])
  const { live } = await home()
  expect(live).toMatchObject([
    { callId: answered.callId, isRinging: false, conversation: { id: answered.conversationId } },
    { callId: ringing.callId, isRinging: true },
  ])
  // Sabotage: in read-live.ts, leave out the longest a call may last.
  await house.rows(`update calls set started_at = $2 where id = $1`, [ringing.callId, ago(1)])
  expect((await home()).live).toHaveLength(1)
  await house.rows(
    `update calls set ended_at = parley_now(), ended_reason = 'finished' where ended_at is null`,
  )
  expect((await home()).live).toEqual([])
})

it('tells what went wrong on our side in the last two days', async () => {
  const cases = [
    { reason: 'bot-paused', days: 0 },
    { reason: 'contact-silent', days: 0 },
    { reason: 'closed', days: 0 },
    { reason: 'bot-paused', days: 3 },
  ]
  const ids: string[] = []
  for (const { reason, days } of cases) {
    const call = await house.arrive()
    ids.push(call.callId)
    await house.rows(`update calls set ended_at = $2, ended_reason = $3 where id = $1`, [
      call.callId,
      ago(days, 1),
      reason,
    ])
  }
  const text = await house.arrive()
  const say = (id: string, delivery: string, hours: number) =>
    house.rows(
      `insert into messages (team_id, id, conversation_id, segment_id, seq, role, text, delivery, created_at)
       select team_id, $2, conversation_id, segment_id, $3, 'bot', 'See you at nine.', $4, $5 from calls where id = $1`,
      [text.callId, id, 900 + hours, delivery, ago(0, hours)],
    )
  await say('msg_failed', 'failed', 2)
  await say('msg_held', 'held', 3)
  await say('msg_just_held', 'held', 0)
  await say('msg_delivered', 'delivered', 4)
  const { troubles } = await home()
  expect(Home.shape.troubles.parse(troubles)).toEqual(troubles)
  // Sabotage: in read-troubles.ts, count the contact's own faults too.
  expect(troubles.map(({ id }) => id)).toEqual([ids[0], 'msg_failed', 'msg_held'])
  expect(troubles[0]).toMatchObject({ kind: 'call', ending: { title: 'The bot is paused' } })
  expect(troubles[1]).toMatchObject({ delivery: 'failed', text: 'See you at nine.', reason: null })
})

async function addTask(conversationId: string) {
  await house.rows(
    `insert into tasks (team_id, id, conversation_id, contact_id, turn_id, words)
     select team_id, 'task_' || id, id, contact_id, 'turn_1', 'Please call me' from conversations where id = $1`,
    [conversationId],
  )
}

async function addTurn(
  call: { callId: string } | undefined,
  times: { speechEndMs: number; firstSentenceMs: number; firstPlayedMs: number },
  days = 0,
) {
  const timings = {
    ...{ wordsFinalMs: 1100, thinkStartMs: 1200, firstSentMs: 1450, replyEndMs: null, interruptedMs: null },
    ...{ fillers: 0, ...times },
  }
  await house.rows(
    `insert into turns (team_id, id, conversation_id, segment_id, covers_seq, bot_version_id, profile_version, state,
       epoch, timings, started_at)
     select team_id, 'turn_of_' || id, conversation_id, segment_id, 1, 'ver_1', 1, 'done', 1, $2, $3
     from calls where id = $1`,
    [call?.callId, JSON.stringify(timings), ago(days, 1)],
  )
}
