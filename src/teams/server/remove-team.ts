import type { Actor } from '#platform/context.ts'
import { NotFound } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { lockTeam } from './store.ts'
import { requireTeamRight } from './team-access.ts'
import { teamRows } from './team-rows.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/**
 * Removes a team with every row and blob it has in any room. An owner may remove their own team, the administrator
 * the sample team. Throws NotFound for anybody else's.
 */
export async function removeTeam(
  deps: TeamsDeps,
  actor: Actor,
  { teamId }: { teamId: string },
): Promise<void> {
  await deps.db.system('manage-teams', async (tx) => {
    const team = await lockTeam(tx, teamId)
    if (!team) throw new NotFound('This team')
    const isFree =
      actor.kind === 'system' || (actor.kind === 'user' && actor.isAdministrator && team.isSample)
    if (!isFree) {
      if (actor.kind !== 'user') throw new NotFound('This team')
      await requireTeamRight(tx, { teamId, userId: actor.userId }, 'team.remove')
    }
    for (const part of [...deps.rows, teamRows]) await part.remove(tx, teamId)
    tx.afterCommit(() => deps.sessions.forgetTeam(teamId))
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    const before = { isSample: team.isSample }
    await writeAudit(tx, who, { action: 'team.removed', objectKind: 'team', objectId: teamId, before })
  })
  await deps.removeBlobs(teamId)
}
