import type { Database } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'

const batchSize = 500

/**
 * Closes talks in which nobody has said anything for a day, so that the inbox shows what is going on. One with a message
 * still to be answered, or with a person in it, stays. Of one team only where that is asked. Returns how many were closed.
 */
export async function closeSilent(db: Database, onlyTeamId: string | null = null): Promise<number> {
  const silent = await db.system('retain', (tx) =>
    tx.query<{ team_id: string; id: string }>(
      `select team_id, id from conversations v
       where status = 'pending' and last_message_at < parley_now() - interval '24 hours'
         and ($1::text is null or team_id = $1)
         and not exists (select 1 from tasks k where k.team_id = v.team_id and k.conversation_id = v.id and k.state = 'open')
         and not exists (
           select 1 from messages m where m.team_id = v.team_id and m.conversation_id = v.id
             and m.role = 'contact' and m.answer is null)
       limit ${batchSize}`,
      [onlyTeamId],
    ),
  )
  for (const { team_id: teamId, id } of silent) {
    await db.team(teamId, async (tx) => {
      const closed = await tx.query(
        `update conversations set status = 'resolved', handler = 'none', resolved_at = parley_now(),
           outcome = coalesce(outcome, 'silence')
         where team_id = $1 and id = $2 and status = 'pending' and last_message_at < parley_now() - interval '24 hours'
         returning id`,
        [teamId, id],
      )
      if (closed.length > 0)
        await publishLive(tx, { topic: `conversation.${id}`, payload: { status: 'resolved' } })
    })
  }
  return silent.length
}
