import type { installContract } from '#onboarding/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

/** The operations of installing, typed by their contract. */
export const onboardingRpc = createRpcClient<{ install: typeof installContract }>()
