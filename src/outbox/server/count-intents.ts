import type { Transaction } from '#platform/db/database.ts'

/** How many deeds are in each state: all that are owed, and those that failed within a day. */
export async function countByState(tx: Transaction): Promise<Record<string, number>> {
  const rows = await tx.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from outbox_intents
     where state in ('ready', 'sending', 'unknown') or (state = 'failed' and settled_at > parley_now() - interval '24 h')
     group by state`,
  )
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}
