import { isContractProcedure } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type AnyRouter, ORPCError, traverseContractProcedures } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#platform/errors.ts'
import type { AccessMeta, Policy } from '#platform/http/access.ts'
import { enforcePolicy } from '#platform/http/enforce-policy.ts'
import { toProblem } from '#platform/http/problem.ts'
import type { RequestContext } from '#platform/http/request-context.ts'

export interface ApiDoor {
  openContext(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>
  isInstalled(): Promise<boolean>
}

/**
 * Serves the typed operations twice: REST with problem JSON under /api/v1, and RPC for our own pages under /api/rpc.
 * Throws at boot when an operation has no policy.
 */
export function mountApi(server: FastifyInstance, router: AnyRouter, door: ApiDoor): void {
  requirePolicies(router)
  const enforce = async (options: {
    procedure: unknown
    context: RequestContext
    next: () => Promise<unknown>
  }): Promise<unknown> => {
    const { context } = options
    try {
      const policy = policyOf(options.procedure)
      if (!policy) throw new NotFound('This operation')
      await enforcePolicy(policy, context.visitor, door.isInstalled)
      return await options.next()
    } catch (error) {
      const { problem, isExpected } = toProblem(error, context.request.id)
      if (!isExpected) context.log.error({ err: error, requestId: problem.requestId }, 'operation failed')
      throw new ORPCError(problem.code, {
        status: problem.status,
        message: problem.detail,
        data: problem,
        cause: error,
      })
    }
  }
  const clientInterceptors = [enforce as never]
  const rest = new OpenAPIHandler(router, {
    clientInterceptors,
    customErrorResponseBodyEncoder: (error) => problemOf(error),
  })
  const rpc = new RPCHandler(router, { clientInterceptors, strictGetMethodPluginEnabled: false })

  const serve = (prefix: '/api/v1' | '/api/rpc', handler: typeof rest | typeof rpc) =>
    server.all(`${prefix}/*`, { config: { policy: 'operations' } }, async (request, reply) => {
      const context = await door.openContext(request, reply as FastifyReply)
      const { matched } = await handler.handle(request, reply as FastifyReply, { prefix, context } as never)
      if (!matched) throw new NotFound('This address')
    })
  serve('/api/v1', rest)
  serve('/api/rpc', rpc)
}

/** The problem inside an error of ours, or one made from what the framework threw before an operation began. */
function problemOf(error: ORPCError<string, unknown>): unknown {
  const data = error.data as { requestId?: string } | undefined
  return data?.requestId ? data : toProblem(error, '').problem
}

export function policyOf(procedure: unknown): Policy | null {
  if (!isContractProcedure(procedure)) return null
  return (procedure['~orpc'].meta as Partial<AccessMeta>).policy ?? null
}

function requirePolicies(router: AnyRouter): void {
  const open: string[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    if (!policyOf(contract)) open.push(path.join('.'))
  })
  if (open.length > 0) {
    throw new Error(
      `These operations declare no policy, so nobody could say who may call them: ${open.join(', ')}`,
    )
  }
}
