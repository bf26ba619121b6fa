import type { studioContract } from '#studio/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ studio: typeof studioContract }>()

/** Plain calls, for deeds. */
export const benchClient = rpc.client.studio.bench
/** For TanStack Query, and its keys. */
export const benchQuery = rpc.query.studio.bench
