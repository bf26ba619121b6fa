import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallStatus } from '#telephony/ports.ts'
import { noteEnding } from '#telephony/server/call-store.ts'
import { keepPlacedCall } from '#telephony/server/keep-placed-call.ts'
import { receiveCallStatus } from '#telephony/server/receive-call-status.ts'
import { createRecordHouse, newSid, type RecordHouse } from '../../../tests/support/record-house.ts'

let house: RecordHouse
beforeAll(async () => {
  house = await createRecordHouse()
})
afterAll(() => house?.close())

const atSecond = (seconds: number) => new Date(Date.parse('2026-11-17T18:00:00Z') + seconds * 1000)
const tell = (status: CallStatus) => receiveCallStatus(house.deps, status)
const told = (sid: string, status: Partial<CallStatus>) => tell(house.statusOf(sid, status))
const eventsOf = (callId: string) =>
  house.rows<{ name: string; detail: Record<string, unknown> }>(
    `select name, detail from call_events where call_id = $1 and source = 'webhook' order by id`,
    [callId],
  )
const factsOf = (callId: string) =>
  house.rows<{ payload: unknown }>(
    `select payload from facts where type = 'call.ended' and subject_id = $1`,
    [callId],
  )

/** What a carrier tells of one call, from its first ring to its end. */
const course = [
  { status: 'initiated', sequence: 0, at: atSecond(0) },
  { status: 'ringing', sequence: 1, at: atSecond(1), sipCode: 180 },
  { status: 'in-progress', sequence: 2, at: atSecond(3), sipCode: 200 },
  { status: 'in-progress', answeredBy: 'machine_start' },
  { status: 'in-progress', answeredBy: 'human' },
  { status: 'completed', sequence: 3, at: atSecond(20), durationSeconds: 17, sipCode: 200 },
  // The same again, as the carrier's own list has it.
  { status: 'completed', at: atSecond(20), durationSeconds: 17 },
] satisfies Partial<CallStatus>[]

describe('what a carrier tells of a call', () => {
  // Sabotage: in foldCallStatuses, take what was told as it came.
  it('ends in the same row in whatever order and however often it comes', async () => {
    const ends = new Set<string>()
    const twice = [...course, ...course.slice(3)]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(twice, { minLength: twice.length }), async (order) => {
        const { sid, callId } = await house.arrive()
        for (const status of order) await told(sid, status)
        ends.add(JSON.stringify([await house.rowOf(sid), (await eventsOf(callId)).length]))
        expect(await factsOf(callId)).toHaveLength(1)
      }),
      { numRuns: 10, seed: 7 },
    )
    expect([...ends]).toHaveLength(1)
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject([
      {
        status: 'completed',
        duration_seconds: 17,
        answered_by: 'human',
        ended_at: atSecond(20).toISOString(),
      },
      course.length,
    ])
  })

  it('ends in the same row too where the first words come before the call itself', async () => {
    const ends = new Set<string>()
    const intent = { teamId: house.teamId, id: 'int_of_this_test' }
    const placed = 'placed'
    const orders = fc.shuffledSubarray([...course, placed], { minLength: course.length + 1 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const sid = newSid('CA')
        for (const one of order) {
          if (typeof one !== 'string') await told(sid, { ...one, intent })
          else await house.ground.db.team(house.teamId, (tx) => keepPlacedCall(tx, placedCall(sid)))
        }
        const [{ count } = { count: 0 }] = await house.rows<{ count: number }>(
          `select count(*)::int as count from call_events e join calls c on c.id = e.call_id where c.sid = $1`,
          [sid],
        )
        ends.add(JSON.stringify([await house.rowOf(sid), count]))
      }),
      { numRuns: 12, seed: 8 },
    )
    // Sabotage: in keep-placed-call.ts, leave settleCall out.
    expect([...ends]).toHaveLength(1)
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject([
      { status: 'completed', answered_at: atSecond(3).toISOString() },
      course.length,
    ])
  })

  // Sabotage: in settle-call.ts, set `status = $3` always; or in lastFirst, count the sequence for more than the rank.
  it('never goes back, neither to its ring nor from an end', async () => {
    const { sid } = await house.arrive()
    await told(sid, { status: 'ringing', sequence: 1, at: atSecond(0) })
    expect(await house.rowOf(sid)).toMatchObject({ status: 'in-progress', ended_at: null })
    await told(sid, { status: 'completed', sequence: 3, at: atSecond(20), durationSeconds: 17 })
    const ended = await house.rowOf(sid)
    for (const status of ['queued', 'ringing', 'in-progress', 'busy', 'failed', 'no-answer', 'canceled'])
      await told(sid, { status, sequence: 4 + status.length, at: atSecond(30) })
    expect(await house.rowOf(sid)).toEqual(ended)
  })

  // Sabotage: in receive-call-status.ts, keep a leg's status under its parent's sid.
  it('leaves a call alone when a phone that was rung for it hangs up, and notes it there', async () => {
    const { sid, callId } = await house.arrive()
    const before = await house.rowOf(sid)
    const leg = { parentSid: sid, status: 'busy', sequence: 1, sipCode: 486 }
    const legSid = newSid('CA')
    await told(legSid, leg)
    await told(legSid, leg)
    expect(await house.rowOf(sid)).toEqual(before)
    expect((await eventsOf(callId)).filter(({ name }) => name === 'leg-busy')).toEqual([
      { name: 'leg-busy', detail: { sid: legSid, sequence: 1, sipCode: 486 } },
    ])
  })

  it('lets go what is said of a call that is nobody’s, or in a word nobody knows', async () => {
    expect(await told(newSid('CA'), { status: 'completed' })).toBe('unknown')
    const { sid } = await house.arrive()
    expect(await told(sid, { status: 'levitating' })).toBe('unknown')
    const gone = { teamId: 'team_gone', id: 'int_x' }
    await told(newSid('CA'), { status: 'completed', intent: gone })
    expect(await house.rows(`select 1 from call_statuses where team_id = 'team_gone'`)).toEqual([])
  })

  it('is told to open screens, of the call and of its conversation', async () => {
    const { sid, callId, conversationId } = await house.arrive()
    await told(sid, { status: 'completed', at: atSecond(5) })
    const topics = await house.rows<{ topic: string; payload: unknown }>(
      `select topic, payload from live_events where payload ->> 'status' = 'completed' and topic = any($1) order by topic`,
      [[`call.${callId}`, `conversation.${conversationId}`]],
    )
    expect(topics).toEqual([
      { topic: `call.${callId}`, payload: { status: 'completed' } },
      { topic: `conversation.${conversationId}`, payload: { callId, status: 'completed' } },
    ])
  })
})

describe('the end of a call', () => {
  it('is a fact once, and the end of its segment', async () => {
    const { sid, callId, conversationId, segmentId } = await house.arrive()
    await told(sid, { status: 'completed', sequence: 1, at: atSecond(90), durationSeconds: 90 })
    await told(sid, { status: 'completed', at: atSecond(90) })
    const [fact, ...more] = await factsOf(callId)
    expect(more).toEqual([])
    expect(fact?.payload).toMatchObject({ callId, conversationId, direction: 'inbound' })
    const [segment] = await house.rows<{ last_at: Date }>('select last_at from segments where id = $1', [
      segmentId,
    ])
    expect(segment?.last_at).toEqual(atSecond(90))
  })

  // Sabotage: in call-store.ts, let noteEnding keep whatever reason stands there.
  it('has the reason somebody gave, whether they gave it before the carrier told the end or after', async () => {
    const note = (callId: string, reason: string) =>
      house.ground.db.team(house.teamId, (tx) => noteEnding(tx, callId, reason))
    const before = await house.arrive()
    await note(before.callId, 'contact-silent')
    await told(before.sid, { status: 'completed', at: atSecond(9) })
    const after = await house.arrive()
    await told(after.sid, { status: 'completed', at: atSecond(9) })
    expect(await house.rowOf(after.sid)).toMatchObject({ ended_reason: 'line-never-opened' })
    await note(after.callId, 'contact-silent')
    for (const { sid, callId } of [before, after]) {
      await note(callId, 'time-limit')
      await told(sid, { status: 'completed', sequence: 9, at: atSecond(9) })
      expect(await house.rowOf(sid)).toMatchObject({ ended_reason: 'contact-silent' })
    }
  })

  it.each([
    ['busy', 486, null, 'busy'],
    ['busy', 603, null, 'declined'],
    ['no-answer', 480, null, 'no-answer'],
    ['canceled', 487, null, 'canceled'],
    ['failed', 404, null, 'number-unknown'],
    ['failed', 503, null, 'carrier-overloaded'],
    ['failed', null, 13227, 'country-not-allowed'],
    ['failed', null, null, 'carrier-failed'],
  ] as const)('of ours that was %s (%s, %s) is %s', async (status, sipCode, errorCode, reason) => {
    const sid = newSid('CA')
    await house.ground.db.team(house.teamId, (tx) => keepPlacedCall(tx, placedCall(sid)))
    await told(sid, { status, sequence: 2, sipCode, errorCode })
    expect(await house.rowOf(sid)).toMatchObject({
      ended_reason: reason,
      sip_code: sipCode,
      answered_at: null,
    })
  })
})

function placedCall(sid: string) {
  return {
    ...{ intentId: 'int_of_this_test', connectionId: house.connectionId, sid, status: 'queued' },
    ...{ numberId: house.numberId, ours: house.phone, theirs: '+15035550142', contactId: 'con_of_this_test' },
    now: house.clock.now(),
  }
}
