import type { CompletionDetail } from '#completions/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

/** One question to a model, exactly as it was put, and its answer. Throws NotFound. */
export async function readCompletion(tx: Transaction, id: string): Promise<CompletionDetail> {
  const [row] = await tx.query<
    Omit<CompletionDetail, 'startedAt' | 'endedAt'> & { startedAt: Date; endedAt: Date | null }
  >(
    `select id, turn_id as "turnId", purpose, engine, provider, model, prompt_version as "promptVersion", status, attempt,
       error, input, output, tools, parameters, finish_reason as "finishReason", input_tokens as "inputTokens",
       cached_tokens as "cachedTokens", output_tokens as "outputTokens", reasoning_tokens as "reasoningTokens",
       cost_micros::float8 as "costMicros", started_at as "startedAt", ended_at as "endedAt"
     from completions where team_id = $1 and id = $2`,
    [tx.teamId, id],
    'read-completion',
  )
  if (!row) throw new NotFound('This completion')
  return { ...row, startedAt: row.startedAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
}
