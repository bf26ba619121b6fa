import type { Timers } from '#completions/ports.ts'

/** The process's own timers; none of them keeps it alive. */
export const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
