/** The time, and a way to wait for it; tests hand in their own. */
export type Clock = {
  nowMs(): number
  /** The same time with fractions, and never set back. */
  preciseNowMs?(): number
  /** Runs once after the wait; the answer cancels it. */
  after(waitMs: number, run: () => void): () => void
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  preciseNowMs: () => performance.timeOrigin + performance.now(),
  after: (waitMs, run) => {
    const timer = setTimeout(run, waitMs)
    return () => clearTimeout(timer)
  },
}

export type Schedule = {
  /** Like `Clock.after`; what fails inside is reported, never thrown. A wait of 0 still leaves the caller first. */
  after(waitMs: number, run: () => void | Promise<void>): () => void
  /** Cancels all that still waits. */
  close(): void
}

/** Work for later that ends with the emulator. */
export function createSchedule(clock: Clock, report: (error: unknown) => void): Schedule {
  const waiting = new Set<() => void>()
  let closed = false
  return {
    after(waitMs, run) {
      if (closed) return () => {}
      const cancel = clock.after(waitMs, () => {
        waiting.delete(cancel)
        void Promise.resolve().then(run).catch(report)
      })
      waiting.add(cancel)
      return () => {
        waiting.delete(cancel)
        cancel()
      }
    },
    close() {
      closed = true
      for (const cancel of waiting) cancel()
      waiting.clear()
    },
  }
}
