import { addDays, fromWallClock, toWallClock } from '#kit/wall-clock.ts'

const opensAtMinutes = 8 * 60
const closesAtMinutes = 21 * 60

/**
 * Until when nothing that the contact has not just asked for may be sent: null from 8:00 to 21:00 on the clock of every
 * zone they may be in, else the next moment at which it is. Pure.
 */
export function quietUntil(zones: readonly string[], now: Date): Date | null {
  let at = now
  // Each zone only ever moves the moment on, and all of them open within one day.
  for (let round = 0; round <= zones.length * 2; round++) {
    const later = zones.map((zone) => nextOpening(zone, at)).filter((opening) => opening > at)
    if (later.length === 0) return at > now ? at : null
    at = new Date(Math.max(...later.map((opening) => opening.getTime())))
  }
  return at
}

function nextOpening(zone: string, at: Date): Date {
  const { date, minutes } = toWallClock(at, zone)
  if (minutes >= closesAtMinutes) return fromWallClock(addDays(date, 1), opensAtMinutes, zone)
  return minutes < opensAtMinutes ? fromWallClock(date, opensAtMinutes, zone) : at
}
