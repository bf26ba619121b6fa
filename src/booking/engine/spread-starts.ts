import type { FreeStart } from '#booking/engine/types.ts'

/**
 * Up to `limit` of the starts, apart from each other: across the one day there is, or across the first few days, so that
 * an offer is a choice. In order of time.
 */
export function spreadStarts(starts: readonly FreeStart[], limit: number): FreeStart[] {
  if (starts.length <= limit) return [...starts]
  const days = [...Map.groupBy(starts, (start) => start.date).values()]
  const shown = days.slice(0, Math.max(1, Math.ceil(limit / 2)))
  const picked = new Set<FreeStart>()
  for (const [index, day] of shown.entries()) {
    const share = Math.ceil((limit - picked.size) / (shown.length - index))
    for (const start of pickAcross(day, share, index === 0)) picked.add(start)
  }
  // Days with little room leave some of the offer over.
  for (const start of starts) if (picked.size < limit) picked.add(start)
  return starts.filter((start) => picked.has(start))
}

/** First, last and what lies evenly between; of one alone the first, or the middle of a later day. */
function pickAcross(day: readonly FreeStart[], count: number, isFirstDay: boolean): FreeStart[] {
  if (count >= day.length) return [...day]
  const at = (index: number) => day.slice(index, index + 1)
  if (count <= 0) return []
  if (count === 1) return at(isFirstDay ? 0 : Math.floor(day.length / 2))
  return Array.from({ length: count }, (_, index) =>
    at(Math.round((index * (day.length - 1)) / (count - 1))),
  ).flat()
}
