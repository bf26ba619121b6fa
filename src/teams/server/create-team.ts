import type { Actor } from '#platform/context.ts'
import type { TeamsDeps } from './deps.ts'
import { foundTeam, type NewTeam } from './found-team.ts'
import { personOf } from './team-access.ts'

/** Makes a team whose owner is who asks. The session stays in the team it is in. Returns the team's id. */
export async function createTeam(deps: TeamsDeps, actor: Actor, team: NewTeam): Promise<string> {
  const owner = personOf(actor)
  return deps.db.system('manage-teams', (tx) => foundTeam(deps, tx, { owner, team }))
}
