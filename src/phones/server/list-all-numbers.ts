import type { Database } from '#platform/db/database.ts'

export interface AnyNumber {
  phone: string
  label: string
  botName: string | null
  teamName: string
}

/** Every active number of the instance, for the administrator's dev phone. */
export async function listAllNumbers(db: Database): Promise<AnyNumber[]> {
  const rows = await db.system('find-phone-route', (tx) =>
    tx.query<{ phone: string; label: string; bot_name: string | null; team_name: string }>(
      `select n.phone, n.label, b.name as bot_name, t.name as team_name
       from numbers n join teams t on t.id = n.team_id
       left join bots b on b.team_id = n.team_id and b.id = n.bot_id
       where n.status = 'active' order by n.created_at, n.id limit 200`,
    ),
  )
  return rows.map((row) => ({
    phone: row.phone,
    label: row.label,
    botName: row.bot_name,
    teamName: row.team_name,
  }))
}
