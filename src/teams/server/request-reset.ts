import { AppError } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { newLinkToken } from './link-token.ts'
import type { Caller } from './rate-limit.ts'
import { sendMail } from './send-mail.ts'
import { dropVerificationsOf } from './store.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

const validMs = 3600_000

/** Owes a link for a new password to the account of that e-mail, if there is one. The answer never tells. */
export async function requestReset(deps: TeamsDeps, caller: Caller, input: { email: string }): Promise<void> {
  deps.limits.takeNetwork('reset.network', caller)
  if (isTooMany(deps, input.email.toLowerCase())) return
  const { token, hash } = newLinkToken()
  await deps.auth.transact('authenticate', async (tx) => {
    const found = await deps.auth.people.findUserByEmail(input.email)
    if (!found) return
    const now = deps.clock.now()
    const expiresAt = new Date(now.getTime() + validMs)
    const identifier = resetIdentifier(hash)
    // A newer link takes the older one's place.
    await dropVerificationsOf(tx, found.user.id)
    await deps.auth.people.createVerificationValue({
      identifier,
      value: found.user.id,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    await sendMail(deps, tx, {
      teamId: instanceTeamId,
      kind: 'reset',
      to: found.user.email,
      subject: 'Choose a new password',
      text: letter(found.user.name),
      link: {
        secrets: deps.secrets,
        path: `/login?step=reset&token=${token}`,
        aboutId: identifier,
        expiresAt,
      },
    })
    const who = {
      teamId: instanceTeamId,
      actor: { kind: 'system', name: 'Sign-in' } as const,
      clock: deps.clock,
    }
    await writeAudit(tx, who, {
      action: 'password.reset_requested',
      objectKind: 'user',
      objectId: found.user.id,
    })
  })
}

/** Under which name the hash of a reset link's token is kept. */
export function resetIdentifier(hash: string): string {
  return `reset-password:${hash}`
}

/** For one account the limit is silent: a refusal would tell that somebody asks for it. */
function isTooMany(deps: TeamsDeps, email: string): boolean {
  try {
    deps.limits.take('reset.account', email)
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}

function letter(name: string): string {
  return `Hello ${name},

somebody, most likely you, asked for a new password. Open this link within an hour and choose one:

{link}

The link works once. If it was not you, leave it: your password stays as it is.
`
}
