import { isContractProcedure } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type AnyRouter, ORPCError, traverseContractProcedures } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import type { AccessMeta, Policy } from '#platform/http/access.ts'
import { answerBatches, refuseBadBatch } from '#platform/http/batch.ts'
import { enforcePolicy } from '#platform/http/enforce-policy.ts'
import { toProblem } from '#platform/http/problem.ts'
import type { RequestContext } from '#platform/http/request-context.ts'
import { shrinkAnswer } from '#platform/http/shrink-answer.ts'

export interface ApiDoor {
  openContext(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>
  isInstalled(): Promise<boolean>
}

/** What the framework hands to whoever stands around an operation. */
interface Step {
  context: RequestContext
  next: () => Promise<unknown>
}

/**
 * Serves the typed operations twice: REST with problem JSON under /api/v1, and RPC for our own pages under /api/rpc.
 * Throws at boot when an operation has no policy.
 */
export function mountApi(server: FastifyInstance, router: AnyRouter, door: ApiDoor): void {
  requirePolicies(router)
  // A request that fails before it gets as far as its operation could not be read.
  const begun = new WeakSet<RequestContext>()
  const enforce = async ({ procedure, context, next }: Step & { procedure: unknown }): Promise<unknown> => {
    begun.add(context)
    const policy = policyOf(procedure)
    if (!policy) throw new NotFound('This operation')
    await enforcePolicy(policy, context.visitor, door.isInstalled)
    return next()
  }
  const describe = ({ context, next }: Step): Promise<unknown> =>
    next().catch((error: unknown) => {
      const isRead = begun.has(context) || error instanceof ORPCError
      if (!isRead) context.log.warn({ err: error, requestId: context.request.id }, 'request not read')
      throw describeFailure(context, isRead ? error : new InvalidInput('The request could not be read.'))
    })
  // Lists of their own for each: plugins add to them.
  const around = () => ({ interceptors: [describe as never], clientInterceptors: [enforce as never] })
  const rest = new OpenAPIHandler(router, { ...around(), customErrorResponseBodyEncoder: ({ data }) => data })
  // Its guard against GET is not needed: below, RPC is served to POST alone.
  const rpc = new RPCHandler(router, {
    ...around(),
    plugins: [answerBatches()],
    strictGetMethodPluginEnabled: false,
  })

  const serve = (prefix: '/api/v1' | '/api/rpc', handler: typeof rest | typeof rpc, method: HTTPMethods[]) =>
    server.route({
      method,
      url: `${prefix}/*`,
      config: { policy: 'operations' },
      exposeHeadRoute: false,
      ...(prefix === '/api/rpc' && { onSend: shrinkAnswer }),
      handler: async (request, reply) => {
        if (handler === rpc) refuseBadBatch(request)
        const context = await door.openContext(request, reply as FastifyReply)
        const { matched } = await handler.handle(request, reply as FastifyReply, { prefix, context } as never)
        if (!matched) throw new NotFound('This address')
      },
    })
  serve('/api/v1', rest, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
  // Only what a page of another origin cannot send without asking: a link must never do anything.
  serve('/api/rpc', rpc, ['POST'])
}

/** The error that carries the problem of whatever was thrown, by an operation or before one began. */
function describeFailure(context: RequestContext, error: unknown): ORPCError<string, unknown> {
  const { problem, isExpected } = toProblem(error, context.request.id)
  if (!isExpected) context.log.error({ err: error, requestId: problem.requestId }, 'operation failed')
  const { code, status, detail } = problem
  return new ORPCError(code, { status, message: detail, data: problem, cause: error })
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
