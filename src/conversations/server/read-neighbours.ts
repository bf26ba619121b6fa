import type { ConversationNeighbours } from '#conversations/contract.ts'
import { type ConversationFilter, filterConversations } from '#conversations/server/filter-conversations.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

/**
 * Which conversations stand before and after one in a list, newest word first; also where it has left the list itself,
 * as one does that was resolved a moment ago. Throws NotFound.
 */
export async function readNeighbours(
  tx: Transaction,
  id: string,
  filter: Pick<ConversationFilter, 'status' | 'botId' | 'contactId' | 'search'>,
): Promise<ConversationNeighbours> {
  const [place] = await tx.query<{ at: string }>(
    'select last_message_at::text as at from conversations where team_id = $1 and id = $2',
    [tx.teamId, id],
  )
  if (!place) throw new NotFound('This conversation')
  const { condition, values } = filterConversations(tx.teamId, { ...filter, after: null, limit: 1 })
  const here = `($${values.length + 1}::timestamptz, $${values.length + 2}::text)`
  const beside = (sign: '<' | '>', order: 'asc' | 'desc') => `(select v.id from conversations v
    where ${condition} and (v.last_message_at, v.id) ${sign} ${here}
    order by v.last_message_at ${order}, v.id ${order} limit 1)`
  const [row] = await tx.query<ConversationNeighbours>(
    `select ${beside('>', 'asc')} as previous, ${beside('<', 'desc')} as next`,
    [...values, place.at, id],
  )
  return { previous: row?.previous ?? null, next: row?.next ?? null }
}
