import type { Visitor } from '#platform/http/request-context.ts'
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
    isAdministrator: visitor?.isAdministrator ?? false,
    instanceName: instance.name,
    signup: instance.signup,
    mail: deps.sender ? 'sent' : 'listed',
  }
}
