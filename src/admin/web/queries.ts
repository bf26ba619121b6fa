import type { adminContract } from '#admin/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ admin: typeof adminContract }>()

/** Plain calls, for deeds. */
export const adminClient = rpc.client.admin
/** For TanStack Query, and its keys. */
export const adminQuery = rpc.query.admin
