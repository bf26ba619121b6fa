import type { ConversationCounts } from '#conversations/contract.ts'
import type { Transaction } from '#platform/db/database.ts'

/** How many of the team's conversations each view of the inbox holds, by the same rule as the list. */
export async function countConversations(tx: Transaction): Promise<ConversationCounts> {
  const [row] = await tx.query<
    Record<'open' | 'pending' | 'resolved' | 'every' | 'raised' | 'tasks', number>
  >(
    `with held as (select status, count(*)::int as number from conversations where team_id = $1 group by status),
       waiting as (
         select k.conversation_id, count(*)::int as number from tasks k
         where k.team_id = $1 and k.state = 'open' group by 1)
     select ${heldAs('open')} as open, ${heldAs('pending')} as pending, ${heldAs('resolved')} as resolved,
       coalesce((select sum(number) from held), 0)::int as every,
       coalesce((select sum(number) from waiting), 0)::int as tasks,
       (select count(*)::int from waiting w
        join conversations v on v.team_id = $1 and v.id = w.conversation_id and v.status = 'pending') as raised`,
    [tx.teamId],
  )
  if (!row) throw new Error('A count gave no row.')
  return {
    open: row.open + row.raised,
    pending: row.pending - row.raised,
    resolved: row.resolved,
    all: row.every,
    toAnswer: row.tasks,
  }
}

const heldAs = (status: string) => `coalesce((select number from held where status = '${status}'), 0)`
