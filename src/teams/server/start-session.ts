import type { Transaction } from '#platform/db/database.ts'
import { sessionDays } from './auth.ts'
import type { TeamsDeps } from './deps.ts'
import type { Caller } from './rate-limit.ts'
import { sessionCookie } from './session-cookie.ts'
import { listTeamsOf } from './store.ts'

export const sessionMs = sessionDays * 24 * 3600_000

export interface StartedSession {
  sessionId: string
  userId: string
  token: string
  /** For the answer's Set-Cookie. */
  cookie: string
}

/** Starts a session in an open transaction of `deps.auth`, in the team the person joined first. */
export async function startSession(
  deps: TeamsDeps,
  tx: Transaction,
  who: { userId: string; caller: Caller; teamId?: string },
): Promise<StartedSession> {
  const now = deps.clock.now()
  const teamId = who.teamId ?? (await listTeamsOf(tx, who.userId))[0]?.id ?? null
  const session = await deps.auth.people.createSession(
    who.userId,
    false,
    {
      activeOrganizationId: teamId,
      ipAddress: who.caller.ip,
      userAgent: who.caller.userAgent.slice(0, 300),
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
    },
    true,
  )
  const isSecure = deps.publicUrl().startsWith('https://')
  const cookie = sessionCookie({ secrets: deps.secrets, isSecure }, session.token)
  return { sessionId: session.id, userId: who.userId, token: session.token, cookie }
}
