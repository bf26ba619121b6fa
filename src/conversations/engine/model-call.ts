import type {
  JSONSchema7,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider'
import { z } from 'zod'
import type { Talk, TalkLine } from '#conversations/engine/talk.ts'
import { writePrompt } from '#conversations/engine/write-prompt.ts'
import { toolCatalogue } from '#tools/catalogue.ts'
import type { ToolName } from '#tools/contract.ts'
import { lastWords } from '#tools/engine/judge-deed.ts'
import { searchKnowledge } from '#tools/engine/search-knowledge.ts'

/** Everything a model is told for one step: the talk as a prompt, the tools, and the facts as data beside it. */
export function modelCall(talk: Talk, now: Date): LanguageModelV4CallOptions {
  return {
    prompt: [{ role: 'system', content: writePrompt(talk, now) }, ...talk.lines.flatMap(promptLine)],
    tools: talk.bot.config.tools.map((name) => ({
      type: 'function',
      name,
      description: toolCatalogue[name].description,
      inputSchema: schemaOf(name),
    })),
    providerOptions: { parley: engineInput(talk, now) },
  }
}

const schemas = new Map<ToolName, JSONSchema7>()

function schemaOf(name: ToolName): JSONSchema7 {
  const schema = schemas.get(name) ?? (z.toJSONSchema(toolCatalogue[name].arguments) as JSONSchema7)
  schemas.set(name, schema)
  return schema
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
    contact: {
      name: talk.contact.name,
      phone: talk.contact.phone,
      email: null,
      address: talk.contact.address,
      timeZone: null,
    },
    tools: talk.bot.config.tools,
    passages: searchKnowledge({ profile: talk.profile, questions }, lastWords(talk.lines)).map(
      ({ source, text }) => ({ source, text }),
    ),
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
