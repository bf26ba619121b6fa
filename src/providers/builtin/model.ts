import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { ModelChoice } from '#completions/ports.ts'
import { nextReply } from '#dialogue/next-reply.ts'
import { type Catalogue, english } from '#dialogue/phrases.ts'
import type { DialogueInput, DialogueReply } from '#dialogue/types.ts'
import { InvalidInput } from '#platform/errors.ts'

const modelId = 'dialogue-2'

/** The dialogue engine as one more model: same call, same answer, no network. */
export const builtinModel: ModelChoice = builtinWith(english)

/** The same engine with other sentences: another language, or wordings somebody is trying out. */
export function builtinWith(catalogue: Catalogue): ModelChoice {
  return { engine: 'builtin', promptVersion: modelId, model: createBuiltinModel(catalogue) }
}

function createBuiltinModel(catalogue: Catalogue): LanguageModelV4 {
  const reply = (options: LanguageModelV4CallOptions) => replyTo(options, catalogue)
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => {
      const made = reply(options)
      const { finishReason, usage, providerMetadata } = endOf(made)
      const text = made.toolCalls.length === 0 ? [{ type: 'text' as const, text: made.text }] : []
      const content = [...text, ...callsOf(made, options)]
      return { content, finishReason, usage, providerMetadata, warnings: [] }
    },
    doStream: async (options) => ({ stream: streamOf(reply(options), options) }),
  }
}

function replyTo(
  { providerOptions, tools: given }: LanguageModelV4CallOptions,
  catalogue: Catalogue,
): DialogueReply {
  const input = providerOptions?.parley
  if (!input)
    throw new InvalidInput('The built-in engine works on facts: give them as providerOptions.parley.')
  // What it may do stands in the call's tools, like for any model.
  const tools = (given ?? []).map((tool) => tool.name)
  return nextReply({ ...(input as unknown as DialogueInput), tools }, catalogue)
}

function callsOf(reply: DialogueReply, { prompt }: LanguageModelV4CallOptions) {
  return reply.toolCalls.map((call, index) => ({
    type: 'tool-call' as const,
    // Same talk, same ids: a replay gives the very same answer.
    toolCallId: `builtin-${prompt.length}-${index}`,
    toolName: call.name,
    input: JSON.stringify(call.arguments),
  }))
}

function endOf(reply: DialogueReply) {
  const unified: 'tool-calls' | 'stop' = reply.toolCalls.length > 0 ? 'tool-calls' : 'stop'
  return {
    finishReason: { unified, raw: undefined },
    usage: {
      inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 0, text: 0, reasoning: 0 },
    },
    providerMetadata: { parley: { trace: JSON.parse(JSON.stringify(reply.trace)) } },
  }
}

/** The whole answer is there at once; it leaves sentence by sentence, so that a voice can begin with the first. */
function streamOf(
  reply: DialogueReply,
  options: LanguageModelV4CallOptions,
): ReadableStream<LanguageModelV4StreamPart> {
  const id = 'text-0'
  const sentences = reply.toolCalls.length === 0 ? sentencesOf(reply.text) : []
  const parts: LanguageModelV4StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    ...(sentences.length > 0 ? [{ type: 'text-start' as const, id }] : []),
    ...sentences.map((delta) => ({ type: 'text-delta' as const, id, delta })),
    ...(sentences.length > 0 ? [{ type: 'text-end' as const, id }] : []),
    ...callsOf(reply, options),
    { type: 'finish', ...endOf(reply) },
  ]
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

/** Pieces that end where a sentence does; put together they are the text itself. */
function sentencesOf(text: string): string[] {
  return text.match(/.+?(?:[.!?]+\s+|$)/gs) ?? []
}
