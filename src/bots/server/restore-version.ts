import { findVersionRow, lockDraft, writeDraft } from '#bots/server/store.ts'
import type { Context } from '#platform/context.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Puts an earlier version's words into the draft; nothing goes live until it is published. Throws NotFound. */
export async function restoreVersion(ctx: Context, input: { id: string; number: number }): Promise<void> {
  requireRole(ctx.actor, 'builder')
  const now = ctx.clock.now()
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
  await ctx.db.team(ctx.teamId, async (tx) => {
    const draft = await lockDraft(tx, input.id)
    const version = await findVersionRow(tx, input.id, input.number)
    await writeDraft(tx, { botId: input.id, config: version.config, by, now })
    await writeAudit(tx, ctx, {
      action: 'bot.version_restored',
      objectKind: 'bot',
      objectId: input.id,
      before: { rev: draft.rev },
      after: { rev: draft.rev + 1, version: input.number },
    })
    await publishLive(tx, { topic: `bot.${input.id}`, payload: { rev: draft.rev + 1 } })
  })
}
