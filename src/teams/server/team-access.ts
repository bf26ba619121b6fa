import type { Actor, TeamRole } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound, Unauthenticated } from '#platform/errors.ts'
import { requireRight, type TeamAction } from './policy.ts'
import { findRole, lockTeam } from './store.ts'

export type UserActor = Extract<Actor, { kind: 'user' }>

/** The person who acts. Throws Unauthenticated for anybody else. */
export function personOf(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new Unauthenticated()
  return actor
}

/**
 * The person's role in that team, read in the transaction that acts on it. Throws NotFound when they are not in it,
 * which is also what an unknown team answers, and Forbidden when the role may not.
 */
export async function requireTeamRight(
  tx: Transaction,
  at: { teamId: string; userId: string },
  action: TeamAction,
): Promise<TeamRole> {
  const role = await findRole(tx, at.teamId, at.userId)
  if (!role) throw new NotFound('This team')
  requireRight(role, action)
  return role
}

/** The same, with the team's row held so that changes of its members come one after the other. */
export async function lockTeamWithRight(
  tx: Transaction,
  at: { teamId: string; userId: string },
  action: TeamAction,
) {
  const team = await lockTeam(tx, at.teamId)
  if (!team) throw new NotFound('This team')
  return { team, role: await requireTeamRight(tx, at, action) }
}

/** That member's role. Throws NotFound for somebody who is not in the team. */
export async function requireMember(
  tx: Transaction,
  at: { teamId: string; userId: string },
): Promise<TeamRole> {
  const role = await findRole(tx, at.teamId, at.userId)
  if (!role) throw new NotFound('This member')
  return role
}
