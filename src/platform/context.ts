import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'

/** Who acts. Roles are the words of the wire; the teams room decides what they may do. */
export type Actor =
  | {
      kind: 'user'
      userId: string
      name: string
      role: TeamRole
      isAdministrator: boolean
      sessionId: string
    }
  | { kind: 'bot'; botId: string }
  | { kind: 'contact'; contactId: string }
  | { kind: 'system'; name: string }

export const teamRoles = ['owner', 'admin', 'builder', 'agent', 'viewer'] as const
export type TeamRole = (typeof teamRoles)[number]

/** What every verb gets: where the data is, whose it is, who asks and what time it is. */
export interface Context {
  db: Database
  clock: Clock
  log: Log
  teamId: string
  actor: Actor
}
