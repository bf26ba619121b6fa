import type { botsContract } from '#bots/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ bots: typeof botsContract }>()

/** Plain calls, for deeds. */
export const botsClient = rpc.client.bots
/** For TanStack Query, and its keys. */
export const botsQuery = rpc.query.bots
