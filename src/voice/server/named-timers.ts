import type { Timers } from '#completions/ports.ts'
import type { TimerName } from '#voice/engine/session-state.ts'

/** At most one timer of each name; setting one anew puts it off. */
export interface NamedTimers {
  set(name: TimerName, afterMs: number): void
  clear(name: TimerName): void
  clearAll(): void
}

export function createNamedTimers(timers: Timers, onTimer: (name: TimerName) => void): NamedTimers {
  const plans = new Map<TimerName, () => void>()
  const clear = (name: TimerName) => {
    plans.get(name)?.()
    plans.delete(name)
  }
  return {
    clear,
    set(name, afterMs) {
      clear(name)
      plans.set(
        name,
        timers.after(afterMs, () => {
          plans.delete(name)
          onTimer(name)
        }),
      )
    },
    clearAll() {
      for (const name of [...plans.keys()]) clear(name)
    },
  }
}
