import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '#platform/http/create-http-server.ts'
import { mountHealth } from '#platform/http/health.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function start() {
  const database = await createTestDatabase('embedded')
  const stopping = new AbortController()
  const metrics = createMetrics()
  const server = createHttpServer({ log: createLog('silent'), publicOrigin: () => null })
  const late = (timeoutMs: number) =>
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('late')), timeoutMs).unref())
  mountHealth(
    server,
    {
      isServing: () => !stopping.signal.aborted,
      askDatabase: async (timeoutMs) => {
        const asked = database.db.system('read-metrics', (tx) => tx.query('select 1'))
        await Promise.race([asked, late(timeoutMs)])
      },
    },
    metrics,
  )
  ends.push(
    () => database.close(),
    () => server.close(),
  )
  return { database, server, stopping, metrics }
}

/** Holds the database's only session until it is let go, as a statement that never ends would. */
function hold(database: TestDatabase): { isHeld: Promise<void>; letGo(): Promise<void> } {
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const work = database.db.owner(async (client) => {
    await client.query('select 1')
    held.resolve()
    await gate.promise
  })
  return {
    isHeld: held.promise,
    letGo: () => {
      gate.resolve()
      return work
    },
  }
}

describe('health', () => {
  it('lives while the database hangs, and is ready again when it answers', async () => {
    // Sabotage: ask the database in /livez.
    const { database, server } = await start()
    expect((await server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
    const { isHeld, letGo } = hold(database)
    await isHeld
    const startedMs = performance.now()
    const [alive, ready, figures] = await Promise.all(
      ['/livez', '/readyz', '/metrics'].map((url) =>
        server.inject({ url }).then((answer) => ({ answer, ms: performance.now() - startedMs })),
      ),
    )
    expect(alive?.answer.statusCode).toBe(200)
    expect(alive?.ms).toBeLessThan(900)
    expect(figures?.answer.statusCode).toBe(200)
    expect(figures?.ms).toBeLessThan(900)
    expect(ready?.answer.statusCode).toBe(503)
    expect(ready?.ms).toBeLessThan(3000)
    await letGo()
    expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200)
  })

  it('is not ready from the moment a stop is asked for, and says so without asking the database', async () => {
    const { database, server, stopping } = await start()
    const { isHeld, letGo } = hold(database)
    await isHeld
    stopping.abort()
    const startedMs = performance.now()
    const answer = await server.inject({ url: '/readyz' })
    expect(answer.statusCode).toBe(503)
    expect(performance.now() - startedMs).toBeLessThan(1000)
    expect((await server.inject({ url: '/livez' })).statusCode).toBe(200)
    await letGo()
  })

  it('tells its figures in the form that Prometheus reads', async () => {
    const { server, metrics } = await start()
    metrics.count('parley_webhooks_total', { outcome: 'taken' })
    metrics.observe('parley_webhook_seconds', 0.02)
    const answer = await server.inject({ url: '/metrics' })
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.body).toMatch(/^parley_webhooks_total\{outcome="taken"\} 1$/m)
    expect(answer.body).toMatch(/^parley_webhook_seconds_count 1$/m)
    for (const line of answer.body.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
      expect(line).toMatch(/^[a-zA-Z_:][\w:]*(\{.*\})? (-?[\d.e+-]+|nan|[+-]inf)$/i)
    }
  })
})
