import type { conversationsContract } from '#conversations/contract.ts'
import type { reportsContract } from '#reports/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

/** What Home reads, and the deeds on its tasks. */
export const reportsRpc = createRpcClient<{
  reports: typeof reportsContract
  conversations: typeof conversationsContract
}>()
