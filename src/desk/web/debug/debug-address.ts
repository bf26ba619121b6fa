/** Where one sees how a conversation went, moment by moment; the newest of its calls where none is named. */
export function debugAddress(conversationId: string, callId?: string): string {
  return `/conversations/${conversationId}/debug${named(callId)}`
}

/** The way back from there, to the same call. */
export function conversationAddress(conversationId: string, callId?: string): string {
  return `/conversations/${conversationId}${named(callId)}`
}

function named(callId: string | undefined): string {
  return callId ? `?call=${callId}` : ''
}
