import { AppError } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { hashLinkToken } from './link-token.ts'
import { newActor } from './make-account.ts'
import type { Caller } from './rate-limit.ts'
import { resetIdentifier } from './request-reset.ts'
import { endSessions, findUser, lockPassword, setPassword, takeVerification } from './store.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Sets a new password with a reset link's token, which is used up, and ends every session of the account. */
export async function resetPassword(
  deps: TeamsDeps,
  caller: Caller,
  input: { token: string; password: string },
): Promise<void> {
  deps.limits.takeNetwork('token.network', caller)
  const passwordHash = await deps.auth.hashPassword(input.password)
  await deps.db.system('authenticate', async (tx) => {
    const userId = await takeVerification(tx, resetIdentifier(hashLinkToken(input.token)))
    const user = userId === null ? null : await findUser(tx, userId)
    if (!user) throw new AppError('gone', 'This link was used or has expired. Ask for a new one.')
    await lockPassword(tx, user.id)
    await setPassword(tx, user.id, passwordHash)
    await endSessions(tx, user.id)
    tx.afterCommit(() => deps.sessions.forgetUser(user.id))
    const who = { teamId: instanceTeamId, actor: newActor(user), clock: deps.clock }
    await writeAudit(tx, who, { action: 'password.reset', objectKind: 'user', objectId: user.id })
  })
}
