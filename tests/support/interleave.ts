/** A repeatable stream of numbers in [0, 1): mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Holds an actor back until it is its turn. */
export type Pause = () => Promise<void>
export type Actor = (pause: Pause) => Promise<void>

/**
 * Runs actors in a seeded order, one at a time: from one pause of an actor to its next, then whoever is drawn.
 * The same seed gives the same order.
 */
export async function interleave(seed: number, actors: readonly Actor[]): Promise<void> {
  const random = seededRandom(seed)
  const waiting: (() => void)[] = []
  let moved: () => void = () => {}
  let running = actors.length
  const failures: unknown[] = []
  for (const actor of actors) {
    const pause = () =>
      new Promise<void>((go) => {
        waiting.push(go)
        moved()
      })
    pause()
      .then(() => actor(pause))
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running--
        moved()
      })
  }
  while (running > 0) {
    const [next] = waiting.splice(Math.floor(random() * waiting.length), 1)
    const isStill = new Promise<void>((done) => {
      moved = done
    })
    next?.()
    await isStill
  }
  if (failures.length > 0) throw failures[0]
}
