import type { BotDetail, BotSummary } from '#bots/contract.ts'
import type { BotUses } from '#bots/ports.ts'
import { listBotRows, presentBot, readBotDetail, unused } from '#bots/server/store.ts'
import type { Context } from '#platform/context.ts'

export interface BotReader {
  uses: BotUses
}

export async function listBots(deps: BotReader, ctx: Context): Promise<BotSummary[]> {
  return ctx.db.team(ctx.teamId, async (tx) => {
    const rows = await listBotRows(tx)
    const ids = rows.map((row) => row.id)
    const uses = await deps.uses.read(tx, ids, ctx.clock.now())
    return rows.map((row) => presentBot(row, uses.get(row.id) ?? unused))
  })
}

/** Throws NotFound. */
export async function readBot(deps: BotReader, ctx: Context, id: string): Promise<BotDetail> {
  return ctx.db.team(ctx.teamId, async (tx) => {
    const uses = await deps.uses.read(tx, [id], ctx.clock.now())
    return readBotDetail(tx, id, uses.get(id) ?? unused)
  })
}
