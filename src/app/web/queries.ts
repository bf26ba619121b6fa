import type { ApiContract } from '#app/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

/** Every operation of the product, for the frame around the pages. */
export const appRpc = createRpcClient<ApiContract>()
