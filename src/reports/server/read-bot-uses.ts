import type { BotUseRow, BotUses } from '#bots/ports.ts'
import type { Transaction } from '#platform/db/database.ts'
import { weekStart } from '#reports/server/week-start.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

/** How bots are used: the numbers they answer, their talks of the last week, the messages they took. */
export const botUses: BotUses = {
  read: async (tx, botIds, now) => {
    const uses = new Map<string, BotUseRow>(botIds.map((id) => [id, emptyUse()]))
    for (const row of await readNumbers(tx, botIds)) {
      uses.get(row.bot_id)?.numbers.push({ id: row.id, phone: row.phone, label: row.label })
    }
    const { profile } = await loadLiveProfile(tx)
    const since = new Date(weekStart(now, profile.timeZone).getTime())
    for (const row of await readTalks(tx, botIds, since)) {
      const use = uses.get(row.bot_id)
      if (use)
        Object.assign(use, { conversations7d: row.week, openTasks: row.tasks, lastConversationAt: row.last })
    }
    return uses
  },
}

function emptyUse(): BotUseRow {
  return { numbers: [], conversations7d: 0, openTasks: 0, lastConversationAt: null }
}

function readNumbers(tx: Transaction, botIds: readonly string[]) {
  return tx.query<{ bot_id: string; id: string; phone: string; label: string }>(
    `select bot_id, id, phone, label from numbers
     where team_id = $1 and bot_id = any($2) and status = 'active' order by created_at, id`,
    [tx.teamId, botIds],
  )
}

function readTalks(tx: Transaction, botIds: readonly string[], since: Date) {
  return tx.query<{ bot_id: string; week: number; tasks: number; last: Date | null }>(
    `select wanted.id as bot_id, (
         select count(*)::int from conversations v
         where v.team_id = $1 and v.bot_id = wanted.id and v.created_at >= $3) as week,
       (select max(v.last_message_at) from conversations v where v.team_id = $1 and v.bot_id = wanted.id) as last,
       (select count(*)::int from tasks k join conversations o on o.team_id = k.team_id and o.id = k.conversation_id
        where k.team_id = $1 and o.bot_id = wanted.id and k.state = 'open') as tasks
     from unnest($2::text[]) wanted(id)`,
    [tx.teamId, botIds, since],
  )
}
