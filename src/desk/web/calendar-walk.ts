/** What the walk needs to know of one column: its entries from top to bottom. */
export interface WalkColumn {
  entries: readonly { id: string; from: number; lane: number }[]
}

/** `right` is on and `left` is back, whichever way the page is read. */
export type WalkStep = 'up' | 'down' | 'left' | 'right'

/** The step of an arrow key that points along the row: on to the left where the page is read from right to left. */
export function stepOf(key: 'arrowleft' | 'arrowright'): WalkStep {
  const isBackward = getComputedStyle(document.documentElement).direction === 'rtl'
  return (key === 'arrowright') === isBackward ? 'left' : 'right'
}

/**
 * The entry one comes to from another with an arrow key: up and down in time within a column, left and right to the
 * nearest in time of the next column that has any. Nothing at the edge. Without a start, down and up enter the view.
 */
export function walkTo(
  columns: readonly WalkColumn[],
  from: string | undefined,
  step: WalkStep,
): string | undefined {
  const ordered = columns.map(({ entries }) =>
    [...entries].sort((one, other) => one.from - other.from || one.lane - other.lane),
  )
  const at = ordered.findIndex((entries) => entries.some(({ id }) => id === from))
  const here = ordered[at]
  if (!here) {
    const all = ordered.flat()
    return step === 'down' ? all[0]?.id : step === 'up' ? all.at(-1)?.id : undefined
  }
  const index = here.findIndex(({ id }) => id === from)
  if (step === 'up' || step === 'down') return here[index + (step === 'down' ? 1 : -1)]?.id
  const start = here[index]?.from ?? 0
  const others = step === 'right' ? ordered.slice(at + 1) : ordered.slice(0, at).reverse()
  const next = others.find((entries) => entries.length > 0) ?? []
  const byDistance = [...next].sort((one, other) => Math.abs(one.from - start) - Math.abs(other.from - start))
  return byDistance[0]?.id
}
