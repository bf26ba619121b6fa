import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider'
import { z } from 'zod'
import type { Talk, TalkLine } from '#conversations/engine/talk.ts'
import { type ToolName, toolCatalogue } from '#tools/catalogue.ts'

/** The tools a bot has in this talk. */
export const talkTools: readonly ToolName[] = ['take_message']

/** Everything a model is told for one step: the talk as a prompt, the tools, and the facts as data beside it. */
export function modelCall(talk: Talk, now: Date): LanguageModelV4CallOptions {
  return {
    prompt: promptOf(talk),
    tools: talkTools.map((name) => ({
      type: 'function',
      name,
      description: toolCatalogue[name].description,
      inputSchema: z.toJSONSchema(toolCatalogue[name].arguments) as never,
    })),
    providerOptions: { parley: engineInput(talk, now) },
  }
}

function promptOf(talk: Talk): LanguageModelV4Prompt {
  const system = `You answer texts for ${talk.profile.name} as ${talk.bot.name}. Say only what the facts you are given say.`
  return [{ role: 'system', content: system }, ...talk.lines.flatMap(promptLine)]
}

function promptLine(line: TalkLine): LanguageModelV4Prompt {
  if (line.kind === 'tool') {
    return [
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: line.id, toolName: line.name, input: line.arguments }],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: line.id,
            toolName: line.name,
            output: { type: 'json', value: line.result as never },
          },
        ],
      },
    ]
  }
  if (line.role === 'contact') return [{ role: 'user', content: [{ type: 'text', text: line.text }] }]
  return [{ role: 'assistant', content: [{ type: 'text', text: line.text }] }]
}

/** The same talk as plain data, for an engine that works on facts rather than on a prompt. */
function engineInput(talk: Talk, now: Date): SharedV4ProviderOptions[string] {
  const { notify: _notify, ...business } = talk.profile
  const { greeting, questions } = talk.bot.config
  const input = {
    now: now.toISOString(),
    language: 'en',
    channel: talk.channel === 'voice' ? 'voice' : 'text',
    business,
    bot: { name: talk.bot.name, greeting, questions },
    contact: { name: talk.contact.name, phone: talk.contact.phone, timeZone: null },
    tools: [...talkTools],
    messages: talk.lines.flatMap(engineLine),
  }
  return input as unknown as SharedV4ProviderOptions[string]
}

function engineLine(line: TalkLine): object[] {
  if (line.kind === 'line') return [{ role: line.role, text: line.text, at: line.at.toISOString() }]
  const { id, name } = line
  return [
    { role: 'tool_call', id, name, arguments: line.arguments },
    { role: 'tool_result', id, name, result: line.result },
  ]
}
