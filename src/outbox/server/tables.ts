import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** One deed the platform owes the outside world. Written with the decision to do it, performed after. */
export const intents = pgTable(
  'outbox_intents',
  {
    teamId: teamId(),
    id: text().notNull(),
    kind: text().notNull(),
    /** Says what the deed is for; a second intent with the same key is the same deed. */
    key: text().notNull(),
    /** Deeds of one lane happen one after the other, oldest first. */
    lane: text().notNull(),
    /** Whom it reaches, for a gate that must find what is on its way to somebody. */
    recipient: text().notNull(),
    payload: jsonb().notNull(),
    state: text().notNull().default('ready'),
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    owner: text(),
    epoch: integer().notNull().default(0),
    leaseUntil: moment('lease_until'),
    startedAt: moment('started_at'),
    settledAt: moment('settled_at'),
    result: jsonb(),
    error: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('outbox_intents_key').on(table.teamId, table.kind, table.key),
    index('outbox_intents_due').on(table.dueAt).where(sql`state in ('ready', 'sending', 'unknown')`),
    index('outbox_intents_lane')
      .on(table.teamId, table.lane)
      .where(sql`state in ('ready', 'sending', 'unknown')`),
    index('outbox_intents_recipient')
      .on(table.teamId, table.recipient)
      .where(sql`state in ('ready', 'sending', 'unknown')`),
    ...teamWall(),
  ],
)

/** What the gate said to one intent, and why; kept for ever beside it. */
export const decisions = pgTable(
  'outbox_decisions',
  {
    teamId: teamId(),
    id: text().notNull(),
    intentId: text('intent_id').notNull(),
    isAllowed: boolean('is_allowed').notNull(),
    rule: text().notNull(),
    reason: text().notNull(),
    until: moment('until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('outbox_decisions_intent').on(table.teamId, table.intentId),
    ...teamWall(),
  ],
)
