import type { PhonesDeps } from '#phones/server/deps.ts'
import { findNumberRow, type NumberRow, requireBot } from '#phones/server/store.ts'
import type { Context } from '#platform/context.ts'
import { InvalidInput } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Labels a number and says which bot answers it. Throws NotFound. */
export async function updateNumber(
  ctx: Context,
  input: { id: string; label: string; botId: string | null },
): Promise<NumberRow> {
  requireRole(ctx.actor, 'builder')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await findNumberRow(tx, input.id)
    await requireBot(tx, input.botId)
    await tx.query(
      'update numbers set label = $3, bot_id = $4, updated_at = $5 where team_id = $1 and id = $2',
      [tx.teamId, input.id, input.label, input.botId, ctx.clock.now()],
    )
    await writeAudit(tx, ctx, {
      action: 'number.updated',
      objectKind: 'number',
      objectId: input.id,
      before: { label: before.label, botId: before.bot_id },
      after: { label: input.label, botId: input.botId },
    })
    await publishLive(tx, { topic: `number.${input.id}`, payload: {} })
    return findNumberRow(tx, input.id)
  })
}

/** Gives a number back to the carrier, for good. Throws NotFound, InvalidInput when the typed number is another one. */
export async function releaseNumber(
  deps: PhonesDeps,
  ctx: Context,
  input: { id: string; typedPhone: string },
): Promise<void> {
  requireRole(ctx.actor, 'admin')
  const row = await ctx.db.team(ctx.teamId, (tx) => findNumberRow(tx, input.id))
  if (row.phone !== input.typedPhone) {
    throw new InvalidInput('This is not the number you are about to give back.', [
      { path: 'typedPhone', message: `Type ${row.phone}.` },
    ])
  }
  await deps.carriers(row.connection_id).release(row.carrier_sid)
  await ctx.db.team(ctx.teamId, async (tx) => {
    await tx.query(`update numbers set status = 'released', updated_at = $3 where team_id = $1 and id = $2`, [
      tx.teamId,
      input.id,
      ctx.clock.now(),
    ])
    await writeAudit(tx, ctx, { action: 'number.released', objectKind: 'number', objectId: input.id })
    await publishLive(tx, { topic: `number.${input.id}`, payload: { status: 'released' } })
  })
}
