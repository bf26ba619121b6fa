import type {
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { faultOf, ModelFault } from '#completions/server/model-fault.ts'

/** What a model has said so far. */
export interface Heard {
  text: string
  calls: LanguageModelV4ToolCall[]
  /** Calls that were begun and not ended. */
  openCalls: Set<string>
  /** How much was written in all: words, thoughts and arguments, in characters. */
  length: number
  finishReason: string | null
  usage: LanguageModelV4Usage | null
  /** The model that answered, by its own word. */
  answeredBy: string | null
  metadata: unknown
}

export function nothingHeard(): Heard {
  return {
    text: '',
    calls: [],
    openCalls: new Set(),
    length: 0,
    finishReason: null,
    usage: null,
    answeredBy: null,
    metadata: null,
  }
}

/** Takes one piece in. True when it moves the answer on. Throws ModelFault for what makes the answer unusable. */
export function hear(heard: Heard, part: LanguageModelV4StreamPart, maxLength: number): boolean {
  switch (part.type) {
    case 'text-delta':
      heard.text += part.delta
      return grow(heard, part.delta.length, maxLength)
    case 'reasoning-delta':
      return grow(heard, part.delta.length, maxLength)
    case 'tool-input-start':
      heard.openCalls.add(part.id)
      return grow(heard, part.toolName.length, maxLength)
    case 'tool-input-delta':
      return grow(heard, part.delta.length, maxLength)
    case 'tool-call':
      heard.openCalls.delete(part.toolCallId)
      heard.calls.push(part)
      return grow(heard, 1, maxLength)
    case 'response-metadata':
      heard.answeredBy = part.modelId ?? null
      return false
    case 'finish':
      heard.finishReason = part.finishReason.unified
      heard.usage = part.usage
      heard.metadata = part.providerMetadata ?? null
      return true
    case 'error':
      throw faultOf(part.error, 'vendor_error')
    default:
      return false
  }
}

function grow(heard: Heard, by: number, maxLength: number): boolean {
  heard.length += by
  if (heard.length > maxLength) throw new ModelFault('ramble')
  return by > 0
}
