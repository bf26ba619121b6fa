import type { phonesContract } from '#phones/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ phones: typeof phonesContract }>()

/** Plain calls, for deeds. */
export const phonesClient = rpc.client.phones
/** For TanStack Query, and its keys. */
export const phonesQuery = rpc.query.phones
