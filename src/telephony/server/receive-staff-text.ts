import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import type { InboundMessage } from '#telephony/ports.ts'

/**
 * A text from one of the team's own people, within a week of a notice we sent them, answers that notice: it is kept
 * with the notice's task and opens no talk with the bot. Returns false for everybody else.
 */
export async function receiveStaffText(
  tx: Transaction,
  text: { message: InboundMessage; legId: string; now: Date },
): Promise<boolean> {
  const { message } = text
  const [notice] = await tx.query<{ task_id: string | null }>(
    `select i.payload->>'taskId' as task_id from sms_legs l
     join outbox_intents i on i.team_id = l.team_id and i.id = l.intent_id
     where l.team_id = $1 and l.theirs = $2 and l.ours = $3 and l.purpose = 'notice'
       and l.created_at > $4::timestamptz - interval '7 days'
     order by l.created_at desc limit 1`,
    [tx.teamId, message.from, message.to, text.now],
    'last-notice',
  )
  if (!notice) return false
  const { profile } = await loadLiveProfile(tx)
  if (!profile.notify.phones.includes(message.from)) return false
  await tx.query(
    `update sms_legs set purpose = 'staff' where team_id = $1 and id = $2`,
    [tx.teamId, text.legId],
    'mark-staff-leg',
  )
  await publishLive(tx, { topic: `task.${notice.task_id ?? 'none'}`, payload: { staffAnswer: true } })
  return true
}
