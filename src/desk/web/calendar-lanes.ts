/** Where something stands among what overlaps it: the how-manieth of how many. */
export interface Lane {
  lane: number
  lanes: number
  /** Over how many lanes it reaches, where those to its right are free for as long as it lasts. */
  span: number
}

interface Stretch {
  from: number
  to: number
}

/**
 * Lays out side by side what overlaps. Things that touch a common stretch, directly or over others, share one number of
 * lanes: as many as overlap at their busiest moment.
 */
export function packLanes<T extends Stretch>(items: readonly T[]): (T & Lane)[] {
  const sorted = [...items].sort((one, other) => one.from - other.from || other.to - one.to)
  const packed: (T & Lane)[] = []
  let group: (T & Lane)[] = []
  let laneEnds: number[] = []
  const close = () => {
    for (const item of group) {
      item.lanes = laneEnds.length
      item.span = reachOf(item, group)
    }
    packed.push(...group)
    group = []
    laneEnds = []
  }
  for (const item of sorted) {
    if (laneEnds.every((end) => end <= item.from)) close()
    const free = laneEnds.findIndex((end) => end <= item.from)
    const lane = free < 0 ? laneEnds.length : free
    laneEnds[lane] = item.to
    group.push({ ...item, lane, lanes: 1, span: 1 })
  }
  close()
  return packed
}

function reachOf<T extends Stretch & Lane>(item: T, group: readonly T[]): number {
  const rivals = group.filter((other) => other.from < item.to && item.from < other.to)
  const next = Math.min(item.lanes, ...rivals.map(({ lane }) => lane).filter((lane) => lane > item.lane))
  return next - item.lane
}
