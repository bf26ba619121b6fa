import type { TeamRole } from '#platform/context.ts'
import type { Visitor } from '#platform/http/request-context.ts'
import type { TeamsDeps } from './deps.ts'
import { readSessionToken } from './session-cookie.ts'
import { sessionMs } from './start-session.ts'
import { findSession, touchSession } from './store.ts'

const touchedEveryMs = 3600_000

/** Who is asking, by the session cookie; null for nobody. Remembered for 15 s, forgotten at once when it changes. */
export async function authenticate(deps: TeamsDeps, headers: Headers): Promise<Visitor | null> {
  const token = readSessionToken(deps.secrets, headers)
  if (!token) return null
  return deps.sessions.get(token) ?? (await deps.sessions.fill(token, () => readVisitor(deps, token)))
}

/** The visitor of a session as the database has it now; null when the session is over. */
export function readVisitor(deps: TeamsDeps, token: string): Promise<Visitor | null> {
  return deps.db.system('authenticate', async (tx) => {
    const found = await findSession(tx, token)
    if (!found) return null
    const now = deps.clock.now()
    if (now.getTime() - found.seenAt.getTime() >= touchedEveryMs) {
      await touchSession(tx, found.sessionId, { seenAt: now, expiresAt: new Date(now.getTime() + sessionMs) })
    }
    const { seenAt: _, ...visitor } = found
    return { ...visitor, role: visitor.role as TeamRole | null }
  })
}
