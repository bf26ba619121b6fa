import { Conflict } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { foundTeam } from './found-team.ts'
import { makeAccount, newActor } from './make-account.ts'
import type { Caller } from './rate-limit.ts'
import { ensureInstance, findInstance, setInstance } from './record-store.ts'
import { type StartedSession, startSession } from './start-session.ts'
import { makeAdministrator } from './store.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

export interface Installation {
  name: string
  email: string
  password: string
  teamName: string
  timeZone?: string | undefined
}

/**
 * Makes the first administrator and their team, and signs them in. Throws Conflict once there is one: the
 * instance's row is held from the look to the commit, so of any number at once exactly one gets through.
 */
export async function installInstance(
  deps: TeamsDeps,
  caller: Caller,
  input: Installation,
): Promise<StartedSession & { teamId: string }> {
  const passwordHash = await deps.auth.hashPassword(input.password)
  return deps.auth.transact('install', async (tx) => {
    await ensureInstance(tx, 'Parley')
    const instance = await findInstance(tx, true)
    if (instance?.installedBy) throw new Conflict('This Parley is installed already. Sign in instead.')
    const user = await makeAccount(deps, { name: input.name, email: input.email, passwordHash })
    if (!user) throw new Conflict('This Parley has this account already. Sign in instead.')
    await makeAdministrator(tx, user.id)
    const actor = { ...newActor(user), isAdministrator: true }
    await setInstance(tx, { installedBy: user.id, installedAt: deps.clock.now() })
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    await writeAudit(tx, who, { action: 'instance.installed', objectKind: 'user', objectId: user.id })
    const team = { name: input.teamName, timeZone: input.timeZone }
    const teamId = await foundTeam(deps, tx, { owner: actor, team })
    const session = await startSession(deps, tx, { userId: user.id, caller, teamId })
    return { ...session, teamId }
  })
}
