import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CarrierCall } from '#telephony/ports.ts'
import { askAboutCalls } from '#telephony/server/ask-about-calls.ts'
import { issueLine, keepCallEvents } from '#telephony/server/call-store.ts'
import { receiveCallStatus } from '#telephony/server/receive-call-status.ts'
import { createRecordHouse, type RecordHouse } from '../../../tests/support/record-house.ts'

let house: RecordHouse
beforeAll(async () => {
  house = await createRecordHouse()
})
afterAll(() => house?.close())
// Each test has its own calls; those of earlier ones are not asked about again.
afterEach(() => house.rows('update calls set ask_at = null where ask_at is not null'))

const minuteMs = 60_000
let asked: string[] = []

/** The carrier knows these calls so, and counts who is asked about. */
function carrierKnows(calls: Record<string, Partial<CarrierCall>>) {
  asked = []
  house.carrier.fetch = async (sid) => {
    asked.push(sid)
    const known = calls[sid]
    return known ? { ...unknown, sid, ...known } : null
  }
}
const unknown: CarrierCall = {
  ...{
    sid: '',
    direction: 'inbound',
    from: '',
    to: '',
    status: 'in-progress',
    startedAt: null,
    endedAt: null,
  },
  ...{ createdAt: new Date(0), durationSeconds: null, answeredBy: null, price: null },
}
const passMinutes = (minutes: number) => house.clock.advance(minutes * minuteMs)
const ask = () => askAboutCalls(house.deps)

describe('a call that went quiet without an end', () => {
  // Sabotage: in ask-about-calls.ts, tell a status only of calls that are still going on.
  it('is ended by its carrier’s word', async () => {
    const { sid } = await house.arrive()
    const endedAt = new Date(house.clock.now().getTime() + 42_000)
    carrierKnows({ [sid]: { status: 'completed', endedAt, durationSeconds: 42 } })
    await ask()
    expect(asked).toEqual([])
    passMinutes(1)
    await ask()
    expect(asked).toEqual([sid])
    expect(await house.rowOf(sid)).toMatchObject({
      status: 'completed',
      ended_at: endedAt,
      duration_seconds: 42,
    })
  })

  it('is asked about ever less often while it goes on, and left in peace while it is heard of', async () => {
    const { sid, callId } = await house.arrive()
    carrierKnows({ [sid]: { status: 'in-progress' } })
    const counts: number[] = []
    for (let minute = 1; minute <= 20; minute++) {
      passMinutes(1)
      await ask()
      counts.push(asked.length)
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5])
    // Sabotage: in claim-calls-to-ask.ts, drop the first statement.
    passMinutes(20)
    await house.ground.db.team(house.teamId, (tx) =>
      keepCallEvents(tx, { callId, now: house.clock.now() }, [
        { atMs: 0, source: 'line.in', name: 'words', detail: {} },
      ]),
    )
    await ask()
    expect(asked).toHaveLength(5)
  })

  // Sabotage: in ask-about-calls.ts, let allowedMs give `Infinity`.
  it('is ended by us when the bot’s longest time is long over, and never while two people talk', async () => {
    const [bot, people] = [await house.arrive(), await house.arrive()]
    await house.rows(`update calls set transfers = $2 where id = $1`, [
      people.callId,
      JSON.stringify([{ phone: '+15035550170', at: house.clock.now().toISOString(), outcome: 'ringing' }]),
    ])
    carrierKnows({ [bot.sid]: {}, [people.sid]: {} })
    const ended: string[] = []
    house.carrier.end = async (sid) => void ended.push(sid)
    passMinutes(34)
    await ask()
    expect(ended).toEqual([])
    await house.rows('update calls set ask_at = parley_now() where ask_at is not null')
    passMinutes(2)
    await ask()
    expect(ended).toEqual([bot.sid])
    await receiveCallStatus(house.deps, house.statusOf(bot.sid, { status: 'completed' }))
    expect(await house.rowOf(bot.sid)).toMatchObject({ ended_reason: 'over-limit' })
    expect(await house.rowOf(people.sid)).toMatchObject({ ended_at: null, ended_reason: null })
  })

  it('that the carrier has never heard of is over, once it is no longer young', async () => {
    const { sid } = await house.arrive()
    const startedAt = house.clock.now()
    carrierKnows({})
    passMinutes(3)
    await ask()
    expect(await house.rowOf(sid)).toMatchObject({ ended_at: null })
    passMinutes(3)
    await ask()
    expect(await house.rowOf(sid)).toMatchObject({ ended_reason: 'carrier-forgot', ended_at: startedAt })
  })

  it('stays as it is while its carrier does not answer, and holds up no other', async () => {
    const [first, second] = [await house.arrive(), await house.arrive()]
    house.carrier.fetch = async (sid) => {
      if (sid === first.sid) throw new Error('away')
      return { ...unknown, status: 'completed', endedAt: house.clock.now() }
    }
    passMinutes(1)
    expect(await ask()).toBe(2)
    expect(await house.rowOf(first.sid)).toMatchObject({ ended_at: null })
    expect(await house.rowOf(second.sid)).toMatchObject({ status: 'completed' })
  })
})

describe('what a call cost', () => {
  // Sabotage: in ask-about-calls.ts, drop `found && call.asks < mostPriceAsks`.
  it('is asked until the carrier knows, and not for ever', async () => {
    const [dear, free] = [await house.arrive(), await house.arrive()]
    for (const { sid, callId } of [dear, free]) {
      await house.ground.db.team(house.teamId, (tx) => issueLine(tx, callId, false))
      await receiveCallStatus(house.deps, house.statusOf(sid, { status: 'completed', sequence: 1 }))
    }
    const books: Record<string, Partial<CarrierCall>> = { [dear.sid]: {}, [free.sid]: {} }
    carrierKnows(books)
    passMinutes(1)
    await ask()
    expect(await house.rowOf(dear.sid)).toMatchObject({ price_micros: null })
    books[dear.sid] = { price: { micros: 8_500, currency: 'USD' } }
    for (let hour = 0; hour < 40; hour++) {
      passMinutes(60)
      await ask()
    }
    expect(await house.rowOf(dear.sid)).toMatchObject({
      ...{ price_micros: '8500', price_currency: 'USD', ask_at: null, status: 'completed' },
    })
    expect(await house.rowOf(free.sid)).toMatchObject({ price_micros: null, ask_at: null })
    expect(asked.filter((sid) => sid === dear.sid)).toHaveLength(2)
    expect(asked.filter((sid) => sid === free.sid)).toHaveLength(10)
  })
})
