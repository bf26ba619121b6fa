/** Where one sees how a conversation went, moment by moment. */
export function debugAddress(conversationId: string): string {
  return `/conversations/${conversationId}/debug`
}
