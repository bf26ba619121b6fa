import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'
import type { BotConfig } from '../contract.ts'

/** A bot: its name, whether it answers, and which version is live. */
export const bots = pgTable(
  'bots',
  {
    teamId: teamId(),
    id: text().notNull(),
    name: text().notNull(),
    /** active, paused, archived */
    status: text().notNull().default('active'),
    liveVersionId: text('live_version_id'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] }), ...teamWall()],
)

/** What the team is working on. `rev` rises with each save; a save that saw an older one is refused. */
export const botDrafts = pgTable(
  'bot_drafts',
  {
    teamId: teamId(),
    botId: text('bot_id').notNull(),
    rev: integer().notNull().default(1),
    config: jsonb().$type<BotConfig>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.botId] }), ...teamWall()],
)

/** A published version. Never changed and never removed while its bot lives; the database refuses an update. */
export const botVersions = pgTable(
  'bot_versions',
  {
    teamId: teamId(),
    id: text().notNull(),
    botId: text('bot_id').notNull(),
    number: integer().notNull(),
    note: text().notNull().default(''),
    checksum: text().notNull(),
    config: jsonb().$type<BotConfig>().notNull(),
    publishedBy: text('published_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('bot_versions_bot').on(table.teamId, table.botId, table.number),
    ...teamWall(),
  ],
)
