import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { newId } from '#kit/ids.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { refuseForeignOrigin } from '#platform/http/origin.ts'
import { toProblem } from '#platform/http/problem.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use a plain route: open to anyone, signed by its sender, or left to the operations behind it. */
    policy?: 'anyone' | 'signed-in' | 'signed' | 'operations'
    /** Set where the sender is no browser of ours, so that its Origin says nothing. */
    skipsOriginCheck?: boolean
  }
}

const bodyLimitBytes = 1024 * 1024

/** A server that refuses to start with a route nobody declared a policy for, and speaks problem JSON. */
export function createHttpServer(settings: { log: Log; publicOrigin: () => string | null }): FastifyInstance {
  const answerProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { problem, isExpected } = toProblem(error, request.id)
    if (!isExpected) settings.log.error({ err: error, requestId: request.id }, 'request failed')
    if (problem.retryAfterMs) reply.header('retry-after', Math.ceil(problem.retryAfterMs / 1000))
    return reply.status(problem.status).type('application/problem+json; charset=utf-8').send(problem)
  }
  const server = Fastify({
    logger: false,
    // What fails before any hook has run, such as an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, setCommonHeaders(request, reply)),
    bodyLimit: bodyLimitBytes,
    genReqId: () => newId('evt').replace('evt_', 'req_'),
    requestTimeout: 30_000,
    // A proxy on this machine speaks for somebody else: their address counts, not its own.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
  })
  server.addHook('onRoute', (route) => {
    if (route.config?.policy || route.method === 'OPTIONS') return
    throw new Error(
      `The route ${route.method} ${route.url} declares no policy. Say who may use it: config.policy.`,
    )
  })
  server.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(request, reply)
    if (!request.routeOptions.config?.skipsOriginCheck) refuseForeignOrigin(request, settings.publicOrigin())
  })
  server.addHook('preValidation', async (request) => {
    refuseNul({ path: request.params, query: request.query, body: request.body })
  })
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && request.url.startsWith('/api/v1')) {
      reply.header('content-type', 'application/problem+json; charset=utf-8')
    }
  })
  server.setNotFoundHandler(() => {
    throw new NotFound('This address')
  })
  server.setErrorHandler(answerProblem)
  return server
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Browsers heed it on https only, and only there is it true.
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  return reply.headers(securityHeaders).header('x-request-id', request.id)
}

/** Postgres takes no NUL in text; said here once, with the field's path, instead of as a fault far below. */
function refuseNul(value: unknown, path: string[] = []): void {
  if (typeof value === 'string') {
    if (!value.includes('\u0000')) return
    const field = path.slice(1).join('.')
    throw new InvalidInput('The text has a NUL character in it. Take it out.', [
      { path: field, message: 'Remove the NUL character.' },
    ])
  }
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null || path.length > 64) return
  for (const [key, entry] of Object.entries(value)) refuseNul(entry, [...path, key])
}
