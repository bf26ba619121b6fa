import type { Actor } from '#platform/context.ts'
import type { TeamsDeps } from './deps.ts'
import { setSessionTeam } from './store.ts'
import { personOf, requireTeamRight } from './team-access.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Lets the session go on in another of the person's teams. */
export async function switchTeam(
  deps: TeamsDeps,
  actor: Actor,
  { teamId }: { teamId: string },
): Promise<void> {
  const person = personOf(actor)
  await deps.db.system('manage-teams', async (tx) => {
    await requireTeamRight(tx, { teamId, userId: person.userId }, 'team.view')
    await setSessionTeam(tx, person.sessionId, teamId)
    tx.afterCommit(() => deps.sessions.forgetUser(person.userId))
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    const after = { team: teamId }
    await writeAudit(tx, who, {
      action: 'session.switched',
      objectKind: 'session',
      objectId: person.sessionId,
      after,
    })
  })
}
