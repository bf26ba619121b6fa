/** A time as said: the hour may still lack its half of the day. `hour` up to 24. */
export interface Clock {
  hour: number
  minute: number
  half: 'am' | 'pm' | null
  /** It can be nothing but a time: "3pm", "3:30", "noon". */
  isSure: boolean
  isApproximate: boolean
}

export type Half = 'am' | 'pm' | null

/** Minutes of the day. Without am or pm 7 to 11 are in the morning and 1 to 6 in the afternoon, as businesses speak. */
export function minutesOf(clock: Clock, hint: Half): number {
  const half = clock.half ?? hint
  const { hour } = clock
  if (hour > 12 || hour === 0) return hour * 60 + clock.minute
  const base = hour % 12
  const isAfternoon =
    half === null ? hour < 7 || hour === 12 : half === 'pm' || (hour === 12 && clock.half === null)
  return (isAfternoon ? base + 12 : base) * 60 + clock.minute
}

/** Both ends of a stretch: "9 to 5", "8-10pm", "11 to 1". */
export function stretchOf(from: Clock, to: Clock, hint: Half): { from: number; to: number } {
  if (to.half !== null || to.hour > 12) {
    const end = minutesOf(to, null)
    if (from.half !== null || from.hour > 12) return { from: minutesOf(from, null), to: end }
    const same = minutesOf({ ...from, half: to.half ?? 'pm' }, null)
    return { from: same < end ? same : minutesOf({ ...from, half: 'am' }, null), to: end }
  }
  const start = minutesOf(from, hint)
  const morning = (to.hour % 12) * 60 + to.minute
  return { from: start, to: morning > start ? morning : morning + 720 }
}

export function clockText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
