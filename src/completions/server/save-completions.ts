import type { CompletionRecord } from '#completions/server/completion-record.ts'
import { storableJson } from '#completions/server/storable-json.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Writes completions in the transaction of the turn they belong to. */
export async function saveCompletions(
  tx: Transaction,
  records: readonly CompletionRecord[],
  of: { conversationId: string; turnId: string },
): Promise<void> {
  for (const record of records) {
    await tx.query(
      `insert into completions (team_id, id, conversation_id, turn_id, purpose, engine, provider, model, prompt_version,
         status, input, output, tools, parameters, finish_reason, error, attempt, fallback_from,
         input_tokens, cached_tokens, output_tokens, reasoning_tokens, cost_micros, price_table,
         started_at, first_token_at, ended_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
         $26, $27)`,
      [
        tx.teamId, record.id, of.conversationId, of.turnId, record.purpose, record.engine, record.provider, record.model,
        record.promptVersion, record.status, storableJson(record.input), storableJson(record.output),
        storableJson(record.tools), storableJson(record.parameters), record.finishReason, record.error,
        record.attempt, record.fallbackFrom, record.usage.input, record.usage.cached, record.usage.output,
        record.usage.reasoning, record.cost.micros, record.cost.table, record.startedAt, record.firstTokenAt, record.endedAt,
      ],
      'save-completion',
    ) // biome-ignore format: twenty-seven values in one glance
  }
}
