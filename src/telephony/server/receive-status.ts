import type { Database } from '#platform/db/database.ts'
import type { MessageStatus } from '#telephony/ports.ts'
import { applyStatuses } from '#telephony/server/apply-statuses.ts'
import { lockSid } from '#telephony/server/lock-sid.ts'
import { statusRank } from '#telephony/server/message-status.ts'

/**
 * Takes in what a carrier says of a text of ours, once per status. The team comes from the callback's own signed
 * address, or from the text's row; a status of a text that is nobody's is let go.
 */
export async function receiveStatus(db: Database, status: MessageStatus): Promise<'taken' | 'unknown'> {
  if (statusRank(status.status) < 0) return 'unknown'
  const teamId = status.intent?.teamId ?? (await findTeam(db, status))
  if (!teamId) return 'unknown'
  await db.inLane('work').team(teamId, async (tx) => {
    await lockSid(tx, status)
    const rows = await tx.query(
      // Every team has a profile. One that has none has been removed, and nothing is kept for it any more.
      `insert into sms_statuses (team_id, connection_id, sid, status, error_code, intent_id)
       select $1, $2, $3, $4, $5::int, $6 where exists (select 1 from profile_versions where team_id = $1)
       on conflict do nothing returning 1`,
      [teamId, status.connectionId, status.sid, status.status, status.errorCode, status.intent?.id || null],
      'keep-status',
    )
    if (rows.length > 0) await applyStatuses(tx, status)
  })
  return 'taken'
}

async function findTeam(db: Database, status: MessageStatus): Promise<string | null> {
  const [leg] = await db.system('settle-statuses', (tx) =>
    tx.query<{ team_id: string }>(
      'select team_id from sms_legs where connection_id = $1 and sid = $2',
      [status.connectionId, status.sid],
      'leg-team',
    ),
  )
  return leg?.team_id ?? null
}
