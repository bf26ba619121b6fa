import type { CallDebug, CallSpan } from '#telephony/contract.ts'
import type { TurnMark } from '#ui/turn-strip-layout.ts'

/** Room after the end of a call for what the carrier told of it then. */
const afterMs = 2_000

/** Up to when the page shows a call: its end, and what was still going on shortly after. */
export function extentOf({ durationMs, spans }: Pick<CallDebug, 'durationMs' | 'spans'>): number {
  const last = spans.reduce((latest, span) => Math.max(latest, span.endMs ?? 0), 0)
  return Math.max(durationMs, Math.min(last, durationMs + afterMs))
}

/** The call as marks of its strip: who spoke when, tools, what failed, and being put through. */
export function callMarks({ spans }: Pick<CallDebug, 'spans'>, extentMs: number): TurnMark[] {
  return spans.flatMap((span): TurnMark[] => {
    const { lane, startMs, state } = span
    if (startMs > extentMs) return []
    const endMs = Math.min(extentMs, span.endMs ?? extentMs)
    if ((lane === 'contact' || lane === 'bot') && endMs > startMs)
      return [{ kind: 'speech', who: lane, startMs, endMs }]
    if (state === 'failed') return [{ kind: 'error', atMs: startMs }]
    if (lane === 'tool') return [{ kind: 'tool', atMs: startMs }]
    return isHandOver(span) ? [{ kind: 'handover', atMs: startMs }] : []
  })
}

function isHandOver(span: CallSpan): boolean {
  return span.lane === 'carrier' && span.name === 'Put through'
}
