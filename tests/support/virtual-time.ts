import type { Timers } from '#completions/ports.ts'
import { type ManualClock, manualClock } from '#platform/clock.ts'

export interface VirtualTime {
  clock: ManualClock
  timers: Timers
  /** Moves the clock and runs what falls due on the way, in order. */
  advance(ms: number): void
  /** While anybody holds it, time runs by itself, a quarter of a second per turn of the event loop's timers. */
  hold(): () => void
}

const stepMs = 250

/** Time that stands until somebody moves it or waits for it: limits of many seconds pass in an instant. */
export function createVirtualTime(start = '2026-11-17T18:00:00.000Z'): VirtualTime {
  const clock = manualClock(start)
  const plans = new Set<{ dueMs: number; run: () => void }>()
  let holders = 0
  let running: NodeJS.Timeout | null = null
  const advance = (ms: number) => {
    const endMs = clock.now().getTime() + ms
    for (;;) {
      const [next] = [...plans]
        .filter(({ dueMs }) => dueMs <= endMs)
        .sort((one, other) => one.dueMs - other.dueMs)
      if (!next) break
      plans.delete(next)
      clock.set(new Date(Math.max(next.dueMs, clock.now().getTime())))
      next.run()
    }
    clock.set(new Date(endMs))
  }
  return {
    clock,
    advance,
    timers: {
      after: (ms, run) => {
        const plan = { dueMs: clock.now().getTime() + ms, run }
        plans.add(plan)
        return () => void plans.delete(plan)
      },
    },
    hold: () => {
      holders++
      running ??= setInterval(() => advance(stepMs), 1)
      return () => {
        holders--
        if (holders > 0 || running === null) return
        clearInterval(running)
        running = null
      }
    },
  }
}
