import type { BotConfig } from '#bots/contract.ts'
import { lockDraft, writeDraft } from '#bots/server/store.ts'
import type { Context } from '#platform/context.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Saves the draft as it was edited from `rev`. Throws Conflict when somebody else saved since. */
export async function saveDraft(
  ctx: Context,
  input: { id: string; rev: number; config: BotConfig },
): Promise<void> {
  requireRole(ctx.actor, 'builder')
  refuseTwins(input.config)
  const now = ctx.clock.now()
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
  await ctx.db.team(ctx.teamId, async (tx) => {
    const draft = await lockDraft(tx, input.id)
    if (draft.rev !== input.rev) {
      throw new Conflict(
        `${draft.updated_by} saved this bot meanwhile. Load their edits, then make yours again.`,
      )
    }
    await writeDraft(tx, { botId: input.id, config: input.config, by, now })
    await writeAudit(tx, ctx, {
      action: 'bot.draft_saved',
      objectKind: 'bot',
      objectId: input.id,
      before: { rev: draft.rev, questions: draft.config.questions.length },
      after: { rev: draft.rev + 1, questions: input.config.questions.length },
    })
    await publishLive(tx, { topic: `bot.${input.id}`, payload: { rev: draft.rev + 1 } })
  })
}

/** Throws InvalidInput when two questions carry the same id. */
export function refuseTwins(config: BotConfig): void {
  const ids = config.questions.map((question) => question.id)
  const twin = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twin < 0) return
  throw new InvalidInput('Two questions carry the same id.', [
    { path: `config.questions.${twin}.id`, message: 'This id is taken by a question above.' },
  ])
}
