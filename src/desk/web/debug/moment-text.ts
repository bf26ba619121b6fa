import { formatOffset } from '#ui/offset-text.ts'

/** A moment of a call to the millisecond: `1:12.600`. */
export function momentText(ms: number): string {
  return `${formatOffset(ms)}.${String(Math.floor(Math.max(0, ms)) % 1000).padStart(3, '0')}`
}

/** A label of the time grid: with tenths where the lines stand closer than a second. */
export function gridText(ms: number, stepMs: number): string {
  if (stepMs >= 1000) return formatOffset(ms)
  const digits = stepMs >= 100 ? 1 : 2
  return `${formatOffset(ms)}.${String(Math.floor(ms) % 1000)
    .padStart(3, '0')
    .slice(0, digits)}`
}

/** A length in milliseconds with its unit, in groups of three: `7 938 ms`. */
export function millisText(ms: number): string {
  return `${Math.round(ms)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')} ms`
}
