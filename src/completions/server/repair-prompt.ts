import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { CallProblem } from '#completions/server/judge-answer.ts'
import type { Heard } from '#completions/server/read-stream.ts'

/** The same question once more, with what was wrong with the calls told as their results. Nothing was run. */
export function repairPrompt(
  options: LanguageModelV4CallOptions,
  heard: Heard,
  problems: readonly CallProblem[],
): LanguageModelV4CallOptions {
  const wrong = new Map(problems.map(({ call, problem }) => [call, problem]))
  const calls = heard.calls.slice(0, 8).map((call, index) => ({
    toolCallId: `repair_${index + 1}`,
    toolName: call.toolName.replaceAll(/[^\w-]/g, '_').slice(0, 64) || 'unnamed',
    input: objectOf(call.input),
    problem:
      wrong.get(call) ?? 'Not run, because another call of the same answer was wrong. Ask for it again.',
  }))
  const told: LanguageModelV4Prompt = [
    {
      role: 'assistant',
      content: calls.map(({ problem: _problem, ...call }) => ({ type: 'tool-call', ...call })),
    },
    {
      role: 'tool',
      content: calls.map(({ toolCallId, toolName, problem }) => ({
        type: 'tool-result',
        toolCallId,
        toolName,
        output: { type: 'error-text', value: problem },
      })),
    },
  ]
  return { ...options, prompt: [...options.prompt, ...told] }
}

/** Vendors take only objects as a call's past arguments. */
function objectOf(input: string): object {
  if (input.length > 4000) return {}
  try {
    const value: unknown = JSON.parse(input)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
