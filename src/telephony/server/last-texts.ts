import type { Transaction } from '#platform/db/database.ts'

/** When a text last came or went, by number id. */
export async function lastTexts(tx: Transaction, numberIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx.query<{ number_id: string; last: Date }>(
    `select number_id, max(created_at) as last from sms_legs
     where team_id = $1 and number_id = any($2) group by number_id`,
    [tx.teamId, numberIds],
  )
  return new Map(rows.map((row) => [row.number_id, row.last]))
}
