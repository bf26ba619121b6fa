import type { Clock, ManualClock } from '#platform/clock.ts'

/** A clock set to another time that runs on as fast as `base`: what takes 3 ms now took 3 ms then. */
export function pastClock(base: Clock, start: Date): ManualClock {
  let behindMs = base.now().getTime() - start.getTime()
  return {
    isSystem: false,
    now: () => new Date(base.now().getTime() - behindMs),
    set: (time) => {
      behindMs = base.now().getTime() - time.getTime()
    },
    advance: (ms) => {
      behindMs -= ms
    },
  }
}
