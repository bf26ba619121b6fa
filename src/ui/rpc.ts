import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { BatchLinkPlugin } from '@orpc/client/plugins'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import {
  createTanstackQueryUtils,
  type OperationContext,
  type RouterUtils,
  TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL,
} from '@orpc/tanstack-query'
import { mostTogether } from '#kit/most-together.ts'
import { firstReads } from '#ui/first-reads.ts'
import { forgetReads } from '#ui/forget-reads.ts'
import { type ProblemData, ProblemError, toProblem } from '#ui/problem.ts'
import { readsAhead } from '#ui/reads-ahead.ts'

export interface RpcClient<TContract extends AnyContractRouter> {
  /** Plain calls: `await rpc.client.rename({ id, name })`. Failures are thrown as `ProblemError`. */
  client: ContractRouterClient<TContract>
  /** For TanStack Query: `useQuery(rpc.query.list.queryOptions({ input }))`. */
  query: RouterUtils<ContractRouterClient<TContract>>
}

/**
 * A typed client from a contract's *type*, so no server code reaches the browser:
 * `createRpcClient<{ bots: typeof botsContract }>()`. Same-origin cookies go along, with the header that
 * tells our own pages from forged forms.
 */
export function createRpcClient<TContract extends AnyContractRouter>(): RpcClient<TContract> {
  const client = createORPCClient<ContractRouterClient<TContract>>(link)
  return { client, query: createTanstackQueryUtils(client) }
}

const together = '/api/rpc/__batch__'
const here = (path: string) => new URL(path, window.location.origin)

/** What the rooms of a page read at one moment goes in one request. A deed goes alone: nothing waits for it, nor it for anything. */
const askTogether = new BatchLinkPlugin<OperationContext>({
  mode: 'buffered',
  maxSize: mostTogether,
  url: () => here(together),
  groups: [{ condition: ({ context }) => isRead(context), context: {} }],
})

/** One for all rooms. */
const link = new RPCLink<OperationContext>({
  url: () => here('/api/rpc'),
  headers: { 'x-parley-csrf': '1' },
  plugins: [askTogether],
  fetch: async (request, init, { context }) => {
    const isDeed = !isRead(context) && !request.url.endsWith(together)
    if (isDeed) forgetReads()
    const response = await globalThis.fetch(request, { ...init, credentials: 'same-origin' })
    // Refused as a whole: no operation of it has an answer of its own.
    if (request.url.endsWith(together) && !response.ok) throw await refusalOf(response)
    return response
  },
  interceptors: [
    async ({ next, path, input, context }) => {
      try {
        const known = isRead(context) ? await readsAhead.take(path, input) : undefined
        return known ?? (await next())
      } catch (error) {
        if (isAbort(error)) throw error
        throw toProblem(error)
      }
    },
  ],
})

const asPage: OperationContext = { [TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL]: { type: 'query', key: [] } }

/** Asks at once, in one request, what a page will ask as soon as its code is there; settled, and never failed, when all is here. */
export async function readAhead(
  reads: readonly (readonly [operation: string, input?: object])[],
): Promise<void> {
  const asked = reads.map(([operation, input]) => {
    const path = operation.split('/')
    if (firstReads.has(path, input)) return undefined
    return readsAhead.start(path, input, () => link.call(path, input, { context: asPage }))
  })
  await Promise.all(asked)
}

function isRead(context: OperationContext): boolean {
  const type = context[TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL]?.type
  return type === 'query' || type === 'infinite'
}

async function refusalOf(response: Response): Promise<ProblemError> {
  const data: ProblemData | null = await response.json().catch(() => null)
  return data?.code ? new ProblemError(data) : toProblem(response)
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
