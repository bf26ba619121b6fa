import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgPolicy, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, systemRole, teamId, teamWall } from '#platform/db/team-table.ts'
import { transactionId } from '#platform/db/transaction-id.ts'

/** Something that happened, appended in the transaction that made it happen. */
export const facts = pgTable(
  'facts',
  {
    teamId: teamId(),
    id: text().notNull(),
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    subjectId: text('subject_id').notNull(),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('facts_log').on(table.xid, table.seq),
    ...teamWall(),
  ],
)

/** That a subscriber has acted on a fact, written in the transaction of its deed: a fact heard twice is done once. */
export const factReceipts = pgTable(
  'fact_receipts',
  {
    teamId: teamId(),
    factId: text('fact_id').notNull(),
    subscriber: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.factId, table.subscriber] }), ...teamWall()],
)

/** How far each subscriber has come. Of the instance, not of a team. */
export const factCursors = pgTable(
  'fact_cursors',
  {
    subscriber: text().primaryKey(),
    xid: transactionId().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    failures: integer().notNull().default(0),
    retryAt: moment('retry_at'),
  },
  () => [pgPolicy('system_door', { for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` })],
)
