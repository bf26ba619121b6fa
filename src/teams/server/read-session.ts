import { writePosition } from '#platform/db/transaction-id.ts'
import type { Visitor } from '#platform/http/request-context.ts'
import { readLive } from '#platform/live/read-live.ts'
import type { Session } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { readInstance } from './read-instance.ts'
import { listTeamsOf } from './store.ts'

/** What a page needs to know first: who is here, in which teams, and what this instance is called. */
export async function readSession(deps: TeamsDeps, visitor: Visitor | null): Promise<Session> {
  const instance = await readInstance(deps)
  const teams = visitor ? await deps.db.system('authenticate', (tx) => listTeamsOf(tx, visitor.userId)) : []
  return {
    user: visitor && { id: visitor.userId, name: visitor.name, email: visitor.email },
    teams: teams.map(({ id, name, role }) => ({ id, name, role })),
    currentTeamId: visitor?.teamId ?? null,
    livePlace: visitor?.teamId ? writePosition((await readLive(deps.db, visitor.teamId, null)).head) : null,
    isAdministrator: visitor?.isAdministrator ?? false,
    instanceName: instance.name,
    signup: instance.signup,
    mail: deps.sender ? 'sent' : 'listed',
  }
}
