import type { Transaction } from '#platform/db/database.ts'

/** How many conversations, of all teams the transaction sees, wait for an answer. */
export async function countDue(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from conversation_leases where is_dirty',
  )
  return row?.count ?? 0
}
