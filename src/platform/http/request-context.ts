import type { Clock } from '#platform/clock.ts'
import type { Actor, Context, TeamRole } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { Forbidden, Unauthenticated } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'

/** The signed-in user behind a request, and the team they work in now. */
export interface Visitor {
  userId: string
  name: string
  email: string
  isAdministrator: boolean
  sessionId: string
  teamId: string | null
  role: TeamRole | null
}

/** What every operation is handed by the door. */
export interface RequestContext {
  db: Database
  clock: Clock
  log: Log
  visitor: Visitor | null
  request: { id: string; headers: Headers; ip: string; isLoopback: boolean; origin: string }
  /** Headers of the answer, for cookies. */
  responseHeaders: Headers
}

/** Who is asking, as verbs want it. Throws Unauthenticated without a session. */
export function actorOf(context: RequestContext): Actor {
  const { visitor } = context
  if (!visitor) throw new Unauthenticated()
  return {
    kind: 'user',
    userId: visitor.userId,
    name: visitor.name,
    role: visitor.role ?? 'viewer',
    isAdministrator: visitor.isAdministrator,
    sessionId: visitor.sessionId,
  }
}

/** The context of the visitor's current team. Throws Forbidden when they are in none. */
export function teamContext(context: RequestContext): Context {
  const actor = actorOf(context)
  const teamId = context.visitor?.teamId
  if (!teamId) throw new Forbidden('Choose or create a team first.')
  return { db: context.db, clock: context.clock, log: context.log, teamId, actor }
}
