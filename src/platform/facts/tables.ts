import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** Something that happened, appended in the transaction that made it happen. */
export const facts = pgTable(
  'facts',
  {
    teamId: teamId(),
    id: text().notNull(),
    type: text().notNull(),
    subjectId: text('subject_id').notNull(),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] }), ...teamWall()],
)

/** One fact on its way to one subscriber; gone once the subscriber has taken it. */
export const factDeliveries = pgTable(
  'fact_deliveries',
  {
    teamId: teamId(),
    factId: text('fact_id').notNull(),
    subscriber: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.factId, table.subscriber] }),
    index('fact_deliveries_due').on(table.dueAt),
    ...teamWall(),
  ],
)
