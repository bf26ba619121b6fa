/** The loudness of one side of a recording. */
export interface SidePeaks {
  /** From 0 to 127. */
  values: ArrayLike<number>
  perSecond: number
}

export const barPitchPx = 3

const loudest = 127
// What is softer is noise of the line.
const noise = 3

/**
 * How high each bar is, from 0 (no bar) to 1, for a lane of that width: the loudest peak of its stretch, measured
 * against the loudest of the whole side, so that a soft voice can be seen too.
 */
export function barsOf(
  { values, perSecond }: SidePeaks,
  { durationMs, widthPx }: { durationMs: number; widthPx: number },
): number[] {
  const count = Math.max(0, Math.floor(widthPx / barPitchPx))
  const perBar = ((durationMs / 1000) * perSecond) / Math.max(1, count)
  const heights = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor(bar * perBar)
    const to = Math.max(from + 1, Math.floor((bar + 1) * perBar))
    return loudestOf(values, { from, to })
  })
  const top = Math.max(loudest / 4, ...heights)
  return heights.map((height) => (height < noise ? 0 : Math.min(1, height / top)))
}

function loudestOf(values: ArrayLike<number>, { from, to }: { from: number; to: number }): number {
  let most = 0
  for (let at = from; at < Math.min(to, values.length); at++) most = Math.max(most, Math.abs(values[at] ?? 0))
  return most
}
