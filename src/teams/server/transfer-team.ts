import type { Actor } from '#platform/context.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { Member } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { readMembers } from './list-members.ts'
import { setRole } from './store.ts'
import { lockTeamWithRight, personOf, requireMember } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

/** Makes a member owner, and the owner who asks an admin. */
export async function transferTeam(
  deps: TeamsDeps,
  actor: Actor,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<Member[]> {
  const person = personOf(actor)
  if (userId === person.userId) throw new InvalidInput('Choose somebody else of the team.')
  return deps.db.system('manage-teams', async (tx) => {
    await lockTeamWithRight(tx, { teamId, userId: person.userId }, 'team.transfer')
    const before = await requireMember(tx, { teamId, userId })
    await setRole(tx, { teamId, userId }, 'owner')
    await setRole(tx, { teamId, userId: person.userId }, 'admin')
    tx.afterCommit(() => {
      deps.sessions.forgetUser(userId)
      deps.sessions.forgetUser(person.userId)
    })
    const who = { teamId, actor, clock: deps.clock }
    const deed = { action: 'team.transferred', objectKind: 'team', objectId: teamId }
    await writeAudit(tx, who, {
      ...deed,
      before: { owner: person.userId, role: before },
      after: { owner: userId },
    })
    return readMembers(tx, { teamId, userId: person.userId })
  })
}
