import { BotConfig } from '#bots/contract.ts'
import type { Transaction } from '#platform/db/database.ts'

export interface LiveBot {
  id: string
  name: string
  status: 'active' | 'paused' | 'archived'
  versionId: string | null
  versionNumber: number | null
  config: BotConfig | null
}

/** The bot as it answers now: its live version's words. Null when there is no such bot. */
export async function loadLiveBot(tx: Transaction, botId: string): Promise<LiveBot | null> {
  return load(tx, botId, null)
}

/** The bot with one of its versions, live or not. */
export async function loadBotVersion(
  tx: Transaction,
  botId: string,
  versionId: string,
): Promise<LiveBot | null> {
  return load(tx, botId, versionId)
}

async function load(tx: Transaction, botId: string, versionId: string | null): Promise<LiveBot | null> {
  const [row] = await tx.query<{
    id: string
    name: string
    status: LiveBot['status']
    version_id: string | null
    number: number | null
    config: BotConfig | null
  }>(
    `select b.id, b.name, b.status, v.id as version_id, v.number, v.config
     from bots b left join bot_versions v on v.team_id = b.team_id and v.id = coalesce($3, b.live_version_id)
     where b.team_id = $1 and b.id = $2`,
    [tx.teamId, botId, versionId],
    'load-bot',
  )
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    versionId: row.version_id,
    versionNumber: row.number,
    // A version published before a setting existed has that setting's default.
    config: row.config && BotConfig.parse(row.config),
  }
}
