import { sql } from 'drizzle-orm'
import { index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** Each time a bot used a tool: what it asked, what came of it. */
export const toolCalls = pgTable(
  'tool_calls',
  {
    teamId: teamId(),
    conversationId: text('conversation_id').notNull(),
    turnId: text('turn_id').notNull(),
    /** Its place among the turn's calls, from 1. */
    position: integer().notNull(),
    /** The last message the turn had seen: where in the talk it happened. */
    coversSeq: integer('covers_seq').notNull(),
    callId: text('call_id').notNull(),
    name: text().notNull(),
    arguments: jsonb().$type<Record<string, unknown>>().notNull(),
    result: jsonb().$type<Record<string, unknown>>().notNull(),
    /** succeeded, failed, rejected */
    status: text().notNull(),
    receiptId: text('receipt_id'),
    deedKey: text('deed_key'),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.turnId, table.position] }),
    uniqueIndex('tool_calls_deed').on(table.teamId, table.deedKey).where(sql`deed_key is not null`),
    index('tool_calls_conversation').on(table.teamId, table.conversationId, table.coversSeq),
    ...teamWall(),
  ],
)

/** The proof of each deed. Only ever added. */
export const receipts = pgTable(
  'receipts',
  {
    teamId: teamId(),
    id: text().notNull(),
    /** booked, moved, cancelled, sent, passed_on, handed_over */
    kind: text().notNull(),
    objectId: text('object_id').notNull(),
    label: text().notNull(),
    startsAt: moment('starts_at'),
    tool: text().notNull(),
    conversationId: text('conversation_id').notNull(),
    turnId: text('turn_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('receipts_conversation').on(table.teamId, table.conversationId, table.createdAt),
    index('receipts_object').on(table.teamId, table.objectId),
    ...teamWall(),
  ],
)
