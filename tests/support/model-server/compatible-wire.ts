import { event, type Finish, inParts, type Piece, usage, type Wire } from './wire.ts'

const reasons: Record<Finish, string> = {
  stop: 'stop',
  tools: 'tool_calls',
  length: 'length',
  filtered: 'content_filter',
  strange: 'moonrise',
}
const base = { id: 'chat_1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'model-1' }

/** Chat completions, as OpenAI first had them and many servers have them since. */
export const compatibleWire: Wire = {
  id: 'openai-compatible',
  path: /^\/chat\/completions$/,
  keyHeader: 'authorization',
  usage,
  render: (pieces) => {
    const ends = pieces.some((piece) => 'finish' in piece)
    const calls = pieces.filter((piece) => 'call' in piece)
    return [
      delta({ role: 'assistant', content: '' }),
      ...pieces.flatMap((piece) => renderPiece(piece, calls.indexOf(piece as (typeof calls)[number]))),
      ...(ends ? [event({ ...base, choices: [], usage: usageFields }), event('[DONE]')] : []),
    ]
  },
  errorEvent: (kind) => event({ error: { message: 'No.', type: kind, code: kind } }),
  errorBody: (kind) => JSON.stringify({ error: { message: 'No.', type: kind, code: kind } }),
}

const usageFields = {
  prompt_tokens: usage.input,
  prompt_tokens_details: { cached_tokens: usage.cached },
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
}

function delta(fields: object, finish: string | null = null): string {
  return event({ ...base, choices: [{ index: 0, delta: fields, finish_reason: finish }] })
}

function renderPiece(piece: Piece, callIndex: number): string[] {
  if ('say' in piece) return [delta({ content: piece.say })]
  if ('think' in piece) return [delta({ reasoning_content: piece.think })]
  if ('finish' in piece) return [delta({}, reasons[piece.finish])]
  const first = {
    index: callIndex,
    id: piece.id,
    type: 'function',
    function: { name: piece.call, arguments: '' },
  }
  return [
    delta({ tool_calls: [first] }),
    ...inParts(piece.args).map((text) =>
      delta({ tool_calls: [{ index: callIndex, function: { arguments: text } }] }),
    ),
  ]
}
