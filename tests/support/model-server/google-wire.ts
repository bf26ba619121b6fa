import { event, type Finish, type Piece, usage, type Wire } from './wire.ts'

const reasons: Record<Finish, string> = {
  stop: 'STOP',
  tools: 'STOP',
  length: 'MAX_TOKENS',
  filtered: 'SAFETY',
  strange: 'MOONRISE',
}

/** `streamGenerateContent`: a call comes whole, and the last event carries the reason and the usage. */
export const googleWire: Wire = {
  id: 'google',
  path: /^\/models\/[^/]+:streamGenerateContent\?alt=sse$/,
  keyHeader: 'x-goog-api-key',
  usage,
  render: (pieces) => pieces.map(renderPiece),
  errorEvent: (kind) => event({ error: { code: 503, message: 'No.', status: kind.toUpperCase() } }),
  errorBody: (kind) => JSON.stringify({ error: { code: 503, message: 'No.', status: kind.toUpperCase() } }),
}

function renderPiece(piece: Piece): string {
  if ('say' in piece) return parts(JSON.stringify([{ text: piece.say }]))
  if ('think' in piece) return parts(JSON.stringify([{ text: piece.think, thought: true }]))
  if ('call' in piece) {
    const call = `{"id":${JSON.stringify(piece.id)},"name":${JSON.stringify(piece.call)},"args":${piece.args || '{}'}}`
    return parts(`[{"functionCall":${call}}]`)
  }
  return event({
    candidates: [
      { content: { role: 'model', parts: [{ text: '' }] }, finishReason: reasons[piece.finish], index: 0 },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      cachedContentTokenCount: usage.cached,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
    modelVersion: 'model-1',
    responseId: 'resp_1',
  })
}

/** Put together as text, so that arguments which are no JSON break the event as they would on the wire. */
function parts(json: string): string {
  return event(
    `{"candidates":[{"content":{"role":"model","parts":${json}},"index":0}],"modelVersion":"model-1"}`,
  )
}
