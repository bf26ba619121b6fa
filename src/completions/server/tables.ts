import { bigint, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** One question to a model and what came back, whole enough to be asked again. */
export const completions = pgTable(
  'completions',
  {
    teamId: teamId(),
    id: text().notNull(),
    conversationId: text('conversation_id'),
    turnId: text('turn_id'),
    /** reply, extract, summary, judge, route, title, test */
    purpose: text().notNull(),
    /** builtin or llm */
    engine: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    promptVersion: text('prompt_version').notNull(),
    /** succeeded, failed, cancelled, fallback */
    status: text().notNull(),
    input: jsonb().notNull(),
    output: jsonb(),
    tools: jsonb().notNull(),
    parameters: jsonb().notNull(),
    finishReason: text('finish_reason'),
    error: text(),
    attempt: integer().notNull().default(1),
    fallbackFrom: text('fallback_from'),
    inputTokens: integer('input_tokens').notNull().default(0),
    cachedTokens: integer('cached_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    reasoningTokens: integer('reasoning_tokens').notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
    priceTable: text('price_table').notNull(),
    startedAt: moment('started_at').notNull(),
    firstTokenAt: moment('first_token_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('completions_recent').on(table.teamId, table.startedAt),
    index('completions_turn').on(table.teamId, table.turnId),
    index('completions_conversation').on(table.teamId, table.conversationId, table.createdAt),
    ...teamWall(),
  ],
)
