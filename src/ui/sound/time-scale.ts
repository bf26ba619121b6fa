/** Where a moment stands, in per cent of the width. */
export function shareOf(ms: number, durationMs: number): number {
  return durationMs <= 0 ? 0 : Math.min(100, Math.max(0, (ms / durationMs) * 100))
}

const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200]
const leastPx = 64
const lastPx = 44

/** The moments to write under a time line of that width, in whole seconds: evenly spaced, and its end. */
export function axisTicks(durationMs: number, widthPx: number): number[] {
  const seconds = Math.floor(durationMs / 1000)
  if (seconds <= 0 || widthPx <= 0) return [0]
  const pxPerSecond = (widthPx * 1000) / durationMs
  const step = steps.find((one) => one * pxPerSecond >= leastPx) ?? Math.ceil(leastPx / pxPerSecond)
  const even = Array.from({ length: Math.ceil(seconds / step) }, (_, place) => place * step)
  // The end is always told; what stands too near to it gives way.
  return [
    ...even.filter((second) => second === 0 || (seconds - second) * pxPerSecond >= lastPx),
    seconds,
  ].map((second) => second * 1000)
}
