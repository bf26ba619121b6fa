import { implement } from '@orpc/server'
import { botsContract } from '#bots/contract.ts'
import { addBot } from '#bots/server/add-bot.ts'
import { pauseBot, renameBot, resumeBot } from '#bots/server/change-bot.ts'
import { publishBot } from '#bots/server/publish-bot.ts'
import { type BotReader, listBots, readBot } from '#bots/server/read-bots.ts'
import { restoreVersion } from '#bots/server/restore-version.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import { findVersionRow } from '#bots/server/store.ts'
import type { Context } from '#platform/context.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'

export function botsRoutes(deps: BotReader) {
  const contract = implement(botsContract).$context<RequestContext>()
  const after =
    <Input extends { id: string }>(verb: (ctx: Context, input: Input) => Promise<void>) =>
    async ({ context, input }: { context: RequestContext; input: Input }) => {
      const ctx = teamContext(context)
      await verb(ctx, input)
      return readBot(deps, ctx, input.id)
    }
  return {
    list: contract.list.handler(async ({ context }) => ({
      items: await listBots(deps, teamContext(context)),
    })),
    get: contract.get.handler(({ context, input }) => readBot(deps, teamContext(context), input.id)),
    create: contract.create.handler(async ({ context, input }) => {
      const ctx = teamContext(context)
      return readBot(deps, ctx, await addBot(ctx, input))
    }),
    version: contract.version.handler(async ({ context, input }) => {
      const ctx = teamContext(context)
      const row = await ctx.db.team(ctx.teamId, (tx) => findVersionRow(tx, input.id, input.number))
      return {
        id: row.id,
        number: row.number,
        note: row.note,
        publishedBy: row.published_by,
        createdAt: row.created_at.toISOString(),
        config: row.config,
      }
    }),
    rename: contract.rename.handler(after(renameBot)),
    saveDraft: contract.saveDraft.handler(after(saveDraft)),
    publish: contract.publish.handler(after(publishBot)),
    restore: contract.restore.handler(after(restoreVersion)),
    pause: contract.pause.handler(after(pauseBot)),
    resume: contract.resume.handler(after(resumeBot)),
  }
}
