import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { Timers } from '#completions/ports.ts'
import type { ModelLimits } from '#completions/server/limits.ts'
import { faultOf, ModelFault } from '#completions/server/model-fault.ts'
import { type Heard, hear, nothingHeard } from '#completions/server/read-stream.ts'
import type { Clock } from '#platform/clock.ts'

export interface Asked {
  heard: Heard
  firstTokenAt: Date | null
  /** Null when the stream came to its own end; what was heard may still be unusable. */
  fault: ModelFault | null
}

/** The asker no longer wants the answer. */
export class AskCancelled extends Error {
  constructor() {
    super('The answer is no longer wanted.')
    this.name = 'AskCancelled'
  }
}

/**
 * Asks one model once, as a stream, under watch: first piece, pauses and the whole are limited in time, and what it
 * writes in length. Never rejects for what a vendor does; throws AskCancelled when `options.abortSignal` fires.
 */
export async function askModel(
  deps: { clock: Clock; timers: Timers },
  model: LanguageModelV4,
  ask: {
    options: LanguageModelV4CallOptions
    limits: Omit<ModelLimits, 'totalMs'>
    onText?: (soFar: string) => void
  },
): Promise<Asked> {
  const { limits } = ask
  const heard = nothingHeard()
  let firstTokenAt: Date | null = null
  const watch = createWatch(deps.timers, ask.options.abortSignal)
  watch.limit('attempt_timeout', limits.attemptMs)
  watch.limit('first_token_timeout', limits.firstTokenMs)
  const advance = () => {
    firstTokenAt ??= deps.clock.now()
    watch.lift('first_token_timeout')
    watch.limit('stall', limits.stallMs)
  }
  let reader: ReadableStreamDefaultReader<unknown> | null = null
  try {
    const { stream } = await watch.race(model.doStream({ ...ask.options, abortSignal: watch.signal }))
    const parts = stream.getReader()
    reader = parts
    for (;;) {
      const { done, value } = await watch.race(parts.read())
      if (done) break
      const saidLength = heard.text.length
      if (hear(heard, value, limits.maxOutputTokens * mostLettersPerToken)) advance()
      if (heard.text.length > saidLength) ask.onText?.(heard.text)
    }
    return { heard, firstTokenAt, fault: null }
  } catch (error) {
    if (ask.options.abortSignal?.aborted) throw new AskCancelled()
    // Once the vendor has said that it is done, it may end the connection as it likes.
    return { heard, firstTokenAt, fault: heard.finishReason === null ? faultOf(error) : null }
  } finally {
    watch.end()
    reader?.cancel().catch(() => {})
  }
}

/** Far more than any language needs: a vendor that ignores its limit is stopped here. */
const mostLettersPerToken = 8

/** Limits in time over one attempt, as one abort signal. */
function createWatch(timers: Timers, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  const { signal } = controller
  const plans = new Map<string, () => void>()
  const stop = () => controller.abort(new AskCancelled())
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  aborted.catch(() => {})
  const lift = (kind: string) => {
    plans.get(kind)?.()
    plans.delete(kind)
  }
  return {
    signal,
    lift,
    limit: (kind: 'first_token_timeout' | 'stall' | 'attempt_timeout', ms: number) => {
      lift(kind)
      plans.set(
        kind,
        timers.after(ms, () => controller.abort(new ModelFault(kind))),
      )
    },
    /** The work's outcome, or the limit that was passed before it. */
    race: <Result>(work: PromiseLike<Result>): Promise<Result> => Promise.race([work, aborted]),
    /** Takes every plan back and lets go of the connection, whatever state it is in. */
    end: () => {
      for (const kind of [...plans.keys()]) lift(kind)
      outer?.removeEventListener('abort', stop)
      controller.abort(new AskCancelled())
    },
  }
}
