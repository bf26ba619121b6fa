import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'
import { runSweeps } from '#telephony/server/run-sweeps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// A text whose webhook was lost is taken in by the next sweep: at the start, and every minute from there.
it('asks the carriers at once and then each minute', async () => {
  let asked = 0
  const connectionIds = async () => {
    asked++
    return []
  }
  const deps: TelephonyDeps = {
    ...{ db: {} as Database, clock: systemClock, log: createLog('silent'), metrics: createMetrics() },
    carriers: () => {
      throw new Error('Nobody is asked here.')
    },
    hookUrl: () => '',
  }
  const sweeps = runSweeps(deps, { connectionIds })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toBe(4)
  await sweeps.stop()
})
