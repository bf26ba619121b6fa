import { findBotRow } from '#bots/server/store.ts'
import type { Context } from '#platform/context.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Renames a bot. Throws NotFound. */
export function renameBot(ctx: Context, input: { id: string; name: string }): Promise<void> {
  return changeBot(ctx, input.id, { name: input.name })
}

/** A paused bot answers nobody: texts are kept and a person is wanted. Throws NotFound. */
export function pauseBot(ctx: Context, input: { id: string }): Promise<void> {
  return changeBot(ctx, input.id, { status: 'paused' })
}

export function resumeBot(ctx: Context, input: { id: string }): Promise<void> {
  return changeBot(ctx, input.id, { status: 'active' })
}

async function changeBot(
  ctx: Context,
  id: string,
  change: { name?: string; status?: 'active' | 'paused' },
): Promise<void> {
  requireRole(ctx.actor, 'builder')
  await ctx.db.team(ctx.teamId, async (tx) => {
    const before = await findBotRow(tx, id)
    const after = { name: change.name ?? before.name, status: change.status ?? before.status }
    await tx.query('update bots set name = $3, status = $4, updated_at = $5 where team_id = $1 and id = $2', [
      tx.teamId,
      id,
      after.name,
      after.status,
      ctx.clock.now(),
    ])
    await writeAudit(tx, ctx, {
      action: change.name ? 'bot.renamed' : change.status === 'paused' ? 'bot.paused' : 'bot.resumed',
      objectKind: 'bot',
      objectId: id,
      before: { name: before.name, status: before.status },
      after,
    })
    await publishLive(tx, { topic: `bot.${id}`, payload: { status: after.status } })
  })
}
