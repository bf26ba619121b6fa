import type { ConversationDetail } from '#conversations/contract.ts'
import type { Calls } from './use-calls.ts'

/** Whether a conversation is one call and nothing else: then the call's own sound stands for its strip. */
export function isOneCall({ messages }: Pick<ConversationDetail, 'messages'>, { calls }: Calls): boolean {
  return calls.length === 1 && messages.every(({ spoken }) => spoken !== null)
}
