import { z } from 'zod'

export const completionPurposes = ['reply', 'extract', 'summary', 'judge', 'route', 'title', 'test'] as const
export const CompletionPurpose = z.enum(completionPurposes)
export type CompletionPurpose = z.infer<typeof CompletionPurpose>

/** One question to a model, exactly as it was put, and its answer. */
export const CompletionDetail = z.object({
  id: z.string(),
  turnId: z.string().nullable(),
  purpose: z.string(),
  engine: z.string(),
  provider: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  status: z.string(),
  attempt: z.number().int(),
  error: z.string().nullable(),
  input: z.unknown(),
  output: z.unknown(),
  tools: z.unknown(),
  parameters: z.unknown(),
  finishReason: z.string().nullable(),
  inputTokens: z.number().int(),
  cachedTokens: z.number().int(),
  outputTokens: z.number().int(),
  reasoningTokens: z.number().int(),
  costMicros: z.number(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type CompletionDetail = z.infer<typeof CompletionDetail>
