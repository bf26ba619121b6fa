import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    index('sms_legs_sent').on(table.teamId, table.createdAt).where(sql`direction = 'outbound'`),
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

/** One leg at a carrier: a call that came in or that we placed. */
export const calls = pgTable(
  'calls',
  {
    teamId: teamId(),
    id: text().notNull(),
    connectionId: text('connection_id').notNull(),
    sid: text().notNull(),
    /** inbound or outbound */
    direction: text().notNull(),
    numberId: text('number_id').notNull(),
    ours: text().notNull(),
    theirs: text().notNull(),
    callerName: text('caller_name'),
    contactId: text('contact_id'),
    conversationId: text('conversation_id'),
    segmentId: text('segment_id'),
    intentId: text('intent_id'),
    /** The carrier's own word, moved forward only. */
    status: text().notNull(),
    statusRank: integer('status_rank').notNull(),
    answeredBy: text('answered_by'),
    startedAt: moment('started_at').notNull(),
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
    durationSeconds: integer('duration_seconds'),
    /** A code of `ended-reasons.ts`; null while it goes on. */
    endedReason: text('ended_reason'),
    sipCode: integer('sip_code'),
    errorCode: integer('error_code'),
    /** The newest line handed out, and the newest that came: only that one may speak. */
    lineIssued: integer('line_issued').notNull().default(0),
    lineEpoch: integer('line_epoch').notNull().default(0),
    /** How often the talk went on after its line was lost. */
    resumes: integer().notNull().default(0),
    transfers: jsonb().$type<CallTransfer[]>().notNull().default([]),
    priceMicros: bigint('price_micros', { mode: 'number' }),
    priceCurrency: text('price_currency'),
    /** When its carrier is next asked about it, how it fares or what it costs, and how often it has been. */
    askAt: moment('ask_at').default(sql`parley_now() + interval '1 minute'`),
    asks: integer().notNull().default(0),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('calls_sid').on(table.connectionId, table.sid),
    index('calls_conversation').on(table.teamId, table.conversationId),
    index('calls_recent').on(table.teamId, table.startedAt),
    index('calls_ended').on(table.teamId, table.endedAt),
    index('calls_open').on(table.startedAt).where(sql`ended_at is null`),
    index('calls_to_ask').on(table.askAt).where(sql`ask_at is not null`),
    index('calls_intent').on(table.teamId, table.intentId),
    ...teamWall(),
  ],
)

/** Each status the carrier told of a call, once; one that comes before its call waits here for it. */
export const callStatuses = pgTable(
  'call_statuses',
  {
    teamId: teamId(),
    connectionId: text('connection_id').notNull(),
    sid: text().notNull(),
    /** The carrier's count of it, or its own words where it does not count. */
    key: text().notNull(),
    sequence: integer(),
    status: text().notNull(),
    /** As the carrier dates it, or when it came. */
    at: moment('at').notNull(),
    durationSeconds: integer('duration_seconds'),
    answeredBy: text('answered_by'),
    sipCode: integer('sip_code'),
    errorCode: integer('error_code'),
    /** The deed its callback's address names: proof that the call was placed, and under which id. */
    intentId: text('intent_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.connectionId, table.sid, table.key] }),
    index('call_statuses_intent').on(table.teamId, table.intentId),
    ...teamWall(),
  ],
)

export interface CallTransfer {
  phone: string
  /** ISO 8601 */
  at: string
  /** ringing, answered, busy, no-answer, failed, canceled */
  outcome: string
}

/** What happened on a call, for whoever wants to know later: webhooks, messages of the line, turns. */
export const callEvents = pgTable(
  'call_events',
  {
    teamId: teamId(),
    id: text().notNull(),
    callId: text('call_id').notNull(),
    /** Milliseconds since the call began. */
    atMs: integer('at_ms').notNull(),
    /** webhook, plan, line.in, line.out, turn, session, recording */
    source: text().notNull(),
    name: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('call_events_call').on(table.teamId, table.callId, table.atMs),
    ...teamWall(),
  ],
)

/** What was recorded of a call: first at the carrier, then with us. */
export const recordings = pgTable(
  'recordings',
  {
    teamId: teamId(),
    id: text().notNull(),
    callId: text('call_id').notNull(),
    connectionId: text('connection_id').notNull(),
    sid: text().notNull(),
    /** The carrier's own word. */
    status: text().notNull(),
    /** remote, stored (fetched and checked), purged (and removed at the carrier), gone */
    store: text().notNull().default('remote'),
    channels: integer().notNull(),
    /** How long it is as the carrier says, and by its own samples once it is stored. */
    toldMs: integer('told_ms'),
    durationMs: integer('duration_ms'),
    /** Why it is not what it should be: absent, failed, shorter, unreadable, too-large, lost, unfetched */
    problem: text(),
    /** When it began, in milliseconds since the call did. */
    offsetMs: integer('offset_ms').notNull().default(0),
    bytes: integer(),
    sha256: text(),
    /** Loudness 50 times a second, each side base64 of bytes 0 to 127. */
    peaks: jsonb().$type<{ perSecond: number; contact: string; bot: string }>(),
    attempts: integer().notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('recordings_sid').on(table.connectionId, table.sid),
    index('recordings_call').on(table.teamId, table.callId),
    index('recordings_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    ...teamWall(),
  ],
)
