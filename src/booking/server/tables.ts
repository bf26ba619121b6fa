import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** A person, a van or a room that takes one appointment at a time. Its row is the lock of its calendar. */
export const crews = pgTable(
  'crews',
  {
    teamId: teamId(),
    id: text().notNull(),
    /** What names the crew in `crew_times`, across teams. */
    lane: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('crews_name').on(table.teamId, table.name),
    ...teamWall(),
  ],
)

/** How a team's calendar is offered; one row per team, none while nobody has changed anything. */
export const bookingSettings = pgTable(
  'booking_settings',
  {
    teamId: teamId(),
    leadMinutes: integer('lead_minutes').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    stepMinutes: integer('step_minutes').notNull(),
    holdMinutes: integer('hold_minutes').notNull(),
    /** Null: no reminders. */
    reminderHours: integer('reminder_hours'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId] }), ...teamWall()],
)

export const appointments = pgTable(
  'appointments',
  {
    teamId: teamId(),
    id: text().notNull(),
    rev: integer().notNull().default(1),
    crewId: text('crew_id').notNull(),
    service: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The end of the time kept free after it. */
    freeAt: moment('free_at').notNull(),
    /** The zone in which its time was agreed. */
    timeZone: text('time_zone').notNull(),
    /** booked, cancelled */
    status: text().notNull().default('booked'),
    name: text().notNull(),
    phone: text(),
    email: text(),
    address: text(),
    note: text(),
    contactId: text('contact_id'),
    conversationId: text('conversation_id'),
    numberId: text('number_id'),
    botId: text('bot_id'),
    /** bot, user */
    bookedByKind: text('booked_by_kind').notNull(),
    bookedByName: text('booked_by_name').notNull(),
    receiptId: text('receipt_id'),
    movedFrom: moment('moved_from'),
    cancelReason: text('cancel_reason'),
    /** none, waiting, owed (its text is in the outbox, whose word counts), not_sent */
    reminder: text().notNull().default('none'),
    reminderAt: moment('reminder_at'),
    /** Names the reminder's text in the outbox. */
    reminderKey: text('reminder_key'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('appointments_start').on(table.teamId, table.startsAt),
    index('appointments_contact').on(table.teamId, table.contactId, table.startsAt),
    index('appointments_reminder').on(table.reminderAt).where(sql`reminder = 'waiting'`),
    ...teamWall(),
  ],
)

/** A window kept for one talk for a few minutes. */
export const holds = pgTable(
  'holds',
  {
    teamId: teamId(),
    id: text().notNull(),
    crewId: text('crew_id').notNull(),
    service: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    freeAt: moment('free_at').notNull(),
    contactId: text('contact_id').notNull(),
    conversationId: text('conversation_id'),
    until: moment('until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('holds_start').on(table.teamId, table.startsAt),
    index('holds_until').on(table.until),
    ...teamWall(),
  ],
)

/**
 * Which crew is taken when: one row for every booked appointment and every hold, kept by triggers on both tables. An
 * exclusion constraint lets no two rows of a crew overlap, whatever the code does (decision 013).
 */
export const crewTimes = pgTable(
  'crew_times',
  {
    teamId: teamId(),
    /** Of the appointment or the hold. */
    id: text().notNull(),
    lane: bigint({ mode: 'number' }).notNull(),
    startsAt: moment('starts_at').notNull(),
    freeAt: moment('free_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] }), ...teamWall()],
)

/** Time in which nothing can be booked; without a crew it is everybody's. */
export const blocks = pgTable(
  'blocks',
  {
    teamId: teamId(),
    id: text().notNull(),
    crewId: text('crew_id'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    reason: text().notNull().default(''),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('blocks_start').on(table.teamId, table.startsAt),
    ...teamWall(),
  ],
)

/** What a deed of a tool came to, so that asked twice it happens once. */
export const bookingDeeds = pgTable(
  'booking_deeds',
  {
    teamId: teamId(),
    key: text().notNull(),
    result: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.key] }), ...teamWall()],
)

/** The secret in the address of a team's calendar feed: its hash finds the team, the sealed word makes the address. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    teamId: teamId(),
    tokenHash: text('token_hash').notNull().unique(),
    sealedToken: text('sealed_token').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId] }), ...teamWall()],
)
