import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** A link to a provider. The instance's own belong to the team `instance`, which nobody is a member of. */
export const connections = pgTable(
  'connections',
  {
    teamId: teamId(),
    id: text().notNull(),
    provider: text().notNull(),
    label: text().notNull(),
    /** not_connected, connecting, connected, degraded, reauth_required, paused, disconnected */
    state: text().notNull(),
    account: text().notNull().default(''),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Sealed with the team's key for this row alone. */
    secret: text(),
    lastError: text('last_error'),
    lastEventAt: moment('last_event_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('connections_id').on(table.id),
    ...teamWall(),
  ],
)
