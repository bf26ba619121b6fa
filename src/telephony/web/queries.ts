import type { telephonyContract } from '#telephony/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ telephony: typeof telephonyContract }>()

/** Plain calls, for deeds. */
export const telephonyClient = rpc.client.telephony
/** For TanStack Query, and its keys. */
export const telephonyQuery = rpc.query.telephony
