import type { LanguageModelV4CallOptions, LanguageModelV4ToolCall } from '@ai-sdk/provider'
import type { CompletionPurpose } from '#completions/contract.ts'
import type { ModelChoice, ModelSource, ModelWish, Timers } from '#completions/ports.ts'
import { AskCancelled, type Asked, askModel } from '#completions/server/ask-model.ts'
import { beginRecord, type CompletionRecord, usageOf } from '#completions/server/completion-record.ts'
import { costOf } from '#completions/server/cost-of.ts'
import { CallFault, judgeAnswer, type SoundAnswer } from '#completions/server/judge-answer.ts'
import { leastAttemptMs, type ModelLimits, textLimits } from '#completions/server/limits.ts'
import { faultOf, type ModelFault } from '#completions/server/model-fault.ts'
import { repairPrompt } from '#completions/server/repair-prompt.ts'
import { systemTimers } from '#completions/server/timers.ts'
import type { Clock } from '#platform/clock.ts'
import { Unavailable } from '#platform/errors.ts'

export type { CompletionRecord } from '#completions/server/completion-record.ts'

export interface CompleteDeps {
  models: ModelSource
  clock: Clock
  timers?: Timers
}

export interface Ask {
  purpose: CompletionPurpose
  options: LanguageModelV4CallOptions
  /** The bot's wish; `auto` when left out. */
  wish?: ModelWish
  /** Which wording of the prompt this is, where the asker keeps count. */
  promptVersion?: string
  limits?: Partial<ModelLimits>
  /** When the whole turn must be over; past it only the built-in engine is asked. */
  deadline?: Date
  /** Told what a vendor has said so far, as it comes. It may yet turn out unusable, and another begin anew. */
  onText?: (soFar: string) => void
}

export interface Completed extends SoundAnswer {
  /** What the engine says about how it came to its answer, where it says anything. */
  trace: unknown
  /** Every attempt, failed ones first. */
  records: CompletionRecord[]
}

/** Thrown when the asker aborts. Holds the attempts made until then. */
export class CompletionCancelled extends Error {
  readonly records: CompletionRecord[]
  constructor(records: CompletionRecord[]) {
    super('The answer is no longer wanted.')
    this.name = 'CompletionCancelled'
    this.records = records
  }
}

/**
 * Asks the models one after the other until one gives an answer that can be acted on: words, or whole and valid
 * tool calls. The built-in engine ends the chain. Throws CompletionCancelled when `options.abortSignal` fires, and
 * Unavailable when nobody answers.
 */
export async function complete(deps: CompleteDeps, ask: Ask): Promise<Completed> {
  const limits = { ...textLimits, ...ask.limits }
  const latest = deps.clock.now().getTime() + limits.totalMs
  const question: Question = {
    deps: { ...deps, timers: deps.timers ?? systemTimers },
    ask,
    limits,
    endMs: Math.min(latest, ask.deadline?.getTime() ?? latest),
    records: [],
  }
  const chain = deps.models.chain(ask.wish)
  for (const choice of chain) {
    const isFirst = choice === chain[0]
    const answer =
      choice.engine === 'builtin' ? await askEngine(question, choice) : await askVendor(question, choice)
    if (!answer) continue
    const last = question.records.at(-1)
    if (last && !isFirst) last.status = 'fallback'
    return { ...answer, records: question.records }
  }
  throw new Unavailable('No model answered.')
}

interface Question {
  deps: Required<CompleteDeps>
  ask: Ask
  limits: ModelLimits
  endMs: number
  records: CompletionRecord[]
}
type Answer = Omit<Completed, 'records'>

/** The engine on this machine: at once, from facts, and never put aside. */
async function askEngine({ deps, ask, records }: Question, choice: ModelChoice): Promise<Answer | null> {
  const record = begin({ deps, ask, records }, choice, ask.options)
  try {
    const result = await choice.model.doGenerate(ask.options)
    const { content, finishReason, providerMetadata } = result
    record.status = 'succeeded'
    record.output = { content, providerMetadata: providerMetadata ?? {} }
    record.finishReason = finishReason.unified
    record.endedAt = deps.clock.now()
    record.firstTokenAt = record.endedAt
    const calls = content.filter((part): part is LanguageModelV4ToolCall => part.type === 'tool-call')
    return {
      text: content.flatMap((part) => (part.type === 'text' ? part.text : [])).join(''),
      toolCalls: calls.map((call) => ({
        id: call.toolCallId,
        name: call.toolName,
        arguments: JSON.parse(call.input) as unknown,
      })),
      trace: providerMetadata?.parley?.trace ?? null,
    }
  } catch (error) {
    if (ask.options.abortSignal?.aborted) throw cancelled(records, record)
    record.error = error instanceof Error ? error.name : 'unknown'
    record.endedAt = deps.clock.now()
    return null
  }
}

/** A vendor's model: once, and once more when telling it what was wrong may help. Null sends us to the next. */
async function askVendor(question: Question, choice: ModelChoice): Promise<Answer | null> {
  const { breaker } = question.deps.models
  const { provider } = choice.model
  if (remainingMs(question) < leastAttemptMs || breaker?.admits(provider) === false) return null
  try {
    let options = vendorOptions(question, choice)
    for (let tries = 1; ; tries++) {
      const tried = await tryOnce(question, choice, options)
      if ('answer' in tried) {
        breaker?.answered(provider)
        return tried.answer
      }
      const { fault, asked } = tried
      if (fault.isOutage)
        breaker?.failed(provider, { error: fault.message, retryAfterMs: fault.retryAfterMs })
      else breaker?.answered(provider)
      const mayRepair = tries === 1 && fault instanceof CallFault && remainingMs(question) >= leastAttemptMs
      if (!mayRepair) return null
      options = repairPrompt(options, asked.heard, fault.problems)
    }
  } catch (error) {
    breaker?.released(provider)
    throw error
  }
}

type Tried = { answer: Answer } | { fault: ModelFault; asked: Asked }

async function tryOnce(
  question: Question,
  choice: ModelChoice,
  options: LanguageModelV4CallOptions,
): Promise<Tried> {
  const { deps, records } = question
  const record = begin(question, choice, options)
  const attemptMs = Math.min(question.limits.attemptMs, remainingMs(question))
  let asked: Asked
  try {
    const { onText } = question.ask
    const limits = { ...question.limits, attemptMs }
    asked = await askModel(deps, choice.model, { options, limits, ...(onText ? { onText } : {}) })
  } catch (error) {
    if (error instanceof AskCancelled) throw cancelled(records, record)
    throw error
  }
  const { heard } = asked
  record.endedAt = deps.clock.now()
  record.firstTokenAt = asked.firstTokenAt
  record.finishReason = heard.finishReason
  record.usage = usageOf(heard.usage)
  record.cost = costOf(record, record.usage)
  const { text, calls, answeredBy, metadata } = heard
  record.output = { content: [...(text ? [{ type: 'text', text }] : []), ...calls], answeredBy, metadata }
  try {
    if (asked.fault) throw asked.fault
    const sound = judgeAnswer(heard, options)
    record.status = 'succeeded'
    return { answer: { ...sound, trace: null } }
  } catch (error) {
    const fault = faultOf(error, 'bad_stream')
    record.error = fault.message
    return { fault, asked }
  }
}

/** What a vendor is told: the question without the facts that are laid out for the built-in engine alone. */
function vendorOptions({ ask, limits }: Question, choice: ModelChoice): LanguageModelV4CallOptions {
  const { providerOptions = {}, ...options } = ask.options
  const { parley: _facts, ...others } = providerOptions
  return {
    maxOutputTokens: limits.maxOutputTokens,
    ...options,
    ...choice.settings,
    providerOptions: { ...others, ...choice.settings?.providerOptions },
  }
}

function begin(
  { deps, ask, records }: Pick<Question, 'deps' | 'ask' | 'records'>,
  choice: ModelChoice,
  options: LanguageModelV4CallOptions,
): CompletionRecord {
  // The facts stand in every row, also of those who are not told them: any model can be asked again with it.
  const asked = { ...options, providerOptions: ask.options.providerOptions ?? {} }
  const record = beginRecord(
    choice,
    { ...ask, options: asked },
    {
      startedAt: deps.clock.now(),
      attempt: records.length + 1,
      fallbackFrom: records.at(-1)?.id ?? null,
    },
  )
  records.push(record)
  return record
}

function remainingMs({ deps, endMs }: Question): number {
  return endMs - deps.clock.now().getTime()
}

function cancelled(records: CompletionRecord[], record: CompletionRecord): CompletionCancelled {
  record.status = 'cancelled'
  return new CompletionCancelled(records)
}
