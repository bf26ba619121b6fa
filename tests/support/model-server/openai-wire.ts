import { event, inParts, type Piece, usage, type Wire } from './wire.ts'

/** The responses API. */
export const openaiWire: Wire = {
  id: 'openai',
  path: /^\/responses$/,
  keyHeader: 'authorization',
  usage,
  render: (pieces) => {
    let sequence = 0
    const named = (type: string, fields: object) =>
      event({ type, sequence_number: sequence++, ...fields }, type)
    const opening = named('response.created', {
      response: { id: 'resp_1', object: 'response', created_at: 1_795_000_000, model: 'model-1' },
    })
    const messages = pieces.flatMap((piece, index) => renderPiece(piece, { index, pieces, named }))
    return [opening, ...messages]
  },
  errorEvent: (kind) =>
    event(
      { type: 'error', sequence_number: 9, error: { type: kind, code: kind, message: 'No.', param: null } },
      'error',
    ),
  errorBody: (kind) => JSON.stringify({ error: { message: 'No.', type: kind, code: kind, param: null } }),
}

type Named = (type: string, fields: object) => string

function renderPiece(
  piece: Piece,
  { index, pieces, named }: { index: number; pieces: readonly Piece[]; named: Named },
): string[] {
  if ('say' in piece) return renderWords(piece.say, { index, pieces, named })
  if ('think' in piece) return renderThought(piece.think, index, named)
  if ('call' in piece) return renderCall(piece, index, named)
  const status = piece.finish === 'length' || piece.finish === 'filtered' || piece.finish === 'strange'
  const reason = {
    length: 'max_output_tokens',
    filtered: 'content_filter',
    strange: 'moonrise',
    stop: '',
    tools: '',
  }
  const type = status ? 'response.incomplete' : 'response.completed'
  return [
    named(type, {
      response: {
        id: 'resp_1',
        incomplete_details: status ? { reason: reason[piece.finish] } : null,
        usage: {
          input_tokens: usage.input,
          input_tokens_details: { cached_tokens: usage.cached },
          output_tokens: usage.output,
          output_tokens_details: { reasoning_tokens: 0 },
        },
      },
    }),
  ]
}

/** Words that follow words belong to the same item. */
function renderWords(
  text: string,
  { index, pieces, named }: { index: number; pieces: readonly Piece[]; named: Named },
): string[] {
  const isWords = (piece: Piece | undefined) => piece !== undefined && 'say' in piece
  const first = pieces.slice(0, index).findLastIndex((piece) => !isWords(piece)) + 1
  const place = { output_index: first, item_id: `msg_${first}` }
  const item = { id: place.item_id, type: 'message', role: 'assistant' }
  const begin = named('response.output_item.added', { output_index: first, item: { ...item, content: [] } })
  const delta = named('response.output_text.delta', { ...place, content_index: 0, delta: text })
  const end = named('response.output_item.done', { output_index: first, item: { ...item, content: [] } })
  return [...(first === index ? [begin] : []), delta, ...(isWords(pieces[index + 1]) ? [] : [end])]
}

function renderThought(text: string, index: number, named: Named): string[] {
  const item = { id: `rs_${index}`, type: 'reasoning', summary: [], encrypted_content: null }
  return [
    named('response.output_item.added', { output_index: index, item }),
    named('response.reasoning_summary_part.added', {
      output_index: index,
      item_id: item.id,
      summary_index: 0,
    }),
    named('response.reasoning_summary_text.delta', {
      output_index: index,
      item_id: item.id,
      summary_index: 0,
      delta: text,
    }),
    named('response.output_item.done', { output_index: index, item }),
  ]
}

function renderCall(piece: Extract<Piece, { call: string }>, index: number, named: Named): string[] {
  const item = { id: `fc_${index}`, type: 'function_call', call_id: piece.id, name: piece.call }
  const deltas = inParts(piece.args).map((delta) =>
    named('response.function_call_arguments.delta', { output_index: index, item_id: item.id, delta }),
  )
  return [
    named('response.output_item.added', { output_index: index, item: { ...item, arguments: '' } }),
    ...deltas,
    named('response.function_call_arguments.done', {
      output_index: index,
      item_id: item.id,
      arguments: piece.args,
    }),
    named('response.output_item.done', {
      output_index: index,
      item: { ...item, arguments: piece.args, status: 'completed' },
    }),
  ]
}
