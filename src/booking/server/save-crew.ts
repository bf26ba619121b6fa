import type { Crew } from '#booking/contract.ts'
import { showChange } from '#booking/server/announce.ts'
import { insertCrew, lockCrews, obtainCrews, updateCrewRow } from '#booking/server/calendar-store.ts'
import { newId } from '#kit/ids.ts'
import type { Context } from '#platform/context.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Adds a crew, which can be booked at once. Throws Conflict for a name that is taken. */
export async function addCrew(ctx: Context, input: { name: string }): Promise<Crew> {
  requireRole(ctx.actor, 'builder')
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    await obtainCrews(tx, now)
    const crew = { id: newId('crew', now.getTime()), name: input.name, isActive: true }
    if (!(await insertCrew(tx, crew))) throw nameTaken(input.name)
    await writeAudit(tx, ctx, {
      action: 'crew.created',
      objectKind: 'crew',
      objectId: crew.id,
      after: { name: crew.name },
    })
    await showChange(tx, { crewId: crew.id })
    return crew
  })
}

/**
 * Renames a crew, or takes it out of what is offered; what it has booked stays. Throws NotFound, and Conflict for a name
 * that is taken.
 */
export async function updateCrew(
  ctx: Context,
  input: { id: string; name?: string | undefined; isActive?: boolean | undefined },
): Promise<Crew> {
  requireRole(ctx.actor, 'builder')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const crews = await lockCrews(tx, ctx.clock.now())
    const before = crews.find((crew) => crew.id === input.id)
    if (!before) throw new NotFound('This crew')
    const after = {
      id: before.id,
      name: input.name ?? before.name,
      isActive: input.isActive ?? before.isActive,
    }
    if (crews.some((crew) => crew.id !== after.id && crew.name === after.name)) throw nameTaken(after.name)
    await updateCrewRow(tx, after)
    await writeAudit(tx, ctx, {
      action: 'crew.updated',
      objectKind: 'crew',
      objectId: after.id,
      before: { name: before.name, isActive: before.isActive },
      after: { name: after.name, isActive: after.isActive },
    })
    await showChange(tx, { crewId: after.id })
    return after
  })
}

function nameTaken(name: string): Conflict {
  return new Conflict(`There is a crew named "${name}" already. Choose another name.`)
}
