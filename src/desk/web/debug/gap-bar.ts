import type { TurnGap } from '#telephony/contract.ts'

export interface GapPart {
  kind: TurnGap['parts'][number]['kind']
  ms: number
  /** In per cent of the bar's width. */
  left: number
  width: number
  /** It is longer than it is drawn. */
  isBroken: boolean
}

/** The full width of a bar. */
export const barMs = 2_000

/**
 * The parts of a wait on a scale of two seconds. A longer wait fills the bar: its longest part is drawn shorter than it
 * is and marked as broken, the others keep their scale.
 */
export function gapBar(gap: Pick<TurnGap, 'parts'>): GapPart[] {
  const total = gap.parts.reduce((sum, part) => sum + part.ms, 0)
  const shown: readonly Part[] = total <= barMs ? gap.parts : squeezed(gap.parts, total)
  let left = 0
  return shown.map((part, place) => {
    const width = (part.ms / barMs) * 100
    const placed = {
      kind: part.kind,
      ms: gap.parts[place]?.ms ?? 0,
      left,
      width,
      isBroken: part.isBroken ?? false,
    }
    left += width
    return placed
  })
}

type Part = TurnGap['parts'][number] & { isBroken?: boolean }

const leastShare = 0.3

/** Takes the overlength from the longest part; where that leaves too little of it, from all. */
function squeezed(parts: readonly Part[], total: number): Part[] {
  const longest = parts.reduce((most, part) => (part.ms > most.ms ? part : most))
  const left = longest.ms - (total - barMs)
  if (left >= barMs * leastShare)
    return parts.map((part) => (part === longest ? { ...part, ms: left, isBroken: true } : part))
  const kept = barMs * leastShare
  const factor = (barMs - kept) / Math.max(1, total - longest.ms)
  return parts.map((part) =>
    part === longest ? { ...part, ms: kept, isBroken: true } : { ...part, ms: part.ms * factor },
  )
}

/** When a wait is slow enough to be marked, and when it is bad. */
export function gapTone(waitMs: number): 'fine' | 'slow' | 'bad' {
  if (waitMs > 4_000) return 'bad'
  return waitMs > 1_200 ? 'slow' : 'fine'
}

/** The waits of answers that were heard: the middle one, one in twenty is longer than `p95`, and the longest. */
export function summariseGaps(
  gaps: readonly TurnGap[],
): { count: number; p50: number; p95: number; max: number } | null {
  const waits = gaps
    .flatMap((gap) => (gap.answerMs === null ? [] : gap.answerMs - gap.fromMs))
    .sort((one, other) => one - other)
  if (waits.length === 0) return null
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.ceil(waits.length * share) - 1)] ?? 0
  return { count: waits.length, p50: at(0.5), p95: at(0.95), max: waits.at(-1) ?? 0 }
}
