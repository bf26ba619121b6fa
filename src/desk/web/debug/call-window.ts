/** The part of a call that is shown, in milliseconds since the call began. */
export interface TimeWindow {
  fromMs: number
  toMs: number
}

export const leastWindowMs = 400

/** All of it. */
export function wholeWindow(extentMs: number): TimeWindow {
  return { fromMs: 0, toMs: Math.max(leastWindowMs, extentMs) }
}

/** The same length, moved to lie within the call; shortened where it is longer than that. */
export function clampWindow({ fromMs, toMs }: TimeWindow, extentMs: number): TimeWindow {
  const whole = wholeWindow(extentMs)
  const lengthMs = Math.min(Math.max(leastWindowMs, toMs - fromMs), whole.toMs)
  const from = Math.min(Math.max(0, fromMs), whole.toMs - lengthMs)
  return { fromMs: from, toMs: from + lengthMs }
}

/** Longer (`factor` above 1) or shorter, with the moment `aroundMs` staying where it is. */
export function zoomWindow(
  { fromMs, toMs }: TimeWindow,
  { factor, aroundMs, extentMs }: { factor: number; aroundMs: number; extentMs: number },
): TimeWindow {
  const lengthMs = Math.min(Math.max(leastWindowMs, (toMs - fromMs) * factor), wholeWindow(extentMs).toMs)
  const share = toMs > fromMs ? (aroundMs - fromMs) / (toMs - fromMs) : 0.5
  const from = aroundMs - share * lengthMs
  return clampWindow({ fromMs: from, toMs: from + lengthMs }, extentMs)
}

export function panWindow({ fromMs, toMs }: TimeWindow, byMs: number, extentMs: number): TimeWindow {
  return clampWindow({ fromMs: fromMs + byMs, toMs: toMs + byMs }, extentMs)
}

/** Moved so that a stretch is seen with some room around it; as it was where it is seen already. */
export function showStretch(
  window: TimeWindow,
  { startMs, endMs }: { startMs: number; endMs: number },
  extentMs: number,
): TimeWindow {
  const lengthMs = window.toMs - window.fromMs
  const isSeen = startMs >= window.fromMs && endMs <= window.toMs
  if (isSeen) return window
  if (endMs - startMs > lengthMs * 0.8) {
    const room = (endMs - startMs) * 0.2
    return clampWindow({ fromMs: startMs - room, toMs: endMs + room }, extentMs)
  }
  const middleMs = (startMs + endMs) / 2
  return clampWindow({ fromMs: middleMs - lengthMs / 2, toMs: middleMs + lengthMs / 2 }, extentMs)
}

/** So much of a call that single words can be told apart. */
export const nearMs = 24_000

/** Of a long call a short part, out of sight of everything, so that what is shown next comes to its middle. */
export function nearWindow(window: TimeWindow, extentMs: number): TimeWindow {
  const isFar = window.toMs - window.fromMs > nearMs && extentMs > nearMs * 2
  return isFar ? { fromMs: -1 - nearMs, toMs: -1 } : window
}

/** Where a moment stands in the window, in per cent of its width; outside it below 0 or above 100. */
export function placeIn({ fromMs, toMs }: TimeWindow, ms: number): number {
  return ((ms - fromMs) / Math.max(1, toMs - fromMs)) * 100
}

const steps = [
  50, 100, 200, 500, 1_000, 2_000, 4_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
]
const leastPx = 84

/** Round moments at which to draw a line, far enough apart to be labelled. */
export function gridOf(window: TimeWindow, widthPx: number): number[] {
  const { fromMs, toMs } = window
  const msPerPx = (toMs - fromMs) / Math.max(1, widthPx)
  const step = steps.find((one) => one >= leastPx * msPerPx) ?? Math.ceil(leastPx * msPerPx)
  const first = Math.ceil(fromMs / step) * step
  return Array.from(
    { length: Math.max(0, Math.floor((toMs - first) / step) + 1) },
    (_, place) => first + place * step,
  )
}
