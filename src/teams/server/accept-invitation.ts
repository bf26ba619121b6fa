import { newId } from '#kit/ids.ts'
import type { Actor, TeamRole } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { AppError, Conflict, Forbidden } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { hashLinkToken } from './link-token.ts'
import { isSameEmail } from './make-account.ts'
import type { Caller } from './rate-limit.ts'
import { closeInvitation, findUser, insertMember, lockInvitation, setSessionTeam } from './store.ts'
import { personOf, type UserActor } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

/** Takes who asks into the invitation's team, which becomes the one they work in. Returns the team's id. */
export async function acceptInvitation(
  deps: TeamsDeps,
  { actor, caller }: { actor: Actor; caller: Caller },
  input: { token: string },
): Promise<string> {
  const person = personOf(actor)
  deps.limits.takeNetwork('token.network', caller)
  return deps.db.system('manage-teams', async (tx) => {
    const found = await lockInvitation(tx, hashLinkToken(input.token))
    if (!found) throw goneInvitation()
    const { invitation } = found
    const user = await findUser(tx, person.userId)
    if (invitation.email && !isSameEmail(invitation.email, user?.email ?? '')) {
      throw new Forbidden('This invitation is for another e-mail address. Sign in with that one.')
    }
    const teamId = await admitInvited(deps, tx, { actor: person, invitation })
    await setSessionTeam(tx, person.sessionId, teamId)
    tx.afterCommit(() => deps.sessions.forgetUser(person.userId))
    return teamId
  })
}

export function goneInvitation(): AppError {
  return new AppError('gone', 'This invitation was used, withdrawn, or has expired. Ask for a new one.')
}

/** Uses a held invitation up for a person and makes them a member. Throws Conflict when they are one already. */
export async function admitInvited(
  deps: TeamsDeps,
  tx: Transaction,
  {
    actor,
    invitation,
  }: { actor: UserActor; invitation: { id: string; organizationId: string; role: string } },
): Promise<string> {
  const teamId = invitation.organizationId
  const role = invitation.role as TeamRole
  const id = newId('mem', deps.clock.now().getTime())
  const isNew = await insertMember(tx, { id, teamId, userId: actor.userId, role })
  if (!isNew) throw new Conflict('You are in this team already.')
  await closeInvitation(tx, { teamId, id: invitation.id }, 'accepted')
  await writeAudit(
    tx,
    { teamId, actor, clock: deps.clock },
    {
      action: 'invitation.accepted',
      objectKind: 'member',
      objectId: actor.userId,
      after: { role, invitation: invitation.id },
    },
  )
  return teamId
}
