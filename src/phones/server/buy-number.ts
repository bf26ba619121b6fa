import { newId } from '#kit/ids.ts'
import type { PhonesDeps } from '#phones/server/deps.ts'
import { numberHooks } from '#phones/server/number-hooks.ts'
import { findNumberRow, type NumberRow, requireBot } from '#phones/server/store.ts'
import type { Context } from '#platform/context.ts'
import { Unavailable } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/**
 * Gets a number at the carrier and points it at us. Bought first and written after: a number the carrier has sold and
 * we failed to write is found again by `adoptNumbers`. Throws Conflict when somebody else was faster, NotFound, Unavailable.
 */
export async function buyNumber(
  deps: PhonesDeps,
  ctx: Context,
  input: { phone: string; botId: string | null; label?: string },
): Promise<NumberRow> {
  requireRole(ctx.actor, 'admin')
  const connection = deps.mainConnection()
  if (!connection) throw new Unavailable('No phone carrier is connected.')
  await ctx.db.team(ctx.teamId, (tx) => requireBot(tx, input.botId))
  const carrier = deps.carriers(connection.id)
  const bought = await carrier.buy(input.phone, numberHooks(deps, connection.id))
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const id = newId('num', now.getTime())
    await tx.query(
      `insert into numbers (team_id, id, phone, label, connection_id, carrier_sid, capabilities, origin, bot_id, updated_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [
        tx.teamId, id, bought.phone, input.label ?? '', connection.id, bought.sid, JSON.stringify(bought.capabilities),
        carrier.isEmulated ? 'emulated' : 'bought', input.botId, now,
      ],
    ) // biome-ignore format: the values in one glance
    await writeAudit(tx, ctx, {
      action: 'number.bought',
      objectKind: 'number',
      objectId: id,
      after: { botId: input.botId },
    })
    await publishLive(tx, { topic: `number.${id}`, payload: {} })
    return findNumberRow(tx, id)
  })
}
