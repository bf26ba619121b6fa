import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCall } from '../../../bench/web/fill-call.ts'
import { openSampleBusiness } from '../../../tests/support/open-sample-business.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { createTestGround, type TestGround } from '../../../tests/support/test-ground.ts'
import { readConversation } from './read-conversation.ts'

describe.each(databaseKinds)('a very long conversation on %s', (kind) => {
  let house: TestGround
  let teamId: string
  let id: string
  beforeAll(async () => {
    house = await createTestGround(kind)
    teamId = (await openSampleBusiness(house)).teamId
    id = await fillCall(house.ground.db, teamId, {
      ...{ contact: 'Long sample call', exchanges: 2_100, endedMinutesAgo: 1 },
    })
  }, 60_000)
  afterAll(() => house.close())

  const read = (which?: 'newest' | 'all') =>
    house.ground.db.team(teamId, (tx) => readConversation(tx, id, which))

  // Sabotage: in readTurns order by id, so that the oldest are read.
  test('is read from its end, and says that there is more', async () => {
    const { messages, turns, isWhole } = await read()
    expect(isWhole).toBe(false)
    expect([messages.length, messages[0]?.seq, messages.at(-1)?.seq]).toEqual([2_000, 2_201, 4_200])
    const told = new Set(turns.map((turn) => turn.id))
    expect(messages.filter(({ role, turnId }) => role === 'bot' && !told.has(turnId ?? ''))).toEqual([])
  })

  // Sabotage: let readConversation leave `which` unused.
  test('is whole when all of it is asked for', async () => {
    const { messages, turns, isWhole } = await read('all')
    expect(isWhole).toBe(true)
    expect([messages.length, messages[0]?.seq, turns.length]).toEqual([4_200, 1, 2_100])
  })
})
