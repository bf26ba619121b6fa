import type { Actor } from '#platform/context.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import type { Caller } from './rate-limit.ts'
import { type StartedSession, startSession } from './start-session.ts'
import { dropVerificationsOf, endSessions, lockPassword, setPassword } from './store.ts'
import { personOf } from './team-access.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Changes the password of who asks. Every session ends; they go on in a new one, which is returned. */
export async function changePassword(
  deps: TeamsDeps,
  { actor, caller, teamId }: { actor: Actor; caller: Caller; teamId: string | null },
  input: { currentPassword: string; newPassword: string },
): Promise<StartedSession> {
  const { userId } = personOf(actor)
  deps.limits.take('password.user', userId)
  const hash = await deps.db.system('authenticate', (tx) => lockPassword(tx, userId))
  const isRight = hash && (await deps.auth.verifyPassword({ hash, password: input.currentPassword }))
  if (!isRight) throw notRight()
  const newHash = await deps.auth.hashPassword(input.newPassword)
  return deps.auth.transact('authenticate', async (tx) => {
    if ((await lockPassword(tx, userId)) !== hash) throw notRight()
    await setPassword(tx, userId, newHash)
    await dropVerificationsOf(tx, userId)
    await endSessions(tx, userId)
    tx.afterCommit(() => deps.sessions.forgetUser(userId))
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    await writeAudit(tx, who, { action: 'password.changed', objectKind: 'user', objectId: userId })
    return startSession(deps, tx, { userId, caller, ...(teamId ? { teamId } : {}) })
  })
}

function notRight(): InvalidInput {
  const message = 'This is not your current password.'
  return new InvalidInput(message, [{ path: 'currentPassword', message }])
}
