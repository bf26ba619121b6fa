import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { toProblem } from '#ui/problem.ts'

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
export function createRpcClient<TContract extends AnyContractRouter>(url = '/api/rpc'): RpcClient<TContract> {
  const link = new RPCLink({
    url: () => new URL(url, window.location.origin),
    headers: { 'x-parley-csrf': '1' },
    fetch: (request, init) => globalThis.fetch(request, { ...init, credentials: 'same-origin' }),
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          if (isAbort(error)) throw error
          throw toProblem(error)
        }
      },
    ],
  })
  const client = createORPCClient<ContractRouterClient<TContract>>(link)
  return { client, query: createTanstackQueryUtils(client) }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
