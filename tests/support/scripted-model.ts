import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { ModelChoice } from '#completions/ports.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A step of a stream: a part, a pause in virtual time, or the end of all signs of life. */
export type StreamStep = LanguageModelV4StreamPart | { pauseMs: number } | 'stall' | Error
export type StreamScript = readonly StreamStep[] | Error | 'no-stream'

export interface ScriptedModel extends ModelChoice {
  asked: LanguageModelV4CallOptions[]
}

const usage = {
  inputTokens: { total: 1000, noCache: 600, cacheRead: 400, cacheWrite: 0 },
  outputTokens: { total: 100, text: 100, reasoning: 0 },
}

export const finish = (
  unified: 'stop' | 'tool-calls' | 'length' | 'content-filter' | 'interrupted' = 'stop',
): StreamStep => ({ type: 'finish', usage, finishReason: { unified, raw: unified } })
export const says = (text: string): StreamStep[] => [{ type: 'text-delta', id: '1', delta: text }, finish()]
export const calls = (toolName: string, input: string, toolCallId = 'c1'): StreamStep[] => [
  { type: 'tool-call', toolCallId, toolName, input },
  finish('tool-calls'),
]

/** A vendor's model behind the port, without a wire: gives its scripts in turn, the last one again and again. */
export function scriptedModel(
  provider: string,
  scripts: readonly StreamScript[],
  time: VirtualTime,
): ScriptedModel {
  const asked: LanguageModelV4CallOptions[] = []
  return {
    engine: 'llm',
    promptVersion: `${provider}-1`,
    asked,
    model: {
      specificationVersion: 'v4',
      provider,
      modelId: 'model-1',
      supportedUrls: {},
      doGenerate: () => Promise.reject(new Error('Asked without a stream.')),
      doStream: async (options) => {
        asked.push(options)
        const script = scripts[Math.min(asked.length, scripts.length) - 1] ?? []
        if (script instanceof Error) throw script
        if (script === 'no-stream') return hang(time)
        return { stream: streamOf(play(script as readonly StreamStep[], time)) }
      },
    },
  }
}

function streamOf(
  parts: AsyncGenerator<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

async function* play(
  script: readonly StreamStep[],
  time: VirtualTime,
): AsyncGenerator<LanguageModelV4StreamPart> {
  for (const step of script) {
    if (step === 'stall') await hang(time)
    else if (step instanceof Error) throw step
    else if ('pauseMs' in step) {
      const release = time.hold()
      await new Promise<void>((resolve) => time.timers.after(step.pauseMs, resolve))
      release()
    } else yield step
  }
}

/** For ever; time runs until everybody has had enough. */
function hang(time: VirtualTime): Promise<never> {
  const release = time.hold()
  time.timers.after(600_000, release)
  return new Promise(() => {})
}

/** The end of a chain: an engine that always says the same. */
export function scriptedEngine(text = 'From the engine.'): ModelChoice {
  return {
    engine: 'builtin',
    promptVersion: 'engine-1',
    model: {
      specificationVersion: 'v4',
      provider: 'builtin',
      modelId: 'engine-1',
      supportedUrls: {},
      doGenerate: async () => ({
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: undefined },
        usage: {
          inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 0, text: 0, reasoning: 0 },
        },
        providerMetadata: { parley: { trace: { acts: ['said'] } } },
        warnings: [],
      }),
      doStream: () => Promise.reject(new Error('The engine answers at once.')),
    },
  }
}
