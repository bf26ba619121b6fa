import type { LanguageModelV4, LanguageModelV4Content } from '@ai-sdk/provider'
import type { ModelChoice } from '#completions/ports.ts'
import { nextReply } from '#dialogue/next-reply.ts'
import type { DialogueInput, DialogueReply } from '#dialogue/types.ts'
import { InvalidInput } from '#platform/errors.ts'

const modelId = 'dialogue-1'

/** The dialogue engine as one more model: same call, same answer, no network. */
export const builtinModel: ModelChoice = {
  engine: 'builtin',
  promptVersion: modelId,
  model: createBuiltinModel(),
}

function createBuiltinModel(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => {
      const input = options.providerOptions?.parley
      if (!input)
        throw new InvalidInput('The built-in engine works on facts: give them as providerOptions.parley.')
      // What it may do stands in the call's tools, like for any model.
      const tools = (options.tools ?? []).map((tool) => tool.name)
      const reply = nextReply({ ...(input as unknown as DialogueInput), tools })
      return {
        content: contentOf(reply, options.prompt.length),
        finishReason: { unified: reply.toolCalls.length > 0 ? 'tool-calls' : 'stop', raw: undefined },
        usage: {
          inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 0, text: 0, reasoning: 0 },
        },
        providerMetadata: { parley: { trace: JSON.parse(JSON.stringify(reply.trace)) } },
        warnings: [],
      }
    },
    doStream: async () => {
      throw new InvalidInput('The built-in engine answers at once and does not stream.')
    },
  }
}

function contentOf(reply: DialogueReply, depth: number): LanguageModelV4Content[] {
  if (reply.toolCalls.length === 0) return [{ type: 'text', text: reply.text }]
  return reply.toolCalls.map((call, index) => ({
    type: 'tool-call',
    // Same talk, same ids: a replay gives the very same answer.
    toolCallId: `builtin-${depth}-${index}`,
    toolName: call.name,
    input: JSON.stringify(call.arguments),
  }))
}
