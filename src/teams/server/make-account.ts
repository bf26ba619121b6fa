import type { TeamsDeps } from './deps.ts'

/** Makes a user with a password in an open transaction of `deps.auth`; null when the e-mail has an account. */
export async function makeAccount(
  deps: TeamsDeps,
  person: { name: string; email: string; passwordHash: string },
): Promise<{ id: string; name: string } | null> {
  const { people } = deps.auth
  if (await people.findUserByEmail(person.email)) return null
  const now = deps.clock.now()
  const times = { createdAt: now, updatedAt: now }
  const fields = { name: person.name, email: person.email, emailVerified: false, ...times }
  const user = await people.createUser(fields, { method: 'email-password' })
  await people.createAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: person.passwordHash,
    ...times,
  })
  return { id: user.id, name: user.name }
}

/** The transaction's user as an actor, for the audit of what they do before they have a session. */
export function newActor(user: { id: string; name: string }, sessionId = '') {
  return {
    kind: 'user' as const,
    userId: user.id,
    name: user.name,
    role: 'viewer' as const,
    isAdministrator: false,
    sessionId,
  }
}

/** Whether two texts name one mailbox, as better-auth stores it. */
export function isSameEmail(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}
