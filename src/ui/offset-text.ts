/** A position or length on a clock face: `3:42`, or `1:02:07` from an hour on. */
export function formatOffset(offsetMs: number): string {
  const total = Math.max(0, Math.floor(offsetMs / 1000))
  const seconds = String(total % 60).padStart(2, '0')
  const minutes = Math.floor(total / 60) % 60
  const hours = Math.floor(total / 3600)
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}
