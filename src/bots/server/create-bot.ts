import type { BotConfig } from '#bots/contract.ts'
import { insertVersion } from '#bots/server/publish-bot.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'

interface NewBot {
  name: string
  config: BotConfig
  by: string
  now: Date
}

/** Makes a bot with its first version published, in the caller's transaction. Returns its id. */
export async function createBot(tx: Transaction, made: NewBot): Promise<string> {
  const botId = await insertBot(tx, made)
  await insertVersion(tx, {
    botId,
    config: made.config,
    number: 1,
    note: 'First version',
    by: made.by,
    now: made.now,
  })
  return botId
}

/** Makes a bot that is only a draft, in the caller's transaction. Returns its id. */
export async function insertBot(tx: Transaction, made: NewBot): Promise<string> {
  const botId = newId('bot', made.now.getTime())
  await tx.query('insert into bots (team_id, id, name, updated_at, created_at) values ($1, $2, $3, $4, $4)', [
    tx.teamId,
    botId,
    made.name,
    made.now,
  ])
  await tx.query(
    'insert into bot_drafts (team_id, bot_id, config, updated_at, updated_by) values ($1, $2, $3, $4, $5)',
    [tx.teamId, botId, JSON.stringify(made.config), made.now, made.by],
  )
  return botId
}

/** How a new team's bot says hello before anybody has written a word. */
export function firstConfig(businessName: string): BotConfig {
  return {
    greeting: `Hi, this is ${businessName}. I can tell you about our hours, services and prices, or take a message.`,
    questions: [],
    settleMs: 1200,
    guide: '',
    // Booking comes on once there is something to book: the studio says what it needs.
    tools: ['search_knowledge', 'take_message', 'hand_over'],
    model: 'auto',
  }
}
