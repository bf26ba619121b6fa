import type { BotConfig } from '#bots/contract.ts'
import { findBotRow, findDraft } from '#bots/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'

/** What the team is working on of a bot, live or not. Throws NotFound. */
export async function readDraft(
  tx: Transaction,
  botId: string,
): Promise<{ name: string; rev: number; config: BotConfig }> {
  const { name } = await findBotRow(tx, botId)
  const { rev, config } = await findDraft(tx, botId)
  return { name, rev, config }
}
