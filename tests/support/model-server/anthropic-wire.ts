import { event, type Finish, inParts, type Piece, usage, type Wire } from './wire.ts'

const reasons: Record<Finish, string> = {
  stop: 'end_turn',
  tools: 'tool_use',
  length: 'max_tokens',
  filtered: 'refusal',
  strange: 'moonrise',
}

/** The messages API. */
export const anthropicWire: Wire = {
  id: 'anthropic',
  path: /^\/messages$/,
  keyHeader: 'x-api-key',
  usage,
  render: (pieces) => {
    const started = {
      input_tokens: usage.input - usage.cached,
      cache_read_input_tokens: usage.cached,
      cache_creation_input_tokens: 0,
      output_tokens: 1,
    }
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'model-1',
      content: [],
      usage: started,
    }
    return [
      named('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } }),
      ...pieces.flatMap((piece, index) => renderPiece(piece, index, pieces)),
    ]
  },
  errorEvent: (kind) => named('error', { error: { type: kind, message: 'No.' } }),
  errorBody: (kind) => JSON.stringify({ type: 'error', error: { type: kind, message: 'No.' } }),
}

function named(type: string, fields: object): string {
  return event({ type, ...fields }, type)
}

function renderPiece(piece: Piece, index: number, pieces: readonly Piece[]): string[] {
  if ('finish' in piece) {
    return [
      named('message_delta', {
        delta: { stop_reason: reasons[piece.finish], stop_sequence: null },
        usage: { output_tokens: usage.output },
      }),
      named('message_stop', {}),
    ]
  }
  if ('say' in piece) return renderWords(piece.say, index, pieces)
  if ('think' in piece) {
    return block(index, { type: 'thinking', thinking: '', signature: '' }, [
      { type: 'thinking_delta', thinking: piece.think },
    ])
  }
  const parts = inParts(piece.args).map((partial_json) => ({ type: 'input_json_delta', partial_json }))
  return block(index, { type: 'tool_use', id: piece.id, name: piece.call, input: {} }, parts)
}

function block(index: number, content_block: object, deltas: object[]): string[] {
  return [
    named('content_block_start', { index, content_block }),
    ...deltas.map((delta) => named('content_block_delta', { index, delta })),
    named('content_block_stop', { index }),
  ]
}

/** Words that follow words belong to the same block. */
function renderWords(text: string, index: number, pieces: readonly Piece[]): string[] {
  const isWords = (piece: Piece | undefined) => piece !== undefined && 'say' in piece
  const first = pieces.slice(0, index).findLastIndex((piece) => !isWords(piece)) + 1
  const [begin = '', delta = '', end = ''] = block(first, { type: 'text', text: '' }, [
    { type: 'text_delta', text },
  ])
  return [...(first === index ? [begin] : []), delta, ...(isWords(pieces[index + 1]) ? [] : [end])]
}
