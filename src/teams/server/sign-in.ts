import { Unauthenticated } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { newActor } from './make-account.ts'
import { type Caller, networkOf } from './rate-limit.ts'
import { type StartedSession, startSession } from './start-session.ts'
import { lockPassword } from './store.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Signs in with e-mail and password. Whatever is wrong, the answer and the work done for it are the same. */
export async function signIn(
  deps: TeamsDeps,
  caller: Caller,
  input: { email: string; password: string },
): Promise<StartedSession> {
  const email = input.email.toLowerCase()
  const pair = `${email} ${networkOf(caller.ip)}`
  deps.limits.takeNetwork('sign-in.network', caller)
  deps.limits.take('sign-in.account-network', pair)
  deps.limits.take('sign-in.account', email)
  const found = await deps.auth.people.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find((account) => account.providerId === 'credential')?.password
  const isRight = await deps.auth.verifyPassword({
    hash: hash ?? (await hashOfNobody(deps)),
    password: input.password,
  })
  if (!found || !hash || !isRight) throw new Unauthenticated(neutral)
  const started = await deps.auth.transact('authenticate', async (tx) => {
    // The password may have been changed while it was compared; then this was the old one.
    if ((await lockPassword(tx, found.user.id)) !== hash) throw new Unauthenticated(neutral)
    const session = await startSession(deps, tx, { userId: found.user.id, caller })
    const who = { teamId: instanceTeamId, actor: newActor(found.user, session.sessionId), clock: deps.clock }
    await writeAudit(tx, who, {
      action: 'session.started',
      objectKind: 'session',
      objectId: session.sessionId,
    })
    return session
  })
  deps.limits.clear('sign-in.account-network', pair)
  deps.limits.clear('sign-in.account', email)
  return started
}

const neutral = 'E-mail or password is not right.'

/** A hash nobody's password fits, so that an unknown e-mail costs as much time as a wrong password. */
const hashes = new WeakMap<TeamsDeps, Promise<string>>()
function hashOfNobody(deps: TeamsDeps): Promise<string> {
  const known = hashes.get(deps) ?? deps.auth.hashPassword(crypto.randomUUID())
  hashes.set(deps, known)
  return known
}
