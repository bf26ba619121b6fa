import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { MailSender, TeamFounding, TeamRows } from '#teams/ports.ts'
import { type Auth, createAuth } from './auth.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'
import { createSessionCache, type SessionCache } from './session-cache.ts'

/** What the room is given by `app/wire.ts`. */
export interface TeamsSettings {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  /** The instance's own address without a slash at its end. Links never use what a request claims to have asked. */
  publicUrl(): string
  /** Null without a mail server: mail is then listed for the administrator. */
  sender: MailSender | null
  founding: TeamFounding
  /** The rooms above, highest first. */
  rows: TeamRows[]
  removeBlobs(teamId: string): Promise<void>
}

/** What the room's verbs work with. */
export interface TeamsDeps extends TeamsSettings {
  auth: Auth
  sessions: SessionCache
  limits: RateLimiter
}

export async function createTeamsDeps(settings: TeamsSettings): Promise<TeamsDeps> {
  return {
    ...settings,
    auth: await createAuth(settings),
    sessions: createSessionCache(settings.clock),
    limits: createRateLimiter(settings.clock),
  }
}
