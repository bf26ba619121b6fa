import type { Database } from '#platform/db/database.ts'

export interface PhoneRoute {
  teamId: string
  numberId: string
  phone: string
  botId: string | null
}

/**
 * Whose number this is at a carrier connection, and which bot answers it; null for a number that is not ours. A number
 * given back still takes in what was on its way to it, and no bot answers.
 */
export async function findPhoneRoute(
  db: Database,
  connectionId: string,
  phone: string,
): Promise<PhoneRoute | null> {
  const [row] = await db.system('find-phone-route', (tx) =>
    tx.query<{ team_id: string; id: string; phone: string; bot_id: string | null }>(
      `select team_id, id, phone, case when status = 'active' then bot_id end as bot_id from numbers
       where connection_id = $1 and phone = $2 order by status = 'active' desc, updated_at desc limit 1`,
      [connectionId, phone],
      'find-phone-route',
    ),
  )
  return row ? { teamId: row.team_id, numberId: row.id, phone: row.phone, botId: row.bot_id } : null
}

/** Every active number of a connection, whichever team has it, and since when we have it. */
export async function listConnectionNumbers(db: Database, connectionId: string): Promise<Map<string, Date>> {
  const rows = await db.system('find-phone-route', (tx) =>
    tx.query<{ phone: string; created_at: Date }>(
      `select phone, created_at from numbers where connection_id = $1 and status = 'active'`,
      [connectionId],
    ),
  )
  return new Map(rows.map((row) => [row.phone, row.created_at]))
}
