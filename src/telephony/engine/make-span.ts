import type { CallSpan } from '#telephony/debug-contract.ts'

/** A span with what most spans have: nothing wrong, told by the line, of no turn. Never ends before it starts. */
export function makeSpan(
  span: Pick<CallSpan, 'id' | 'lane' | 'startMs' | 'endMs' | 'name'> & Partial<CallSpan>,
): CallSpan {
  const startMs = Math.round(span.startMs)
  return {
    ...{ state: 'ok', isEstimated: false, turnId: null, completionId: null, detail: {} },
    ...span,
    startMs,
    endMs: span.endMs === null ? null : Math.max(startMs, Math.round(span.endMs)),
  }
}
