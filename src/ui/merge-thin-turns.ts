import type { TurnMark } from '#ui/turn-strip-layout.ts'

/** From here on turns are thinner than can be drawn, in ms. */
const longMs = 2 * 60 * 60 * 1000
const thinnestPx = 2

/**
 * On strips of more than two hours, draws turns thinner than two pixels that stand as close to each other as one
 * of their speaker. What happened at a moment is always kept.
 */
export function mergeThinTurns(
  marks: readonly TurnMark[],
  { durationMs, widthPx }: { durationMs: number; widthPx: number },
): readonly TurnMark[] {
  if (durationMs <= longMs) return marks
  const thinMs = (durationMs / widthPx) * thinnestPx
  const merged: TurnMark[] = []
  /** Where each speaker's turn that may still grow stands in `merged`. */
  const growing = new Map<string, number>()
  for (const mark of marks) {
    if (mark.kind !== 'speech') {
      merged.push(mark)
      continue
    }
    const place = growing.get(mark.who)
    const before = place === undefined ? undefined : merged[place]
    const isNear =
      before?.kind === 'speech' &&
      mark.startMs - before.endMs < thinMs &&
      (isThin(before, thinMs) || isThin(mark, thinMs))
    if (isNear && place !== undefined) {
      merged[place] = { ...before, endMs: Math.max(before.endMs, mark.endMs) }
      continue
    }
    growing.set(mark.who, merged.length)
    merged.push(mark)
  }
  return merged
}

function isThin({ startMs, endMs }: { startMs: number; endMs: number }, thinMs: number): boolean {
  return endMs - startMs < thinMs
}
