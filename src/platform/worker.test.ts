import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBus } from './bus.ts'
import { systemClock } from './clock.ts'
import type { Database } from './db/database.ts'
import { createLog } from './log.ts'
import { startWorker, type Worker } from './worker.ts'

describe('a worker', () => {
  const context = { db: { bus: createBus() } as Database, clock: systemClock, log: createLog('silent') }
  let worker: Worker | null = null
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    vi.useRealTimers()
    await worker?.stop(10)
  })

  function start(items: string[], work: (item: string) => Promise<void>) {
    const extended: string[][] = []
    const claims: number[] = []
    worker = startWorker<string>({
      name: 'test',
      context,
      channel: 'test',
      places: 2,
      claim: async (limit) => {
        claims.push(limit)
        return items.splice(0, limit)
      },
      extend: async (inHand) => void extended.push(inHand),
      work,
    })
    return { extended, claims, worker }
  }

  // Sabotage: in worker.ts, hand `extend` everything that was ever taken.
  it('keeps alive what is in hand and leaves what has failed to the next claim', async () => {
    const held = Promise.withResolvers<void>()
    const { extended } = start(['fails', 'lasts'], (item) =>
      item === 'fails' ? Promise.reject(new Error('no')) : held.promise,
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(extended).toEqual([['lasts']])
    held.resolve()
    await vi.advanceTimersByTimeAsync(2000)
    expect(extended).toHaveLength(1)
  })

  it('never has more in hand than it has places, and goes on when one is free', async () => {
    const done: string[] = []
    const { claims } = start(['a', 'b', 'c', 'd', 'e'], async (item) => {
      await new Promise((wait) => setTimeout(wait, 100))
      done.push(item)
    })
    await vi.advanceTimersByTimeAsync(50)
    expect(claims).toEqual([2])
    await vi.advanceTimersByTimeAsync(400)
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('finishes a claim that was under way when it was told to stop', async () => {
    const claim = Promise.withResolvers<string[]>()
    const done: string[] = []
    const stopping = startWorker<string>({
      ...{ name: 'test', context, channel: 'test', places: 2 },
      claim: () => claim.promise,
      extend: async () => {},
      work: async (item) => void done.push(item),
    }).stop()
    claim.resolve(['late'])
    await stopping
    expect(done).toEqual(['late'])
  })
})
