import type { ConversationSummary } from '#conversations/contract.ts'
import { type ConversationFilter, filterConversations } from '#conversations/server/filter-conversations.ts'
import { readStrips } from '#conversations/server/read-strips.ts'
import { writeCursor } from '#kit/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'

export interface ConversationRow {
  id: string
  contact_id: string
  contact_name: string | null
  contact_phone: string | null
  stop_state: string | null
  bot_id: string
  bot_name: string | null
  number_id: string | null
  number_phone: string | null
  channel: ConversationSummary['channel']
  status: ConversationSummary['status']
  outcome: string | null
  open_tasks: number
  last_line: string
  last_role: ConversationSummary['lastRole']
  last_seq: number
  is_sample: boolean
  subject: string
  created_at: Date
  last_message_at: Date
}

const openTasks = `(select count(*)::int from tasks k
  where k.team_id = v.team_id and k.conversation_id = v.id and k.state = 'open')`
/** A message waiting for the team means that a person is wanted, whoever holds the talk. */
const shownStatus = `(case when v.status = 'pending' and ${openTasks} > 0 then 'open' else v.status end)`

/** A conversation with the names of all that it touches. */
export const conversationColumns = `v.id, v.contact_id, c.name as contact_name, p.phone as contact_phone, p.stop_state,
  v.bot_id, b.name as bot_name, v.number_id, n.phone as number_phone, v.channel, ${shownStatus} as status, v.outcome,
  ${openTasks} as open_tasks,
  v.last_line, v.last_role, v.last_seq, v.is_sample, v.subject, v.created_at, v.last_message_at`
export const conversationSource = `conversations v
  join contacts c on c.team_id = v.team_id and c.id = v.contact_id
  left join lateral (
    select phone, stop_state from contact_phones
    where team_id = v.team_id and contact_id = v.contact_id order by created_at limit 1) p on true
  left join bots b on b.team_id = v.team_id and b.id = v.bot_id
  left join numbers n on n.team_id = v.team_id and n.id = v.number_id`

/** The team's conversations, newest word first. */
export async function readConversations(
  tx: Transaction,
  filter: ConversationFilter,
): Promise<{ items: ConversationSummary[]; nextCursor: string | null; total: number }> {
  const { condition, values } = filterConversations(tx.teamId, filter)
  const place = values.length
  // A search reads every row, so its finds are kept for both uses; without one each use has an index of its own.
  const [found] = await tx.query<{ total: number; ids: string[] }>(
    `with found as ${filter.search ? '' : 'not '}materialized (
       select v.id, v.last_message_at from conversations v where ${condition})
     select (select count(*)::int from found) as total, array(
       select id from found
       where $${place + 1}::timestamptz is null or (last_message_at, id) < ($${place + 1}, $${place + 2}::text)
       order by last_message_at desc, id desc limit $${place + 3}) as ids`,
    [...values, filter.after?.at ?? null, filter.after?.id ?? null, filter.limit + 1],
  )
  const ids = found?.ids ?? []
  const page = await tx.query<ConversationRow>(
    `select ${conversationColumns} from ${conversationSource}
     where v.team_id = $1 and v.id = any($2) order by v.last_message_at desc, v.id desc`,
    [tx.teamId, ids.slice(0, filter.limit)],
  )
  const last = page.at(-1)
  const strips = await readStrips(
    tx,
    page.map((row) => row.id),
  )
  return {
    items: page.map((row) => presentConversation(row, strips.get(row.id) ?? [])),
    nextCursor:
      ids.length > filter.limit && last ? writeCursor({ at: last.last_message_at, id: last.id }) : null,
    total: found?.total ?? 0,
  }
}

export function presentConversation(
  row: ConversationRow,
  strip: ConversationSummary['strip'],
): ConversationSummary {
  return {
    id: row.id,
    contact: { id: row.contact_id, name: row.contact_name, phone: row.contact_phone },
    bot: { id: row.bot_id, name: row.bot_name ?? 'No bot' },
    channel: row.channel,
    status: row.status,
    outcome: row.outcome,
    isStopped: row.stop_state !== null && row.stop_state !== 'open',
    openTasks: row.open_tasks,
    lastLine: row.last_line,
    lastRole: row.last_role,
    messageCount: row.last_seq,
    strip,
    isSample: row.is_sample,
    createdAt: row.created_at.toISOString(),
    lastMessageAt: row.last_message_at.toISOString(),
  }
}
