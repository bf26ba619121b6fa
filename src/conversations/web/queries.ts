import type { conversationsContract } from '#conversations/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ conversations: typeof conversationsContract }>()

/** Plain calls, for deeds. */
export const conversationsClient = rpc.client.conversations
/** For TanStack Query, and its keys. */
export const conversationsQuery = rpc.query.conversations
