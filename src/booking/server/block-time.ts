import type { Block } from '#booking/contract.ts'
import { showChange } from '#booking/server/announce.ts'
import { personName, requireMoment } from '#booking/server/book-by-hand.ts'
import { deleteBlock, insertBlock, lockCrews } from '#booking/server/calendar-store.ts'
import { newId } from '#kit/ids.ts'
import type { Context } from '#platform/context.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/**
 * Keeps time free of bookings, for one crew or, without one, for all. What is booked in it already stays. Throws
 * InvalidInput, NotFound.
 */
export async function blockTime(
  ctx: Context,
  input: { crewId: string | null; startsAt: string; endsAt: string; reason: string },
): Promise<Block> {
  requireRole(ctx.actor, 'agent')
  const now = ctx.clock.now()
  const startsAt = requireMoment(input.startsAt, now)
  const endsAt = requireMoment(input.endsAt, now, 'endsAt')
  if (endsAt <= startsAt)
    throw new InvalidInput('The block ends before it begins.', [
      { path: 'endsAt', message: 'Choose an end after the start.' },
    ])
  return ctx.db.team(ctx.teamId, async (tx) => {
    const crews = await lockCrews(tx, now)
    if (input.crewId !== null && !crews.some((crew) => crew.id === input.crewId))
      throw new NotFound('This crew')
    const id = newId('blk', now.getTime())
    const { crewId, reason } = input
    const block = await insertBlock(tx, { id, crewId, startsAt, endsAt, reason, createdBy: personName(ctx) })
    await writeAudit(tx, ctx, {
      action: 'block.created',
      objectKind: 'block',
      objectId: id,
      after: { crewId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })
    await showChange(tx, { blockId: id })
    return block
  })
}

/** Gives blocked time free again. Throws NotFound. */
export async function unblockTime(ctx: Context, input: { id: string }): Promise<Block> {
  requireRole(ctx.actor, 'agent')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const block = await deleteBlock(tx, input.id)
    const { crewId, startsAt, endsAt } = block
    await writeAudit(tx, ctx, {
      action: 'block.removed',
      objectKind: 'block',
      objectId: input.id,
      before: { crewId, startsAt, endsAt },
    })
    await showChange(tx, { blockId: input.id })
    return block
  })
}
