import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeSilent } from '#conversations/server/close-silent.ts'
import { receiveMessage } from '#conversations/server/receive-message.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/support/test-database.ts'

describe.each(databaseKinds)('talks in which nobody says anything (%s)', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase(kind)
  })
  afterEach(() => database.close())

  const begin = (contactId: string, settled: string | null) =>
    database.db.team('team_a', async (tx) => {
      await tx.query(
        `insert into contacts (team_id, id, source, last_seen_at) values ('team_a', $1, 'text', parley_now())`,
        [contactId],
      )
      const bot = {
        id: 'bot_1',
        name: 'Pip',
        status: 'active',
        versionId: 'ver_1',
        versionNumber: 1,
        config: {
          greeting: 'Hi',
          questions: [],
          settleMs: 0,
          guide: '',
          tools: [] as never[],
          model: 'builtin',
        },
      } as const
      const talk = {
        bot,
        contactId,
        numberId: 'num_1',
        channel: 'sms',
        text: 'hello',
        media: [],
        now: database.clock.now(),
        settled,
      } as const
      return receiveMessage(tx, {
        ...talk,
        bot: { ...bot, config: { ...bot.config, questions: [] } },
        media: [],
      })
    })
  const statusOf = async (id: string) => {
    const [row] = await database.db.team('team_a', (tx) =>
      tx.query<{ status: string }>('select status from conversations where id = $1', [id]),
    )
    return row?.status
  }

  // Sabotage: leave the 24 hours out of the first query and of the update.
  test('close after a day, and not before', async () => {
    const { conversationId } = await begin('con_1', 'help')
    database.clock.advance(23 * 3600_000)
    expect(await closeSilent(database.db)).toBe(0)
    database.clock.advance(2 * 3600_000)
    expect(await closeSilent(database.db)).toBe(1)
    expect(await statusOf(conversationId)).toBe('resolved')
    expect(await closeSilent(database.db)).toBe(0)
  })

  // Sabotage: leave out the clause about messages without an answer.
  test('stay while a text waits for its answer', async () => {
    const { conversationId } = await begin('con_2', null)
    database.clock.advance(48 * 3600_000)
    expect(await closeSilent(database.db)).toBe(0)
    expect(await statusOf(conversationId)).toBe('pending')
  })
})
