import { addDays, fromWallClock, toWallClock } from '#kit/wall-clock.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * The vertical axis that all days of a view share, in minutes from its top. It is the wall clock; an hour that a clock
 * shows twice on one of the days stands on it twice, so that no two moments of a day fall on the same place.
 */
export interface Axis {
  timeZone: string
  /** Its length in minutes. */
  length: number
  /** The stretch of the wall clock, in minutes since midnight, that stands on it a second time. */
  repeated: Span | null
}

export interface Span {
  from: number
  to: number
}

/** Where a clock of a zone jumps on a day: back over `repeated`, or forward over `skipped`. */
interface Jump {
  repeated: Span | null
  skipped: Span | null
}

export function makeAxis(dates: readonly string[], timeZone: string): Axis {
  const repeated =
    dates.map((date) => findJump(date, timeZone).repeated).find((span) => span !== null) ?? null
  return { timeZone, length: dayMinutes + lengthOf(repeated), repeated }
}

/** Where a moment stands in the column of a day; one before or after that day at its top or bottom. */
export function placeOnAxis(axis: Axis, date: string, at: Date): number {
  if (at <= startOfDay(date, axis.timeZone)) return 0
  if (at >= startOfDay(addDays(date, 1), axis.timeZone)) return axis.length
  const { minutes } = toWallClock(at, axis.timeZone)
  if (!axis.repeated || minutes < axis.repeated.from) return minutes
  const isLater = minutes >= axis.repeated.to || isSecondTime(at, fromWallClock(date, minutes, axis.timeZone))
  return isLater ? minutes + lengthOf(axis.repeated) : minutes
}

/** The moment that stands at a place; where the day has none, the next one there is. */
export function momentOnAxis(axis: Axis, date: string, place: number): Date {
  const { repeated, timeZone } = axis
  if (!repeated || place < repeated.to) return fromWallClock(date, place, timeZone)
  const minutes = place - lengthOf(repeated)
  if (minutes >= repeated.to) return fromWallClock(date, minutes, timeZone)
  const isItsDay = findJump(date, timeZone).repeated !== null
  if (!isItsDay) return fromWallClock(date, repeated.to, timeZone)
  return new Date(fromWallClock(date, minutes, timeZone).getTime() + lengthOf(repeated) * minuteMs)
}

export interface HourMark {
  at: number
  hour: number
  /** The second of two hours of that name. */
  isAgain: boolean
}

/** The full hours from top to bottom. */
export function hourMarks(axis: Axis): HourMark[] {
  const { repeated } = axis
  const marks: HourMark[] = []
  for (let hour = 0; hour < 24; hour += 1) {
    const minutes = hour * 60
    const isBelow = repeated !== null && minutes >= repeated.to
    marks.push({ at: isBelow ? minutes + lengthOf(repeated) : minutes, hour, isAgain: false })
    if (repeated && minutes >= repeated.from && minutes < repeated.to)
      marks.push({ at: minutes + lengthOf(repeated), hour, isAgain: true })
  }
  return marks.sort((one, other) => one.at - other.at)
}

/** The stretches of the axis that this day does not have: an hour its clock skips, or another day's second one. */
export function missingOnDay(axis: Axis, date: string): Span[] {
  const jump = findJump(date, axis.timeZone)
  const shift = (minutes: number) =>
    axis.repeated && minutes >= axis.repeated.to ? minutes + lengthOf(axis.repeated) : minutes
  const skipped = jump.skipped && {
    from: shift(jump.skipped.from),
    to: shift(jump.skipped.from) + lengthOf(jump.skipped),
  }
  const foreign =
    axis.repeated && !jump.repeated
      ? { from: axis.repeated.to, to: axis.repeated.to + lengthOf(axis.repeated) }
      : null
  return [skipped, foreign].filter((span) => span !== null)
}

export function startOfDay(date: string, timeZone: string): Date {
  return fromWallClock(date, 0, timeZone)
}

function isSecondTime(at: Date, firstTime: Date): boolean {
  return at.getTime() - firstTime.getTime() >= minuteMs
}

function lengthOf(span: Span | null): number {
  return span ? span.to - span.from : 0
}

const known = new Map<string, Jump>()

function findJump(date: string, timeZone: string): Jump {
  const key = `${timeZone} ${date}`
  const jump = known.get(key) ?? lookForJump(date, timeZone)
  known.set(key, jump)
  return jump
}

/** Walks through the day until its clock no longer shows as many minutes as have passed. */
function lookForJump(date: string, timeZone: string): Jump {
  const start = startOfDay(date, timeZone).getTime()
  const length = (startOfDay(addDays(date, 1), timeZone).getTime() - start) / minuteMs
  const none: Jump = { repeated: null, skipped: null }
  if (length === dayMinutes) return none
  const change = length - dayMinutes
  for (let passed = 0; passed < length; passed += 1) {
    const { minutes } = toWallClock(new Date(start + passed * minuteMs), timeZone)
    if (minutes === passed) continue
    return change > 0
      ? { ...none, repeated: { from: passed - change, to: passed } }
      : { ...none, skipped: { from: passed, to: passed - change } }
  }
  return none
}
