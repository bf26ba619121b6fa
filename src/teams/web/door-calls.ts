import type { teamsContract } from '#teams/contract.ts'
import { createRpcCalls } from '#ui/rpc-calls.ts'

type Contract = typeof teamsContract

/** The operations of the pages at the door, without what the app keeps of answers. */
export const doorCalls = createRpcCalls<Pick<Contract, 'session' | 'auth' | 'invitations'>>()
