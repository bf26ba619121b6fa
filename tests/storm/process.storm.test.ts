import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startServer } from '../support/server-process.ts'
import { startWorld, type World } from '../support/world.ts'

describe('the process on its own data', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ databaseUrl: null })
  })
  afterAll(() => world.close())

  // Sabotage: in open-database.ts, take no lock.
  it('refuses a second start each time, and says why', async () => {
    const rounds = inject('testMatrix') === 'full' ? 5 : 1
    for (let round = 0; round < rounds; round++) {
      const starts = Array.from({ length: 4 }, () => startServer({ ...world.environment, PORT: '0' }))
      for (const start of await Promise.allSettled(starts)) {
        expect(start.status).toBe('rejected')
        expect(String((start as PromiseRejectedResult).reason)).toContain('in use by another Parley')
      }
    }
    expect((await fetch(`${world.url()}/readyz`)).status).toBe(200)
  }, 90_000)

  it('starts again after a kill', async () => {
    await world.killAndStart()
    expect((await fetch(`${world.url()}/readyz`)).status).toBe(200)
  })

  it('is unready within a second of being asked to end, and closes in peace', async () => {
    const stopping = world.stopServer()
    const askedAt = performance.now()
    let unreadyMs = Number.POSITIVE_INFINITY
    while (performance.now() - askedAt < 1500 && unreadyMs > 1500) {
      const status = await fetch(`${world.url()}/readyz`).then(
        (response) => response.status,
        () => 503,
      )
      if (status === 503) unreadyMs = performance.now() - askedAt
    }
    expect(await stopping).toBe(0)
    expect(unreadyMs).toBeLessThan(1000)
  })
})
