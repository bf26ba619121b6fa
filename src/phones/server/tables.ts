import { index, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CallRouting } from '#phones/contract.ts'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** A number we own, and the bot that answers it. */
export const numbers = pgTable(
  'numbers',
  {
    teamId: teamId(),
    id: text().notNull(),
    phone: text().notNull(),
    label: text().notNull().default(''),
    connectionId: text('connection_id').notNull(),
    carrierSid: text('carrier_sid').notNull(),
    capabilities: jsonb().$type<{ sms: boolean; mms: boolean; voice: boolean }>().notNull(),
    /** bought, imported, emulated */
    origin: text().notNull(),
    /** active, released */
    status: text().notNull().default('active'),
    botId: text('bot_id'),
    /** Null: as numbers are routed from the start. */
    callRouting: jsonb('call_routing').$type<CallRouting>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    // Across teams on purpose: a number answers for one team only.
    uniqueIndex('numbers_carrier').on(table.connectionId, table.carrierSid),
    index('numbers_phone').on(table.phone),
    ...teamWall(),
  ],
)
