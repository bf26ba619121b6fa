import type { FastifyInstance } from 'fastify'
import { type ReceiverDeps, receiveHook } from '#integrations/server/receive-hook.ts'

/** `POST /hooks/{provider}/{connection}/{path}`: raw bytes in, because signatures are made over raw bytes. */
export function mountHooks(server: FastifyInstance, deps: ReceiverDeps & { publicUrl(): string }): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { policy: 'signed' as const, skipsOriginCheck: true }
    scope.post('/hooks/:provider/:connection/*', { config }, async (request, reply) => {
      const startedAt = performance.now()
      const { provider, connection, '*': path } = request.params as Record<string, string>
      const answer = await receiveHook(deps, {
        provider: provider ?? '',
        connectionId: connection ?? '',
        path: path ?? '',
        url: `${deps.publicUrl()}${request.url}`,
        method: request.method,
        headers: flatHeaders(request.headers),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      })
      deps.metrics.observe('parley_webhook_seconds', (performance.now() - startedAt) / 1000)
      return reply.status(answer.status).type(answer.contentType).send(answer.body)
    })
  })
}

function flatHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
}
