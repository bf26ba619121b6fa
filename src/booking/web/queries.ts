import type { bookingContract } from '#booking/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

/** The calendar's operations, typed by their contract: `bookingRpc.client` for deeds, `bookingRpc.query` for reading. */
export const bookingRpc = createRpcClient<typeof bookingContract>()
