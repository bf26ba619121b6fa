import type { CallDebug, CallFinding, CallSpan, TurnGap } from '#telephony/contract.ts'

/** What is looked at: a stretch, the wait of a turn, or a bare moment. Null is none of them, which is no first one. */
export type CallChoice =
  | { kind: 'span'; id: string }
  | { kind: 'turn'; turnId: string }
  | { kind: 'moment'; atMs: number }
  | null

/** A choice with what it stands for; what is not there any more is nothing chosen. */
export interface Chosen {
  span: CallSpan | null
  gap: TurnGap | null
  /** When it was, for the line over all lanes and what has to be in sight. */
  stretch: { startMs: number; endMs: number } | null
}

export function chosenOf(
  choice: CallChoice,
  { spans, gaps, durationMs }: Pick<CallDebug, 'spans' | 'gaps' | 'durationMs'>,
): Chosen {
  if (choice === null) return { span: null, gap: null, stretch: null }
  if (choice.kind === 'moment')
    return { span: null, gap: null, stretch: { startMs: choice.atMs, endMs: choice.atMs } }
  if (choice.kind === 'turn') {
    const gap = gaps.find(({ turnId }) => turnId === choice.turnId) ?? null
    return { span: null, gap, stretch: gap && { startMs: gap.fromMs, endMs: gap.answerMs ?? gap.fromMs } }
  }
  const span = spans.find(({ id }) => id === choice.id) ?? null
  if (!span) return { span: null, gap: null, stretch: null }
  const gap = gaps.find(({ turnId }) => turnId === span.turnId) ?? gapAt(gaps, span.startMs)
  return { span, gap, stretch: { startMs: span.startMs, endMs: span.endMs ?? durationMs } }
}

function gapAt(gaps: readonly TurnGap[], ms: number): TurnGap | null {
  return gaps.find(({ fromMs, answerMs }) => answerMs !== null && fromMs <= ms && ms <= answerMs) ?? null
}

/** Where a finding leads: its stretch, the wait it is about, or its moment; nowhere when it is about all of the call. */
export function choiceOf(
  { spanId, atMs, kind }: CallFinding,
  { spans, gaps }: Pick<CallDebug, 'spans' | 'gaps'>,
): CallChoice {
  if (spanId !== null && spans.some(({ id }) => id === spanId)) return { kind: 'span', id: spanId }
  if (atMs === null) return null
  const gap = kind === 'slow-answer' ? gaps.find(({ fromMs }) => fromMs === atMs) : undefined
  return gap ? { kind: 'turn', turnId: gap.turnId } : { kind: 'moment', atMs }
}

/** The stretch after or before another one in time; from nothing, the first or last that is in sight. */
export function stepSpan(
  spans: readonly CallSpan[],
  { from, step, window }: { from: string | null; step: 1 | -1; window: { fromMs: number; toMs: number } },
): CallSpan | null {
  const at = from === null ? -1 : spans.findIndex(({ id }) => id === from)
  if (at >= 0) return spans[Math.min(spans.length - 1, Math.max(0, at + step))] ?? null
  const inSight = spans.filter(({ startMs }) => startMs >= window.fromMs && startMs <= window.toMs)
  return (step > 0 ? inSight.at(0) : inSight.at(-1)) ?? spans.at(0) ?? null
}
