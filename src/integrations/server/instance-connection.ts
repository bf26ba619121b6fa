import { newId } from '#kit/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { instanceTeamId } from '#teams/server/write-audit.ts'

export interface InstanceConnection {
  id: string
  provider: string
  account: string
  label: string
}

/**
 * The instance's connection to an account whose keys come from the environment; made on first sight, found by its
 * account ever after, so that webhook addresses stay the same.
 */
export async function ensureInstanceConnection(
  db: Database,
  wanted: { provider: string; account: string; label: string; now: Date },
): Promise<InstanceConnection> {
  return db.system('list-connections', async (tx) => {
    const [known] = await tx.query<{ id: string }>(
      'select id from connections where team_id = $1 and provider = $2 and account = $3',
      [instanceTeamId, wanted.provider, wanted.account],
    )
    const id = known?.id ?? newId('conn', wanted.now.getTime())
    await tx.query(
      `insert into connections (team_id, id, provider, label, state, account, updated_at)
       values ($1, $2, $3, $4, 'connected', $5, $6)
       on conflict (team_id, id) do update set state = 'connected', label = excluded.label, updated_at = excluded.updated_at`,
      [instanceTeamId, id, wanted.provider, wanted.label, wanted.account, wanted.now],
    )
    return { id, provider: wanted.provider, account: wanted.account, label: wanted.label }
  })
}
