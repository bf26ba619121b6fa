import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** One text on the carrier's wire, in or out; one row per carrier attempt. */
export const smsLegs = pgTable(
  'sms_legs',
  {
    teamId: teamId(),
    id: text().notNull(),
    connectionId: text('connection_id').notNull(),
    /** inbound or outbound */
    direction: text().notNull(),
    sid: text().notNull(),
    numberId: text('number_id').notNull(),
    ours: text().notNull(),
    theirs: text().notNull(),
    body: text().notNull(),
    media: jsonb().$type<{ url: string; type: string }[]>().notNull().default([]),
    /** waiting, fetched or gone; null without pictures. */
    mediaState: text('media_state'),
    mediaAttempts: integer('media_attempts').notNull().default(0),
    segments: integer().notNull().default(1),
    messageId: text('message_id'),
    intentId: text('intent_id'),
    conversationId: text('conversation_id'),
    /** The carrier's own word, moved forward only. */
    status: text().notNull(),
    statusRank: integer('status_rank').notNull(),
    errorCode: integer('error_code'),
    /** contact, staff, keyword, carrier, notice */
    purpose: text().notNull(),
    carrierAt: moment('carrier_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('sms_legs_sid').on(table.connectionId, table.sid),
    index('sms_legs_theirs').on(table.teamId, table.theirs, table.createdAt),
    index('sms_legs_media').on(table.createdAt).where(sql`media_state = 'waiting'`),
    index('sms_legs_message').on(table.teamId, table.messageId),
    index('sms_legs_intent').on(table.teamId, table.intentId),
    ...teamWall(),
  ],
)

/** Each status the carrier told us, once; one that comes before its text waits here for it. */
export const smsStatuses = pgTable(
  'sms_statuses',
  {
    teamId: teamId(),
    connectionId: text('connection_id').notNull(),
    sid: text().notNull(),
    status: text().notNull(),
    errorCode: integer('error_code'),
    /** The deed its callback's address names: proof that the deed was done, and under which id. */
    intentId: text('intent_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.connectionId, table.sid, table.status] }),
    index('sms_statuses_sid').on(table.connectionId, table.sid),
    index('sms_statuses_intent').on(table.teamId, table.intentId),
    ...teamWall(),
  ],
)

/** How many texts a team sent on a day (UTC), for its cap. */
export const sendCounts = pgTable(
  'send_counts',
  {
    teamId: teamId(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day] }), ...teamWall()],
)
