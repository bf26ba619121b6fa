import type { Database } from '#platform/db/database.ts'

/** The teams a user is a member of. */
export async function listMyTeamIds(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db.system('authenticate', (tx) =>
    tx.query<{ team_id: string }>('select team_id from memberships where user_id = $1', [userId]),
  )
  return new Set(rows.map((row) => row.team_id))
}
