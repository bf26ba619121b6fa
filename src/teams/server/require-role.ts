import { type Actor, type TeamRole, teamRoles } from '#platform/context.ts'
import { Forbidden } from '#platform/errors.ts'

/** Throws Forbidden when a person's role in the team is below the one it takes. The platform itself may. */
export function requireRole(actor: Actor, role: TeamRole): void {
  if (actor.kind === 'system') return
  if (actor.kind !== 'user') throw new Forbidden('Only people of the team can do this.')
  if (teamRoles.indexOf(actor.role) > teamRoles.indexOf(role)) {
    throw new Forbidden(`This takes the ${role} role. An owner or admin of your team can grant it.`)
  }
}
