import { fromWallClock, toMinutes, toWallClock } from '#kit/wall-clock.ts'
import { appointmentWords } from './appointment-words.ts'

/** A date and a time of day as form fields hold them: `2026-11-20`, `14:30`. */
export interface WhenValues {
  date: string
  time: string
}

/** The moment meant, on the team's clock, or what is wrong with it in words. */
export function readWhen(when: WhenValues, timeZone: string): { at: Date } | { fault: string } {
  if (!/^\d{4}-\d\d-\d\d$/.test(when.date)) return { fault: appointmentWords.when.dayMissing }
  if (!/^\d\d:\d\d$/.test(when.time)) return { fault: appointmentWords.when.timeMissing }
  const minutes = toMinutes(when.time)
  const at = fromWallClock(when.date, minutes, timeZone)
  const shown = toWallClock(at, timeZone)
  if (shown.date !== when.date || shown.minutes !== minutes) return { fault: appointmentWords.when.skipped }
  return { at }
}

/** A moment as the two fields show it. */
export function toWhen(at: Date, timeZone: string): WhenValues {
  const { date, minutes } = toWallClock(at, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return { date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}
