import type { Transaction } from '#platform/db/database.ts'
import type { Receipt, ToolRun } from '#tools/ports.ts'

/** A tool call as it is kept, and where in the talk it happened. */
export interface KeptToolCall {
  turnId: string
  position: number
  coversSeq: number
  callId: string
  name: string
  arguments: Record<string, unknown>
  result: Record<string, unknown>
  status: ToolRun['status']
  receiptId: string | null
  durationMs: number
}

/** Writes down a tool call and, where it was a deed, its receipt. */
export async function keepToolCall(
  tx: Transaction,
  run: ToolRun,
  at: { conversationId: string; turnId: string; coversSeq: number; position: number },
): Promise<void> {
  const { conversationId, turnId, coversSeq, position } = at
  await tx.query(
    `insert into tool_calls (team_id, conversation_id, turn_id, position, covers_seq, call_id, name, arguments, result, status,
       receipt_id, deed_key, started_at, duration_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      tx.teamId, conversationId, turnId, position, coversSeq, run.id, run.name, JSON.stringify(run.arguments),
      JSON.stringify(run.result), run.status, run.receipt?.id ?? null, run.deedKey, run.startedAt, run.durationMs,
    ],
    'keep-tool-call',
  ) // biome-ignore format: fourteen values in one glance
  if (run.receipt)
    await keepReceipt(tx, run.receipt, { tool: run.name, conversationId, turnId, at: run.startedAt })
}

async function keepReceipt(
  tx: Transaction,
  receipt: Receipt,
  of: { tool: string; conversationId: string; turnId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into receipts (team_id, id, kind, object_id, label, starts_at, tool, conversation_id, turn_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.teamId, receipt.id, receipt.kind, receipt.objectId, receipt.label, receipt.startsAt, of.tool, of.conversationId,
      of.turnId, of.at,
    ],
    'keep-receipt',
  ) // biome-ignore format: the values in one glance
}

interface Row {
  turn_id: string
  position: number
  covers_seq: number
  call_id: string
  name: string
  arguments: Record<string, unknown>
  result: Record<string, unknown>
  status: ToolRun['status']
  receipt_id: string | null
  duration_ms: number
}
const columns =
  'turn_id, position, covers_seq, call_id, name, arguments, result, status, receipt_id, duration_ms'

/** The result of a deed done before under this key, or null. */
export async function findDeed(tx: Transaction, deedKey: string): Promise<Record<string, unknown> | null> {
  const [row] = await tx.query<{ result: Record<string, unknown> }>(
    'select result from tool_calls where team_id = $1 and deed_key = $2',
    [tx.teamId, deedKey],
    'find-deed',
  )
  return row?.result ?? null
}

/** Every tool call of a conversation, in the order in which they happened. */
export async function loadToolCalls(tx: Transaction, conversationId: string): Promise<KeptToolCall[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from tool_calls where team_id = $1 and conversation_id = $2 order by covers_seq, turn_id, position`,
    [tx.teamId, conversationId],
    'load-tool-calls',
  )
  return rows.map((row) => ({
    turnId: row.turn_id,
    position: row.position,
    coversSeq: row.covers_seq,
    callId: row.call_id,
    name: row.name,
    arguments: row.arguments,
    result: row.result,
    status: row.status,
    receiptId: row.receipt_id,
    durationMs: row.duration_ms,
  }))
}
