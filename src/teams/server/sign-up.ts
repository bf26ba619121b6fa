import { Forbidden, InvalidInput } from '#platform/errors.ts'
import { admitInvited } from './accept-invitation.ts'
import type { TeamsDeps } from './deps.ts'
import { foundTeam } from './found-team.ts'
import { hashLinkToken } from './link-token.ts'
import { isSameEmail, makeAccount, newActor } from './make-account.ts'
import type { Caller } from './rate-limit.ts'
import { findInstance } from './record-store.ts'
import { type StartedSession, startSession } from './start-session.ts'
import { lockInvitation } from './store.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

export interface SignUp {
  name: string
  email: string
  password: string
  teamName?: string | undefined
  inviteToken?: string | undefined
  timeZone?: string | undefined
}

/**
 * Makes an account and signs it in: with an invitation into its team, else with a team of its own.
 * An e-mail that is known already is refused in words that fit any refusal, and its account is left as it is.
 */
export async function signUp(deps: TeamsDeps, caller: Caller, input: SignUp): Promise<StartedSession> {
  deps.limits.takeNetwork('sign-up.network', caller)
  deps.limits.take('sign-up.account', input.email.toLowerCase())
  // Hashing takes its time, so it is done before the transaction, and for known e-mails as well.
  const passwordHash = await deps.auth.hashPassword(input.password)
  const work = deps.auth.transact('authenticate', async (tx) => {
    const instance = await findInstance(tx)
    if (!instance?.installedBy) throw new Forbidden('This Parley is not installed yet. Open /install first.')
    const invited = input.inviteToken ? await lockInvitation(tx, hashLinkToken(input.inviteToken)) : null
    if (input.inviteToken && !invited)
      throw new InvalidInput(usedUp, [{ path: 'inviteToken', message: usedUp }])
    if (!invited && instance.signup !== 'open')
      throw new Forbidden('Ask for an invitation: sign-up is closed here.')
    const bound = invited?.invitation.email
    if (bound && !isSameEmail(bound, input.email)) {
      throw new InvalidInput(otherEmail, [{ path: 'email', message: otherEmail }])
    }
    const user = await makeAccount(deps, { name: input.name, email: input.email, passwordHash })
    if (!user) throw new InvalidInput(cannotMake)
    const actor = newActor(user)
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    await writeAudit(tx, who, { action: 'user.signed_up', objectKind: 'user', objectId: user.id })
    const teamId = invited
      ? await admitInvited(deps, tx, { actor, invitation: invited.invitation })
      : await foundTeam(deps, tx, {
          owner: actor,
          team: { name: input.teamName ?? input.name, timeZone: input.timeZone },
        })
    return startSession(deps, tx, { userId: user.id, caller, teamId })
  })
  return work.catch((error: unknown) => {
    throw isTwin(error) ? new InvalidInput(cannotMake) : error
  })
}

/** Two sign-ups with one e-mail at the same moment: the second finds the unique index closed. */
function isTwin(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === '23505' || cause?.code === '23505'
}

const cannotMake = 'This account could not be made. If you have one already, sign in or reset your password.'
const usedUp = 'This invitation was used, withdrawn, or has expired. Ask for a new one.'
const otherEmail = 'This invitation is for another e-mail address.'
