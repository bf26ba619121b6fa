import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Transaction } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createSessionWriter } from '#voice/server/session-writer.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

const team = 'team_00000000000000000000000000'
const timers = {
  after: (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms > 2_000 ? ms : 1)
    return () => clearTimeout(timer)
  },
}
let house: TestDatabase
let transactions = 0

beforeAll(async () => {
  house = await createTestDatabase()
})
afterAll(() => house?.close())
beforeEach(async () => {
  transactions = 0
  await house.db.system('retain', (tx) => tx.query('delete from live_events'))
})

function writer() {
  const counted: Database = {
    ...house.db,
    inLane: () => counted,
    team: (teamId, work) => {
      transactions++
      return house.db.team(teamId, work)
    },
  }
  return createSessionWriter({ db: counted, log: createLog('silent'), timers }, team)
}

const says = (topic: string) => async (tx: Transaction) => {
  await tx.query('insert into live_events (team_id, topic, payload) values ($1, $2, $3)', [team, topic, {}])
}
const refused = async (tx: Transaction) => void (await tx.query('select 1 / 0'))
const written = async () =>
  (
    await house.db.system('retain', (tx) =>
      tx.query<{ topic: string }>('select topic from live_events order by seq'),
    )
  ).map(({ topic }) => topic)

// Sabotage: set mostAtOnce to 1.
test('writes what has gathered in one transaction, in order', async () => {
  const one = writer()
  const topics = Array.from({ length: 30 }, (_, place) => `line.${place}`)
  for (const topic of topics) one.add(topic, says(topic))
  expect(await one.flushed(5_000)).toBe(true)
  expect(await written()).toEqual(topics)
  expect(transactions).toBeLessThan(4)
})

// Sabotage: drop the whole batch instead of its first write once it has been refused.
test('drops what the database refuses, and that alone', async () => {
  const one = writer()
  one.add('before', says('before'))
  one.add('wrong', refused)
  one.add('after', says('after'))
  expect(await one.flushed(5_000)).toBe(true)
  expect(await written()).toEqual(['before', 'after'])
})

test('waits for a database that is away, and writes everything once it is back', async () => {
  let isAway = true
  const away = async (tx: Transaction) => {
    if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    await says('late')(tx)
  }
  const one = writer()
  one.add('early', says('early'))
  one.add('late', away)
  expect(await one.flushed(30)).toBe(false)
  isAway = false
  expect(await one.flushed(5_000)).toBe(true)
  expect(await written()).toEqual(['early', 'late'])
})
