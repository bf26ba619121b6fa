import type { Actor } from '#platform/context.ts'
import type { TeamsDeps } from './deps.ts'
import { setTeamName } from './store.ts'
import { lockTeamWithRight, personOf } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

/** Renames the team. What the business calls itself towards customers is in its profile. */
export async function renameTeam(
  deps: TeamsDeps,
  actor: Actor,
  { teamId, name }: { teamId: string; name: string },
): Promise<void> {
  const { userId } = personOf(actor)
  await deps.db.system('manage-teams', async (tx) => {
    const { team } = await lockTeamWithRight(tx, { teamId, userId }, 'team.rename')
    await setTeamName(tx, teamId, name)
    const who = { teamId, actor, clock: deps.clock }
    await writeAudit(tx, who, {
      action: 'team.renamed',
      objectKind: 'team',
      objectId: teamId,
      before: { name: team.name },
      after: { name },
    })
  })
}
