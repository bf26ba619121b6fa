import type { installContract } from '#onboarding/contract.ts'
import { createRpcCalls } from '#ui/rpc-calls.ts'

/** The operations of installing, typed by their contract. */
export const installCalls = createRpcCalls<{ install: typeof installContract }>()
