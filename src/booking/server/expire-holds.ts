import { showChange } from '#booking/server/announce.ts'
import type { Database } from '#platform/db/database.ts'

/** Removes holds that have run out, which count no more anyway, and tells the calendars that are open. */
export async function expireHolds(db: Database): Promise<number> {
  const expired = await db.system('retain', (tx) =>
    tx.query<{ teamId: string }>(
      `delete from holds where ctid in (select ctid from holds where until <= parley_now() limit 1000)
       returning team_id as "teamId"`,
    ),
  )
  for (const teamId of new Set(expired.map((hold) => hold.teamId)))
    await db.team(teamId, (tx) => showChange(tx, {}))
  return expired.length
}
