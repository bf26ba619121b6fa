/** Who goes first when the database is busy: a carrier waits seconds, a person a moment, a chore as long as it takes. */
export const lanes = ['intake', 'people', 'work', 'chores'] as const
export type Lane = (typeof lanes)[number]

export interface PriorityGate {
  /** Waits for a place; the returned function gives it back. */
  enter(lane: Lane): Promise<() => void>
  waiting(): number
}

/** Lets `places` holders in at once; whoever waits in a higher lane enters first, first come first served within it. */
export function createPriorityGate(places: number): PriorityGate {
  const queues: Record<Lane, (() => void)[]> = { intake: [], people: [], work: [], chores: [] }
  let free = places
  const leave = () => {
    const next = lanes
      .map((lane) => queues[lane])
      .find((queue) => queue.length > 0)
      ?.shift()
    if (next) next()
    else free++
  }
  const leaveOnce = () => {
    let isHeld = true
    return () => {
      if (isHeld) leave()
      isHeld = false
    }
  }
  return {
    enter: async (lane) => {
      if (free > 0) free--
      else await new Promise<void>((turn) => queues[lane].push(turn))
      return leaveOnce()
    },
    waiting: () => lanes.reduce((sum, lane) => sum + queues[lane].length, 0),
  }
}
