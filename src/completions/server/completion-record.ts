import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { CompletionPurpose } from '#completions/contract.ts'
import type { ModelChoice } from '#completions/ports.ts'
import { type Cost, costOf, type Usage } from '#completions/server/cost-of.ts'
import { newId } from '#kit/ids.ts'

/** One completion, ready to be written with the turn it belongs to: whole enough to be asked again. */
export interface CompletionRecord {
  id: string
  purpose: CompletionPurpose
  engine: 'builtin' | 'llm'
  provider: string
  model: string
  promptVersion: string
  /** fallback: it answered because a better model did not. */
  status: 'succeeded' | 'failed' | 'cancelled' | 'fallback'
  input: unknown
  output: unknown
  tools: unknown
  parameters: unknown
  finishReason: string | null
  /** Kind, status and code of what went wrong; never anybody's words. */
  error: string | null
  attempt: number
  /** The completion that failed before this one. */
  fallbackFrom: string | null
  usage: Usage
  cost: Cost
  startedAt: Date
  firstTokenAt: Date | null
  endedAt: Date
}

/** The row as it stands before the model has answered. */
export function beginRecord(
  choice: ModelChoice,
  ask: {
    purpose: CompletionPurpose
    promptVersion?: string | undefined
    options: LanguageModelV4CallOptions
  },
  call: { startedAt: Date; attempt: number; fallbackFrom: string | null },
): CompletionRecord {
  const {
    prompt,
    tools,
    providerOptions,
    abortSignal: _signal,
    headers: _headers,
    ...parameters
  } = ask.options
  const usage = { input: 0, cached: 0, output: 0, reasoning: 0 }
  const base = { engine: choice.engine, provider: choice.model.provider, model: choice.model.modelId }
  const isAskedInWords = choice.engine === 'llm' && ask.promptVersion !== undefined
  return {
    ...base,
    id: newId('cmp', call.startedAt.getTime()),
    purpose: ask.purpose,
    promptVersion: isAskedInWords ? `${ask.promptVersion}+${choice.promptVersion}` : choice.promptVersion,
    status: 'failed',
    input: { prompt, providerOptions: providerOptions ?? {} },
    output: null,
    tools: tools ?? [],
    parameters: { ...parameters, ...choice.settings },
    finishReason: null,
    error: null,
    attempt: call.attempt,
    fallbackFrom: call.fallbackFrom,
    usage,
    cost: costOf(base, usage),
    startedAt: call.startedAt,
    firstTokenAt: null,
    endedAt: call.startedAt,
  }
}

/** The vendor's count of tokens in our four figures. */
export function usageOf(usage: LanguageModelV4Usage | null): Usage {
  return {
    input: count(usage?.inputTokens.total),
    cached: count(usage?.inputTokens.cacheRead),
    output: count(usage?.outputTokens.total),
    reasoning: count(usage?.outputTokens.reasoning),
  }
}

const mostTokens = 1e9

function count(tokens: number | undefined): number {
  return tokens !== undefined && tokens > 0 && tokens < mostTokens ? Math.round(tokens) : 0
}
