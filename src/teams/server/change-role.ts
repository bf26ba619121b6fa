import type { Actor, TeamRole } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors.ts'
import type { Member } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { readMembers } from './list-members.ts'
import { mayAssign } from './policy.ts'
import { countOwners, setRole } from './store.ts'
import { lockTeamWithRight, personOf, requireMember } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

/** Gives a member another role. Only an owner makes or unmakes owners, and a team keeps at least one. */
export async function changeRole(
  deps: TeamsDeps,
  actor: Actor,
  { teamId, userId, role }: { teamId: string; userId: string; role: TeamRole },
): Promise<Member> {
  const person = personOf(actor)
  return deps.db.system('manage-teams', async (tx) => {
    const own = await lockTeamWithRight(tx, { teamId, userId: person.userId }, 'member.changeRole')
    const before = await requireMember(tx, { teamId, userId })
    if (!mayAssign(own.role, before, role))
      throw new Forbidden('Only an owner can make somebody owner, or change one.')
    if (before === 'owner' && role !== 'owner') await keepAnOwner(tx, teamId)
    if (before !== role) {
      await setRole(tx, { teamId, userId }, role)
      tx.afterCommit(() => deps.sessions.forgetUser(userId))
      const who = { teamId, actor, clock: deps.clock }
      const deed = { action: 'member.role_changed', objectKind: 'member', objectId: userId }
      await writeAudit(tx, who, { ...deed, before: { role: before }, after: { role } })
    }
    const member = (await readMembers(tx, { teamId, userId: person.userId })).find(
      (row) => row.userId === userId,
    )
    if (!member) throw new NotFound('This member')
    return member
  })
}

/** Throws Conflict when the team has one owner only. The team's row must be held. */
export async function keepAnOwner(tx: Transaction, teamId: string): Promise<void> {
  if ((await countOwners(tx, teamId)) <= 1) {
    throw new Conflict('The team needs an owner. Make somebody else owner first.')
  }
}
