import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TurnTimings } from '#conversations/contract.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** The talk between one contact and one bot, while it lasts. */
export const conversations = pgTable(
  'conversations',
  {
    teamId: teamId(),
    id: text().notNull(),
    botId: text('bot_id').notNull(),
    contactId: text('contact_id').notNull(),
    numberId: text('number_id'),
    /** pending (the bot has it), open (a person is wanted or has it), snoozed, resolved */
    status: text().notNull().default('pending'),
    /** bot, human, none */
    handler: text().notNull().default('bot'),
    outcome: text(),
    channel: text().notNull(),
    /** What the contact calls this talk about, in their first words. */
    subject: text().notNull().default(''),
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: moment('last_message_at').notNull(),
    lastLine: text('last_line').notNull().default(''),
    lastRole: text('last_role').notNull().default('contact'),
    /** In small letters, so that a search through very many need not fold each anew. */
    findable: text().generatedAlwaysAs(sql`lower(subject || chr(10) || last_line)`),
    isSample: boolean('is_sample').notNull().default(false),
    resolvedAt: moment('resolved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('conversations_one_open')
      .on(table.teamId, table.contactId, table.botId)
      .where(sql`status <> 'resolved'`),
    index('conversations_recent').on(table.teamId, table.lastMessageAt, table.id),
    index('conversations_status').on(table.teamId, table.status, table.lastMessageAt, table.id),
    index('conversations_bot').on(table.teamId, table.botId, table.lastMessageAt),
    index('conversations_began').on(table.teamId, table.createdAt),
    index('conversations_contact').on(table.teamId, table.contactId, table.lastMessageAt),
    ...teamWall(),
  ],
)

/** One run of texts, or one call. The bot's version is pinned here, so a publish reaches the next segment. */
export const segments = pgTable(
  'segments',
  {
    teamId: teamId(),
    id: text().notNull(),
    conversationId: text('conversation_id').notNull(),
    number: integer().notNull(),
    channel: text().notNull(),
    botVersionId: text('bot_version_id'),
    startedAt: moment('started_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('segments_number').on(table.teamId, table.conversationId, table.number),
    ...teamWall(),
  ],
)

/** One text, chat item or spoken line, in the order it was said. */
export const messages = pgTable(
  'messages',
  {
    teamId: teamId(),
    id: text().notNull(),
    conversationId: text('conversation_id').notNull(),
    segmentId: text('segment_id').notNull(),
    seq: integer().notNull(),
    /** contact, bot, person, system */
    role: text().notNull(),
    /** text, note, event */
    kind: text().notNull().default('text'),
    text: text().notNull(),
    media: jsonb().$type<{ id: string; type: string; bytes: number }[]>().notNull().default([]),
    /** For the bot's: the turn that said it. For the contact's: the turn that answers it. */
    turnId: text('turn_id'),
    /** For the contact's: null while it waits for an answer, else answered or why there is none. */
    answer: text(),
    /** For what we send: held, queued, sent, delivered, undelivered, failed, canceled */
    delivery: text(),
    deliveryError: text('delivery_error'),
    /** Of a line the bot spoke and was cut short in: what the contact heard of it. */
    textHeard: text('text_heard'),
    /** For a line of a call: which call, and when it sounded, in milliseconds since the call began. */
    spoken: jsonb().$type<{ callId: string; startMs: number; endMs: number | null }>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('messages_order').on(table.teamId, table.conversationId, table.seq),
    index('messages_asked').on(table.teamId, table.createdAt).where(sql`role = 'contact'`),
    index('messages_not_gone')
      .on(table.teamId, table.createdAt)
      .where(sql`delivery in ('held', 'failed', 'undelivered')`),
    index('messages_waiting')
      .on(table.teamId, table.conversationId)
      .where(sql`role = 'contact' and answer is null`),
    ...teamWall(),
  ],
)

/** Turns of before it was known have no address. */
export type StoredContact = Omit<Talk['contact'], 'address'> & { address?: string | null }

interface StoredClaims {
  replaced: { sentence: string; kind: string; reason: string }[]
  backed: { sentence: string; receiptId: string }[]
}

/** They speak, we answer. Kept before anything leaves, so a kill in between loses nothing. */
export const turns = pgTable(
  'turns',
  {
    teamId: teamId(),
    id: text().notNull(),
    conversationId: text('conversation_id').notNull(),
    segmentId: text('segment_id').notNull(),
    /** The last message this turn has seen; a newer one makes its answer stale. */
    coversSeq: integer('covers_seq').notNull(),
    botVersionId: text('bot_version_id').notNull(),
    profileVersion: integer('profile_version').notNull(),
    /** thinking, sending, done, superseded, failed */
    state: text().notNull(),
    epoch: integer().notNull(),
    attempt: integer().notNull().default(1),
    /** The contact as known when it began; null for turns of before this was kept. */
    contact: jsonb().$type<StoredContact>(),
    /** Sentences that claimed a deed: replaced ones, and those with a receipt. */
    claims: jsonb().$type<StoredClaims>().notNull().default({ replaced: [], backed: [] }),
    /** When each question to a model was put, in order. */
    askedAt: jsonb('asked_at').$type<string[]>().notNull().default([]),
    error: text(),
    /** Of a turn in a call: what happened when, in milliseconds since the call began. */
    timings: jsonb().$type<TurnTimings>(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('turns_recent').on(table.teamId, table.startedAt),
    index('turns_conversation').on(table.teamId, table.conversationId, table.startedAt),
    ...teamWall(),
  ],
)

/** Who may work on a conversation now, and whether there is anything to do. */
export const conversationLeases = pgTable(
  'conversation_leases',
  {
    teamId: teamId(),
    conversationId: text('conversation_id').notNull(),
    isDirty: boolean('is_dirty').notNull().default(false),
    dirtySince: moment('dirty_since'),
    dueAt: moment('due_at').notNull(),
    owner: text(),
    epoch: bigint({ mode: 'number' }).notNull().default(0),
    until: moment('until'),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.conversationId] }),
    index('conversation_leases_due').on(table.dueAt).where(sql`is_dirty`),
    ...teamWall(),
  ],
)

/** What a contact told in a talk, with the words it came from. */
export const collectedValues = pgTable(
  'collected_values',
  {
    teamId: teamId(),
    conversationId: text('conversation_id').notNull(),
    /** service, when, name, phone, email, address, note */
    key: text().notNull(),
    /** Null: it cannot be told. */
    value: text(),
    words: text(),
    messageId: text('message_id'),
    turnId: text('turn_id').notNull(),
    /** said, record, unknown */
    source: text().notNull(),
    confidence: doublePrecision().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.conversationId, table.key] }), ...teamWall()],
)

/** A message taken for the team, or a wish for a person: who, which number, their words, when. */
export const tasks = pgTable(
  'tasks',
  {
    teamId: teamId(),
    id: text().notNull(),
    conversationId: text('conversation_id').notNull(),
    contactId: text('contact_id').notNull(),
    turnId: text('turn_id').notNull(),
    /** message, hand_over */
    kind: text().notNull().default('message'),
    name: text(),
    phone: text(),
    words: text().notNull(),
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** open, called_back, done */
    state: text().notNull().default('open'),
    settledAt: moment('settled_at'),
    settledBy: text('settled_by'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('tasks_open').on(table.teamId, table.createdAt).where(sql`state = 'open'`),
    index('tasks_conversation').on(table.teamId, table.conversationId),
    ...teamWall(),
  ],
)
