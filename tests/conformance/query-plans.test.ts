import { afterAll, beforeAll, expect, test } from 'vitest'
import { countConversations } from '#conversations/server/count-conversations.ts'
import type { ConversationFilter } from '#conversations/server/filter-conversations.ts'
import { readConversations } from '#conversations/server/read-conversations.ts'
import { readNeighbours } from '#conversations/server/read-neighbours.ts'
import type { Transaction } from '#platform/db/database.ts'
import { readTroubles } from '#reports/server/read-troubles.ts'
import { fillInbox } from '../../bench/web/fill-inbox.ts'
import { createRecordHouse, type RecordHouse } from '../support/record-house.ts'

const everything: ConversationFilter = {
  ...{ status: 'all', botId: null, contactId: null, search: null, after: null, limit: 50 },
}
let house: RecordHouse
beforeAll(async () => {
  house = await createRecordHouse()
  await fillInbox(house.ground.db, house.teamId, 5_000)
  await house.rows(
    `insert into tasks (team_id, id, conversation_id, contact_id, turn_id, words)
     select team_id, 'task_' || id, id, contact_id, 'turn_none', 'Please call me.' from conversations
     where team_id = $1 and status = 'pending' order by id limit 3`,
    [house.teamId],
  )
}, 120_000)
afterAll(() => house?.close())

const inTeam = <T>(work: (tx: Transaction) => Promise<T>) => house.ground.db.team(house.teamId, work)

test('the counts of the views are those of their lists, a talk with a message to answer among the open ones', async () => {
  const counts = await inTeam(countConversations)
  const totalOf = async (status: ConversationFilter['status']) =>
    (await inTeam((tx) => readConversations(tx, { ...everything, status }))).total
  // Sabotage: in count-conversations.ts leave out `+ row.raised`.
  expect(counts).toEqual({
    open: await totalOf('open'),
    pending: await totalOf('pending'),
    resolved: await totalOf('resolved'),
    all: await totalOf('all'),
    toAnswer: 3,
  })
  expect(counts).toMatchObject({ open: 3, pending: 497, resolved: 4_500, all: 5_000 })
})

test('a search finds the one contact among very many, in any letters, and by their number', async () => {
  const find = async (search: string) =>
    (await inTeam((tx) => readConversations(tx, { ...everything, search }))).items.map(
      ({ contact }) => contact.name,
    )
  // Sabotage: in filter-conversations.ts leave out lower().
  expect(await find('CONTACT 02380')).toEqual(['Sample contact 02380'])
  expect(await find('(620) 200-2380')).toEqual(['Sample contact 02380'])
  expect(await find('_%')).toEqual([])
})

test('the conversations beside one are those of the list, and come by an index', async () => {
  const { items } = await inTeam((tx) => readConversations(tx, { ...everything, status: 'pending' }))
  const [first, second, third] = items.map(({ id }) => id)
  const beside = (id = '') => inTeam((tx) => readNeighbours(tx, id, { ...everything, status: 'pending' }))
  // Sabotage: in read-neighbours.ts leave out the condition.
  expect(await beside(second)).toEqual({ previous: first, next: third })
  expect(await beside(first)).toEqual({ previous: null, next: second })
  expect(await plansOf((tx) => readNeighbours(tx, second ?? '', everything))).not.toContain(
    'Seq Scan on conversations',
  )
})

test('a page of the list, a view and the texts that have not gone out come by an index', async () => {
  expect(await plansOf((tx) => readConversations(tx, everything))).toContain('conversations_recent')
  // Sabotage: in filter-conversations.ts compare the status of every row by a `case`.
  const view = await plansOf((tx) => readConversations(tx, { ...everything, status: 'snoozed' }))
  expect(view).not.toContain('Seq Scan on conversations')
  const now = house.clock.now()
  expect(await plansOf((tx) => readTroubles(tx, now))).toContain('messages_not_gone')
})

/** The plans of all its statements. */
function plansOf(read: (tx: Transaction) => Promise<unknown>): Promise<string> {
  return inTeam(async (tx) => {
    const plans: string[] = []
    const query: Transaction['query'] = async (text, values) => {
      const lines = await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(...lines.map((line) => line['QUERY PLAN']))
      return tx.query(text, values)
    }
    await read({ ...tx, query })
    return plans.join('\n')
  })
}
