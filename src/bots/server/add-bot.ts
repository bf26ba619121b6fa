import type { BotConfig } from '#bots/contract.ts'
import { insertBot } from '#bots/server/create-bot.ts'
import { refuseTwins } from '#bots/server/save-draft.ts'
import type { Context } from '#platform/context.ts'
import { Conflict } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

const mostBots = 200

/**
 * Makes a bot that is a draft and nothing else: no version, no number, silent until it is published. Returns its id.
 * Throws Conflict when the team has as many bots as it can have.
 */
export async function addBot(
  ctx: Context,
  input: { name: string; config: BotConfig; origin: string },
): Promise<string> {
  requireRole(ctx.actor, 'builder')
  refuseTwins(input.config)
  const now = ctx.clock.now()
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
  return ctx.db.team(ctx.teamId, async (tx) => {
    const [row] = await tx.query<{ count: number }>(
      "select count(*)::int as count from bots where team_id = $1 and status <> 'archived'",
      [tx.teamId],
    )
    if ((row?.count ?? 0) >= mostBots)
      throw new Conflict(`A team has at most ${mostBots} bots. Archive one you no longer use.`)
    const id = await insertBot(tx, { name: input.name, config: input.config, by, now })
    await writeAudit(tx, ctx, {
      action: 'bot.created',
      objectKind: 'bot',
      objectId: id,
      after: { name: input.name, origin: input.origin },
    })
    await publishLive(tx, { topic: `bot.${id}`, payload: { rev: 1 } })
    return id
  })
}
