/** Where the time comes from. Nothing in the server asks `Date` itself. */
export interface Clock {
  now(): Date
  /** False for a clock that stands or is shifted; SQL is then told the time instead of asking the database. */
  isSystem: boolean
}

export const systemClock: Clock = { now: () => new Date(), isSystem: true }

export interface ManualClock extends Clock {
  set(time: Date): void
  advance(ms: number): void
}

/** A clock that moves only when it is told to: tests, and the sample team's two weeks. */
export function manualClock(start: Date | string): ManualClock {
  let current = new Date(start).getTime()
  return {
    isSystem: false,
    now: () => new Date(current),
    set: (time) => {
      current = time.getTime()
    },
    advance: (ms) => {
      current += ms
    },
  }
}
