import type { TurnItem } from '#conversations/contract.ts'
import type { Transaction } from '#platform/db/database.ts'

/** A turn of a call with all that was asked and done for it; what models were told and said is left out. */
export interface SpokenTurnRow {
  id: string
  state: TurnItem['state']
  timings: TurnItem['timings']
  claims: TurnItem['claims']
  startedAt: Date
  endedAt: Date | null
  tools: SpokenToolRow[]
  completions: SpokenCompletionRow[]
}

export interface SpokenToolRow {
  position: number
  name: string
  arguments: Record<string, unknown>
  result: unknown
  status: 'succeeded' | 'failed' | 'rejected'
  receiptId: string | null
  startedAt: Date
  durationMs: number
}

export interface SpokenCompletionRow {
  id: string
  purpose: string
  engine: string
  model: string
  status: 'succeeded' | 'failed' | 'cancelled' | 'fallback'
  attempt: number
  error: string | null
  startedAt: Date
  firstTokenAt: Date | null
  endedAt: Date | null
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  costMicros: number
  inputBytes: number
  outputBytes: number
  /** How many tools it asked for. */
  toolCalls: number
}

const mostTurns = 1_000

/** The turns of one segment in order, with their tools and completions. */
export async function readSpokenTurns(
  tx: Transaction,
  of: { conversationId: string; segmentId: string },
): Promise<SpokenTurnRow[]> {
  const turns = await tx.query<Omit<SpokenTurnRow, 'tools' | 'completions'>>(
    `select id, state, timings, claims, started_at as "startedAt", ended_at as "endedAt"
     from turns where team_id = $1 and conversation_id = $2 and segment_id = $3 order by started_at, id limit ${mostTurns}`,
    [tx.teamId, of.conversationId, of.segmentId],
    'read-spoken-turns',
  )
  const ids = turns.map((turn) => turn.id)
  const tools = await tx.query<SpokenToolRow & { turnId: string }>(
    `select turn_id as "turnId", position, name, arguments, result, status, receipt_id as "receiptId",
       started_at as "startedAt", duration_ms as "durationMs"
     from tool_calls where team_id = $1 and turn_id = any($2) order by turn_id, position`,
    [tx.teamId, ids],
    'read-spoken-tools',
  )
  const completions = await tx.query<SpokenCompletionRow & { turnId: string }>(
    `select turn_id as "turnId", id, purpose, engine, model, status, attempt, error, started_at as "startedAt",
       first_token_at as "firstTokenAt", ended_at as "endedAt", input_tokens as "inputTokens",
       cached_tokens as "cachedTokens", output_tokens as "outputTokens", cost_micros::float8 as "costMicros",
       octet_length(input::text) as "inputBytes", coalesce(octet_length(output::text), 0) as "outputBytes",
       jsonb_array_length(coalesce(jsonb_path_query_array(output, '$.content[*] ? (@.type == "tool-call")'), '[]')) as "toolCalls"
     from completions where team_id = $1 and turn_id = any($2) order by id`,
    [tx.teamId, ids],
    'read-spoken-completions',
  )
  return turns.map((turn) => ({
    ...turn,
    tools: tools.filter((tool) => tool.turnId === turn.id),
    completions: completions.filter((completion) => completion.turnId === turn.id),
  }))
}

export interface SpokenLineRow {
  id: string
  role: string
  text: string
  heard: string | null
  turnId: string | null
  startMs: number
  endMs: number | null
}

/** What was said in one call, in order; times in milliseconds since it began. */
export async function readSpokenLines(
  tx: Transaction,
  of: { conversationId: string; callId: string },
): Promise<SpokenLineRow[]> {
  return tx.query<SpokenLineRow>(
    `select id, role, text, text_heard as heard, turn_id as "turnId",
       (spoken->>'startMs')::float8 as "startMs", (spoken->>'endMs')::float8 as "endMs"
     from messages where team_id = $1 and conversation_id = $2 and spoken->>'callId' = $3 order by seq`,
    [tx.teamId, of.conversationId, of.callId],
    'read-spoken-lines',
  )
}
