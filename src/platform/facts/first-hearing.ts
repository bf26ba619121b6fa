import type { Transaction } from '#platform/db/database.ts'

/** True the first time a subscriber acts on a fact; asked in the transaction of the deed, so a repeat does nothing. */
export async function isFirstHearing(tx: Transaction, factId: string, subscriber: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into fact_receipts (team_id, fact_id, subscriber) values ($1, $2, $3)
     on conflict do nothing returning fact_id`,
    [tx.teamId, factId, subscriber],
    'first-hearing',
  )
  return rows.length > 0
}
