import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { toProblem } from '#ui/problem.ts'

/**
 * Plain calls typed by a contract's type, as the `client` of `createRpcClient`, for pages that go without its library:
 * what goes over the wire is what JSON can say, so of dates only their text.
 */
export function createRpcCalls<TContract extends AnyContractRouter>(
  url = '/api/rpc',
): ContractRouterClient<TContract> {
  const below = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => below(`${path}/${String(name)}`),
      apply: (_, __, [input]) => call(path, input),
    })
  return below(url) as ContractRouterClient<TContract>
}

async function call(path: string, input: unknown): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-parley-csrf': '1' },
      body: JSON.stringify({ json: input }),
    })
    const { json } = await response.json()
    if (!response.ok) throw json
    return json
  } catch (error) {
    throw toProblem(error)
  }
}
