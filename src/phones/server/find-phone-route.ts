import type { Database } from '#platform/db/database.ts'

export interface PhoneRoute {
  teamId: string
  numberId: string
  phone: string
  botId: string | null
}

/** Whose number this is at a carrier connection, and which bot answers it; null for a number that is not ours. */
export async function findPhoneRoute(
  db: Database,
  connectionId: string,
  phone: string,
): Promise<PhoneRoute | null> {
  const [row] = await db.system('find-phone-route', (tx) =>
    tx.query<{ team_id: string; id: string; phone: string; bot_id: string | null }>(
      `select team_id, id, phone, bot_id from numbers
       where connection_id = $1 and phone = $2 and status = 'active'`,
      [connectionId, phone],
      'find-phone-route',
    ),
  )
  return row ? { teamId: row.team_id, numberId: row.id, phone: row.phone, botId: row.bot_id } : null
}

/** Every active number of a connection, whichever team has it. */
export async function listConnectionNumbers(db: Database, connectionId: string): Promise<Set<string>> {
  const rows = await db.system('find-phone-route', (tx) =>
    tx.query<{ phone: string }>(`select phone from numbers where connection_id = $1 and status = 'active'`, [
      connectionId,
    ]),
  )
  return new Set(rows.map((row) => row.phone))
}
