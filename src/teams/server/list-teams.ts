import type { Visitor } from '#platform/http/request-context.ts'
import type { TeamRow } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { listTeamsOf } from './store.ts'

/** The teams the visitor is in, the first joined first. */
export async function listTeams(
  deps: TeamsDeps,
  visitor: Pick<Visitor, 'userId' | 'teamId'>,
): Promise<TeamRow[]> {
  const rows = await deps.db.system('manage-teams', (tx) => listTeamsOf(tx, visitor.userId))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    members: row.members,
    isCurrent: row.id === visitor.teamId,
    isSample: row.isSample,
    createdAt: row.createdAt.toISOString(),
  }))
}
