import type { Actor } from '#platform/context.ts'
import { Forbidden } from '#platform/errors.ts'
import { keepAnOwner } from './change-role.ts'
import type { TeamsDeps } from './deps.ts'
import { mayAssign } from './policy.ts'
import { deleteMember } from './store.ts'
import { lockTeamWithRight, personOf, requireMember } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

/** Takes a member out of the team. Their sessions go on, outside of it. */
export async function removeMember(
  deps: TeamsDeps,
  actor: Actor,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<void> {
  const person = personOf(actor)
  await deps.db.system('manage-teams', async (tx) => {
    const own = await lockTeamWithRight(tx, { teamId, userId: person.userId }, 'member.remove')
    const role = await requireMember(tx, { teamId, userId })
    if (!mayAssign(own.role, role, 'viewer')) throw new Forbidden('Only an owner can remove an owner.')
    if (role === 'owner') await keepAnOwner(tx, teamId)
    await deleteMember(tx, { teamId, userId })
    tx.afterCommit(() => deps.sessions.forgetUser(userId))
    const who = { teamId, actor, clock: deps.clock }
    await writeAudit(tx, who, {
      action: 'member.removed',
      objectKind: 'member',
      objectId: userId,
      before: { role },
    })
  })
}

/** Takes who asks out of the team. The last owner cannot leave. */
export async function leaveTeam(
  deps: TeamsDeps,
  actor: Actor,
  { teamId }: { teamId: string },
): Promise<void> {
  const { userId } = personOf(actor)
  await deps.db.system('manage-teams', async (tx) => {
    const { role } = await lockTeamWithRight(tx, { teamId, userId }, 'team.view')
    if (role === 'owner') await keepAnOwner(tx, teamId)
    await deleteMember(tx, { teamId, userId })
    tx.afterCommit(() => deps.sessions.forgetUser(userId))
    const who = { teamId, actor, clock: deps.clock }
    await writeAudit(tx, who, {
      action: 'member.left',
      objectKind: 'member',
      objectId: userId,
      before: { role },
    })
  })
}
