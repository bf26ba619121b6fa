import type { InferContractRouterOutputs } from '@orpc/contract'
import type { adminContract } from '#admin/contract.ts'

type Outputs = InferContractRouterOutputs<typeof adminContract>

/** What the overview of the instance tells. */
export type Overview = Outputs['overview']
/** One thing found by the search over all teams. */
export type Hit = Outputs['search']['hits'][number]
