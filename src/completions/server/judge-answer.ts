import type { LanguageModelV4CallOptions, LanguageModelV4ToolCall } from '@ai-sdk/provider'
import { ModelFault } from '#completions/server/model-fault.ts'
import type { Heard } from '#completions/server/read-stream.ts'
import { argumentsProblem } from '#completions/server/tool-arguments.ts'

/** An answer that can be acted on: words, whole and valid calls, or both. */
export interface SoundAnswer {
  text: string
  toolCalls: { id: string; name: string; arguments: unknown }[]
}

/** What is wrong with one call, in words a model can act on. */
export interface CallProblem {
  call: LanguageModelV4ToolCall
  problem: string
}

/** A fault in the calls themselves, with what to tell the model about each. */
export class CallFault extends ModelFault {
  readonly problems: CallProblem[]
  constructor(kind: 'unknown_tool' | 'bad_arguments', problems: CallProblem[]) {
    super(kind)
    this.problems = problems
  }
}

const mostCalls = 8
const maxArgumentsLength = 64_000
/** The same call with the same arguments is answered this often in one turn; asking again is going in circles. */
const mostRepeats = 2

/** Lets an answer through or says what is wrong with it. All of an answer's calls are sound, or none is run. */
export function judgeAnswer(heard: Heard, options: LanguageModelV4CallOptions): SoundAnswer {
  const { finishReason } = heard
  if (finishReason === null || finishReason === 'interrupted') throw new ModelFault('broken_off')
  if (finishReason === 'content-filter') throw new ModelFault('content_filter')
  if (finishReason === 'length') throw new ModelFault('ramble')
  if (finishReason === 'error' || finishReason === 'other') throw new ModelFault('vendor_error')
  if (heard.openCalls.size > 0) throw new ModelFault('half_call')
  if (finishReason === 'tool-calls' && heard.calls.length === 0) throw new ModelFault('half_call')
  const text = cleanText(heard.text)
  if (text === '' && heard.calls.length === 0) throw new ModelFault('empty')
  return { text, toolCalls: soundCalls(heard.calls, options) }
}

function soundCalls(calls: readonly LanguageModelV4ToolCall[], options: LanguageModelV4CallOptions) {
  if (calls.length > mostCalls) throw new ModelFault('tool_loop')
  const tools = new Map(
    (options.tools ?? []).flatMap((tool) => (tool.type === 'function' ? [[tool.name, tool]] : [])),
  )
  const unknown = calls.filter((call) => !tools.has(call.toolName) || call.providerExecuted)
  if (unknown.length > 0) {
    const problem = `There is no tool of this name. The tools are: ${[...tools.keys()].join(', ') || 'none'}.`
    throw new CallFault(
      'unknown_tool',
      unknown.map((call) => ({ call, problem })),
    )
  }
  const read = calls.map((call) => ({ call, arguments: parse(call.input) }))
  const problems = read.flatMap(({ call, arguments: given }) => {
    const problem = argumentsProblem(tools.get(call.toolName)?.inputSchema ?? {}, given)
    return problem === null ? [] : [{ call, problem }]
  })
  if (problems.length > 0) throw new CallFault('bad_arguments', problems)
  const ids = new Set(calls.map((call) => call.toolCallId))
  if (ids.size < calls.length) throw new ModelFault('half_call')
  const sound = read.map(({ call, arguments: given }) => ({
    id: call.toolCallId,
    name: call.toolName,
    arguments: given,
  }))
  if (goesInCircles(sound, options)) throw new ModelFault('tool_loop')
  return withoutTwins(sound)
}

/** The arguments as a value; undefined for what is not JSON or too long. No arguments at all are an empty object. */
function parse(input: string): unknown {
  if (input.trim() === '') return {}
  if (input.length > maxArgumentsLength) return undefined
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

type SoundCall = SoundAnswer['toolCalls'][number]

/** One answer that asks for the very same thing twice asks for it once. */
function withoutTwins(calls: SoundCall[]): SoundCall[] {
  const seen = new Set<string>()
  return calls.filter((call) => {
    const key = keyOf(call.name, call.arguments)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** True when an asked call has been answered often enough since the contact last spoke. */
function goesInCircles(calls: SoundCall[], { prompt }: LanguageModelV4CallOptions): boolean {
  const turn = prompt.slice(prompt.findLastIndex((message) => message.role === 'user') + 1)
  const before = turn.flatMap((message) =>
    message.role === 'assistant'
      ? message.content.flatMap((part) => (part.type === 'tool-call' ? keyOf(part.toolName, part.input) : []))
      : [],
  )
  return calls.some(
    (call) => before.filter((key) => key === keyOf(call.name, call.arguments)).length >= mostRepeats,
  )
}

function keyOf(name: string, given: unknown): string {
  return `${name} ${JSON.stringify(given, sortedKeys)}`
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Words as they may be stored and sent: no control characters, no halves of characters. */
function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(controlCharacters, '').replaceAll('\uFFFD', '').trim()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
