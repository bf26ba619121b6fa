import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'
import { transactionId } from '#platform/db/transaction-id.ts'

/**
 * What open screens should know. The writing transaction's id stands first in the order, so that a reader can
 * leave out transactions still open and never jumps over one that commits late.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    teamId: teamId(),
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.xid, table.seq] }),
    index('live_events_age').on(table.createdAt),
    ...teamWall(),
  ],
)
