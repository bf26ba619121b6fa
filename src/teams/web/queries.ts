import type { teamsContract } from '#teams/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

/** The operations of teams, typed by their contract. */
export const teamsRpc = createRpcClient<typeof teamsContract>()
