/** Whole seconds of a conversation; a call that was answered has at least one. */
export function secondsOf(durationMs: number | null): number {
  return durationMs === null ? 0 : Math.max(1, Math.round(durationMs / 1_000))
}
