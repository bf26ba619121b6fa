/** One message of what a model was told. */
export interface PromptPart {
  role: string
  text: string
}

/** What a model was told, as texts: words as they are, calls of tools and their results as JSON. */
export function promptParts(input: unknown): PromptPart[] {
  const prompt = isRecord(input) && Array.isArray(input.prompt) ? input.prompt : []
  return prompt.flatMap((message) => {
    if (!isRecord(message)) return []
    const role = typeof message.role === 'string' ? message.role : 'unknown'
    return { role, text: textOf(message.content) }
  })
}

/** What a model answered: its words, and the tools it asked for. */
export function answerParts(output: unknown): PromptPart[] {
  const content = isRecord(output) && Array.isArray(output.content) ? output.content : []
  return content.flatMap((part) => {
    if (!isRecord(part)) return []
    if (part.type === 'text') return { role: 'words', text: String(part.text ?? '') }
    if (part.type !== 'tool-call') return []
    const given = typeof part.input === 'string' ? pretty(part.input) : JSON.stringify(part.input, null, 2)
    return { role: 'tool', text: `${String(part.toolName ?? '')} ${given}` }
  })
}

/** The facts laid out for the built-in engine; null where it got none. Vendors' models are not told them. */
export function engineFacts(input: unknown): unknown {
  const options = isRecord(input) ? input.providerOptions : null
  return isRecord(options) && isRecord(options.parley) ? options.parley : null
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return JSON.stringify(content, null, 2) ?? ''
  return content
    .map((part) =>
      isRecord(part) && part.type === 'text' ? String(part.text ?? '') : JSON.stringify(part, null, 2),
    )
    .join('\n')
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
