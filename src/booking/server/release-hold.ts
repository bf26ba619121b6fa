import type { Hold } from '#booking/contract.ts'
import { showChange } from '#booking/server/announce.ts'
import { deleteHold, findHold, presentHold } from '#booking/server/calendar-store.ts'
import type { Context } from '#platform/context.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Ends a hold before its time; whoever had it can still book while the window is free. Throws NotFound. */
export async function releaseHold(ctx: Context, input: { id: string }): Promise<Hold> {
  requireRole(ctx.actor, 'agent')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const hold = await findHold(tx, input.id, ctx.clock.now())
    await deleteHold(tx, input.id)
    await writeAudit(tx, ctx, {
      action: 'hold.released',
      objectKind: 'hold',
      objectId: input.id,
      before: { crewId: hold.crewId, startsAt: hold.startsAt.toISOString() },
    })
    await showChange(tx, { holdId: input.id })
    return presentHold(hold)
  })
}
