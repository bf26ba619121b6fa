import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#platform/metrics.ts'

export interface Readiness {
  /** False from the moment a stop is asked for. */
  isServing(): boolean
  /** Resolves when the database answers within `timeoutMs`; rejects otherwise. */
  askDatabase(timeoutMs: number): Promise<void>
}

/** /livez never asks the database: a hanging database must not get a healthy process killed. */
export function mountHealth(server: FastifyInstance, readiness: Readiness, metrics: Metrics): void {
  const config = { policy: 'anyone' as const }
  server.get('/livez', { config }, async () => ({ status: 'alive' }))
  server.get('/readyz', { config }, async (_request, reply) => {
    if (!readiness.isServing()) return reply.status(503).send({ status: 'stopping' })
    try {
      await readiness.askDatabase(1000)
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'waiting for the database' })
    }
  })
  server.get('/metrics', { config }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.render()),
  )
}
