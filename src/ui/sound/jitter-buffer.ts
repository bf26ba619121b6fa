export interface JitterBuffer {
  /**
   * Where a piece that arrives at `now` is heard, both in samples of the output's clock. `isStart`: nothing leads
   * up to it, so it has to be faded in. Null: it is left out, to catch up.
   */
  place(now: number, piece: { length: number; isQuiet: boolean }): { at: number; isStart: boolean } | null
  /** How much is still to be heard. */
  waiting(now: number): number
  /** Forgets what was placed; the next piece is a start. */
  clear(): void
}

const leastDelayMs = 60
const mostDelayMs = 300
const lateStepMs = 40
const calmMs = 10_000
const calmStepMs = 20
// Later than this before its time a piece cannot be joined to the one before.
const marginMs = 12
// After a longer gap nobody was sending; the next piece is no late one.
const pauseMs = 500
const wornMs = 150
const mostWaitingMs = 1000

/**
 * Decides when pieces of a stream are heard: as soon as can be without gaps. It waits longer after a piece came too
 * late, less again when none has for a while, and leaves out silence when too much is waiting.
 */
export function createJitterBuffer(sampleRate: number): JitterBuffer {
  const samples = (ms: number) => Math.round((ms * sampleRate) / 1000)
  let delayMs = leastDelayMs
  let calm = 0
  let end: number | null = null
  let hasHole = false

  const learn = (isLate: boolean, length: number) => {
    calm = isLate ? 0 : calm + length
    if (isLate) delayMs = Math.min(mostDelayMs, delayMs + lateStepMs)
    if (calm < samples(calmMs)) return
    calm = 0
    delayMs = Math.max(leastDelayMs, delayMs - calmStepMs)
  }

  return {
    place: (now, { length, isQuiet }) => {
      const lead = end === null ? 0 : end - now
      const isLate = end !== null && lead < samples(marginMs)
      learn(isLate && lead > -samples(pauseMs), length)
      const isTooMuch = lead > samples(mostWaitingMs) || (isQuiet && lead > samples(delayMs + wornMs))
      if (isTooMuch) {
        hasHole = true
        return null
      }
      const isStart = end === null || isLate || hasHole
      const at = end === null || isLate ? now + samples(delayMs) : end
      end = at + length
      hasHole = false
      return { at, isStart }
    },
    waiting: (now) => Math.max(0, (end ?? 0) - now),
    clear: () => {
      end = null
      hasHole = false
    },
  }
}
