import { clampWindow, leastWindowMs, type TimeWindow, wholeWindow } from './call-window.ts'

/** What a pointer that went down on the map does to the part that is shown. */
export interface BrushDrag {
  hold: 'start' | 'end' | 'part' | 'new'
  /** Where it went down, and what was shown then. */
  fromMs: number
  window: TimeWindow
}

/** An edge is held from `nearMs` away; what is all of the call has no edges, so a new part is drawn there. */
export function grab(
  atMs: number,
  { window, extentMs, nearMs }: { window: TimeWindow; extentMs: number; nearMs: number },
): BrushDrag {
  const whole = wholeWindow(extentMs)
  const isWhole = window.fromMs <= whole.fromMs && window.toMs >= whole.toMs
  const isNear = (edgeMs: number) => Math.abs(atMs - edgeMs) <= nearMs
  const isInside = atMs > window.fromMs && atMs < window.toMs
  const hold = isWhole
    ? 'new'
    : isNear(window.fromMs)
      ? 'start'
      : isNear(window.toMs)
        ? 'end'
        : isInside
          ? 'part'
          : 'new'
  return { hold, fromMs: atMs, window }
}

/** What is shown once the pointer has come to `atMs`. */
export function dragTo({ hold, fromMs, window }: BrushDrag, atMs: number, extentMs: number): TimeWindow {
  const byMs = atMs - fromMs
  if (hold === 'part')
    return clampWindow({ fromMs: window.fromMs + byMs, toMs: window.toMs + byMs }, extentMs)
  if (hold === 'new')
    return clampWindow({ fromMs: Math.min(fromMs, atMs), toMs: Math.max(fromMs, atMs) }, extentMs)
  const inside = Math.min(Math.max(0, atMs), wholeWindow(extentMs).toMs)
  if (hold === 'start')
    return { fromMs: Math.max(0, Math.min(inside, window.toMs - leastWindowMs)), toMs: window.toMs }
  return clampWindow(
    { fromMs: window.fromMs, toMs: Math.max(inside, window.fromMs + leastWindowMs) },
    extentMs,
  )
}
