import { createHeap } from '#carrier-emulator/calls/heap.ts'
import type { Clock } from '#carrier-emulator/clock.ts'

/**
 * The time of calls: like the clock's, but running faster by the pace. Waits are in this time too. What falls due
 * runs one after the other in the order of its times, and sees the time it was due, however late it is: a busy
 * machine changes no order and cuts no word.
 */
export type CallTime = {
  nowMs(): number
  /** The answer cancels it. */
  after(waitMs: number, run: () => void): () => void
  close(): void
}

export function createCallTime(
  clock: Clock,
  { pace, report }: { pace: number; report: (error: unknown) => void },
): CallTime {
  const startMs = preciseNow(clock)
  const plans = createPlans()
  const flowMs = () => startMs + (preciseNow(clock) - startMs) * pace
  let reachedMs = startMs
  let isCatchingUp = false
  let isRead = false
  let isClosed = false
  let timer: { dueMs: number; cancel: () => void } | null = null

  const nowMs = () => {
    if (isCatchingUp || isRead) return reachedMs
    reachedMs = Math.max(reachedMs, flowMs())
    // All that one event from outside sets off happens at the same time.
    isRead = true
    setImmediate(() => {
      isRead = false
    })
    return reachedMs
  }
  function setTimer(): void {
    const dueMs = plans.nextMs()
    if (isCatchingUp || isClosed || dueMs === null || (timer && timer.dueMs <= dueMs)) return
    timer?.cancel()
    timer = { dueMs, cancel: clock.after(Math.max(0, dueMs - flowMs()) / pace, catchUp) }
  }
  function catchUp(): void {
    timer = null
    isCatchingUp = false
    const dueMs = plans.nextMs()
    // A timer may fire a little early; then its time has come all the same.
    if (isClosed || dueMs === null || dueMs > flowMs() + pace) {
      setTimer()
      return
    }
    reachedMs = Math.max(reachedMs, dueMs)
    isCatchingUp = true
    try {
      plans.take()?.()
    } catch (error) {
      report(error)
    }
    // What waits for this event goes on, at this event's time, before the next one.
    setImmediate(catchUp)
  }
  return {
    nowMs,
    after(waitMs, run) {
      const cancel = plans.add(nowMs() + Math.max(0, waitMs), run)
      setTimer()
      return cancel
    },
    close() {
      isClosed = true
      timer?.cancel()
    },
  }
}

type Plan = { dueMs: number; run: (() => void) | null }

/** What is to be run when; most of it is given up long before it is due. */
function createPlans() {
  const plans = createHeap<Plan>((one, other) => one.dueMs - other.dueMs)
  let cancelled = 0
  return {
    nextMs: () => plans.peek()?.dueMs ?? null,
    take(): (() => void) | null {
      const plan = plans.pop()
      if (!plan) return null
      const { run } = plan
      if (run === null) cancelled--
      // What is done cannot be cancelled any more.
      plan.run = null
      return run
    },
    add(dueMs: number, run: () => void): () => void {
      const plan: Plan = { dueMs, run }
      plans.push(plan)
      return () => {
        if (plan.run === null) return
        plan.run = null
        cancelled++
        if (cancelled < 1_000 || cancelled * 2 < plans.size()) return
        plans.keep((kept) => kept.run !== null)
        cancelled = 0
      }
    },
  }
}

// Whole milliseconds of a fast-running clock would be too coarse to tell words apart.
function preciseNow(clock: Clock): number {
  return clock.preciseNowMs?.() ?? clock.nowMs()
}
