import type { Actor } from '#platform/context.ts'
import { NotFound } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { endSessions } from './store.ts'
import { personOf } from './team-access.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Ends the session of who asks, or all sessions they have. */
export async function signOut(deps: TeamsDeps, actor: Actor, input: { everywhere: boolean }): Promise<void> {
  const person = personOf(actor)
  await end(deps, actor, {
    sessionId: input.everywhere ? undefined : person.sessionId,
    action: 'session.ended',
  })
}

/** Ends one of the person's sessions by its id. Throws NotFound for one that is not theirs. */
export async function revokeSession(deps: TeamsDeps, actor: Actor, input: { id: string }): Promise<void> {
  const ended = await end(deps, actor, { sessionId: input.id, action: 'session.revoked' })
  if (ended === 0) throw new NotFound('This session')
}

async function end(deps: TeamsDeps, actor: Actor, what: { sessionId: string | undefined; action: string }) {
  const person = personOf(actor)
  return deps.db.system('authenticate', async (tx) => {
    const ended = await endSessions(tx, person.userId, what.sessionId)
    if (ended === 0) return 0
    tx.afterCommit(() => deps.sessions.forgetUser(person.userId))
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    await writeAudit(tx, who, {
      action: what.action,
      objectKind: 'session',
      objectId: what.sessionId ?? person.sessionId,
      after: { sessions: ended },
    })
    return ended
  })
}
