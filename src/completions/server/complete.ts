import type {
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider'
import type { CompletionPurpose } from '#completions/contract.ts'
import type { ModelChoice, ModelSource } from '#completions/ports.ts'
import { newId } from '#kit/ids.ts'
import type { Clock } from '#platform/clock.ts'
import { Unavailable } from '#platform/errors.ts'

/** One completion, ready to be written with the turn it belongs to. */
export interface CompletionRecord {
  id: string
  purpose: CompletionPurpose
  engine: 'builtin' | 'llm'
  provider: string
  model: string
  promptVersion: string
  status: 'succeeded' | 'failed'
  input: unknown
  output: unknown
  tools: unknown
  parameters: unknown
  finishReason: string | null
  error: string | null
  attempt: number
  fallbackFrom: string | null
  usage: { input: number; cached: number; output: number; reasoning: number }
  startedAt: Date
  endedAt: Date
}

export interface Completed {
  text: string
  toolCalls: { id: string; name: string; arguments: unknown }[]
  /** What the engine says about how it came to its answer, where it says anything. */
  trace: unknown
  /** Every attempt, failed ones first. */
  records: CompletionRecord[]
}

/** Asks the models one after the other until one answers. Throws Unavailable when none does. */
export async function complete(
  deps: { models: ModelSource; clock: Clock },
  ask: { purpose: CompletionPurpose; options: LanguageModelV4CallOptions },
): Promise<Completed> {
  const records: CompletionRecord[] = []
  for (const [index, choice] of deps.models.chain().entries()) {
    const startedAt = deps.clock.now()
    const base = describe(choice, ask, {
      startedAt,
      attempt: index + 1,
      fallbackFrom: records.at(-1)?.id ?? null,
    })
    try {
      const result = await choice.model.doGenerate(ask.options)
      records.push({ ...base, ...succeeded(result), endedAt: deps.clock.now() })
      return { ...readResult(result), records }
    } catch (error) {
      if (ask.options.abortSignal?.aborted) throw error
      records.push({
        ...base,
        error: error instanceof Error ? error.name : 'unknown',
        endedAt: deps.clock.now(),
      })
    }
  }
  throw new Unavailable('No model answered.')
}

function describe(
  choice: ModelChoice,
  ask: { purpose: CompletionPurpose; options: LanguageModelV4CallOptions },
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
  return {
    id: newId('cmp', call.startedAt.getTime()),
    purpose: ask.purpose,
    engine: choice.engine,
    provider: choice.model.provider,
    model: choice.model.modelId,
    promptVersion: choice.promptVersion,
    status: 'failed',
    input: { prompt, providerOptions: providerOptions ?? {} },
    output: null,
    tools: tools ?? [],
    parameters,
    finishReason: null,
    error: null,
    attempt: call.attempt,
    fallbackFrom: call.fallbackFrom,
    usage: { input: 0, cached: 0, output: 0, reasoning: 0 },
    startedAt: call.startedAt,
    endedAt: call.startedAt,
  }
}

function succeeded(result: LanguageModelV4GenerateResult) {
  const { inputTokens, outputTokens } = result.usage
  return {
    status: 'succeeded' as const,
    output: { content: result.content, providerMetadata: result.providerMetadata ?? {} },
    finishReason: result.finishReason.unified,
    usage: {
      input: inputTokens.total ?? 0,
      cached: inputTokens.cacheRead ?? 0,
      output: outputTokens.total ?? 0,
      reasoning: outputTokens.reasoning ?? 0,
    },
  }
}

function readResult(result: LanguageModelV4GenerateResult): Pick<Completed, 'text' | 'toolCalls' | 'trace'> {
  const text = result.content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('')
  const calls = result.content.filter((part): part is LanguageModelV4ToolCall => part.type === 'tool-call')
  return {
    text,
    toolCalls: calls.map((call) => ({
      id: call.toolCallId,
      name: call.toolName,
      arguments: parse(call.input),
    })),
    trace: result.providerMetadata?.parley?.trace ?? null,
  }
}

function parse(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}
