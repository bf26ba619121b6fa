import type { Actor, TeamRole } from '#platform/context.ts'
import { Forbidden } from '#platform/errors.ts'

/** What can be done in a team, and by whom. Whoever is not listed may not. */
const allowed = {
  'team.view': ['owner', 'admin', 'builder', 'agent', 'viewer'],
  'team.rename': ['owner', 'admin'],
  'team.transfer': ['owner'],
  'team.remove': ['owner'],
  'member.changeRole': ['owner', 'admin'],
  'member.remove': ['owner', 'admin'],
  'invitation.manage': ['owner', 'admin'],
  'profile.edit': ['owner', 'admin', 'builder'],
  'audit.view': ['owner', 'admin'],
} as const satisfies Record<string, readonly TeamRole[]>
export type TeamAction = keyof typeof allowed
export const teamActions = Object.keys(allowed) as TeamAction[]

export function may(role: TeamRole, action: TeamAction): boolean {
  return (allowed[action] as readonly TeamRole[]).includes(role)
}

/** Only an owner makes an owner, or touches one. */
export function mayAssign(role: TeamRole, from: TeamRole, to: TeamRole): boolean {
  if (role === 'owner') return true
  return may(role, 'member.changeRole') && from !== 'owner' && to !== 'owner'
}

/** Throws Forbidden with who could do it. */
export function requireRight(role: TeamRole, action: TeamAction): void {
  if (!may(role, action))
    throw new Forbidden(`Your role (${role}) cannot do this. Ask ${allowed[action].join(' or ')}.`)
}

/** The right of whoever acts in their current team. The platform itself may do everything. */
export function requireActorRight(actor: Actor, action: TeamAction): void {
  if (actor.kind === 'system') return
  if (actor.kind !== 'user') throw new Forbidden('Only people of the team can do this.')
  requireRight(actor.role, action)
}
