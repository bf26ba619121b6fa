import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'
import type { BenchLine } from '../contract.ts'
import type { PracticeBook } from './practice-calendar.ts'

/** A practice talk with a bot's draft: whole in one row, gone after a day. */
export const benchTalks = pgTable(
  'bench_talks',
  {
    teamId: teamId(),
    id: text().notNull(),
    botId: text('bot_id').notNull(),
    userId: text('user_id').notNull(),
    /** chat, text */
    channel: text().notNull(),
    /** What the talk's clock is ahead of the real one, in minutes; null: it shows the real time. */
    aheadMinutes: integer('ahead_minutes'),
    /** Rises with each answer, so that two said at once do not lose one. */
    rev: integer().notNull().default(1),
    lines: jsonb().$type<BenchLine[]>().notNull(),
    /** What was kept and booked in practice. */
    book: jsonb().$type<PracticeBook>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('bench_talks_person').on(table.teamId, table.botId, table.userId, table.createdAt),
    ...teamWall(),
  ],
)
