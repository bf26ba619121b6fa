import type { CalendarView } from '#booking/contract.ts'
import { addDays, fromWallClock, toWallClock } from '#kit/wall-clock.ts'
import { type Axis, makeAxis, momentOnAxis, placeOnAxis } from './calendar-axis.ts'
import type { WalkStep } from './calendar-walk.ts'

/** Where something is being moved to. */
export interface MoveTarget {
  date: string
  crewId: string
  startsAt: Date
}

export interface MoveGround {
  timeZone: string
  stepMinutes: number
  /** Crews side by side; with fewer than two, left and right change the day. */
  crewIds: readonly string[]
}

/** The target one arrow key further: up and down by a step of the clock, left and right by a crew or a day. */
export function stepTarget(target: MoveTarget, step: WalkStep, ground: MoveGround): MoveTarget {
  const { timeZone, stepMinutes, crewIds } = ground
  if (step === 'up' || step === 'down') {
    const axis = makeAxis([target.date], timeZone)
    const place = placeOnAxis(axis, target.date, target.startsAt)
    const next =
      step === 'down'
        ? (Math.floor(place / stepMinutes) + 1) * stepMinutes
        : (Math.ceil(place / stepMinutes) - 1) * stepMinutes
    const within = Math.min(axis.length - stepMinutes, Math.max(0, next))
    return { ...target, startsAt: momentOnAxis(axis, target.date, within) }
  }
  const by = step === 'right' ? 1 : -1
  if (crewIds.length > 1) {
    const crewId = crewIds[crewIds.indexOf(target.crewId) + by]
    return crewId === undefined || !crewIds.includes(target.crewId) ? target : { ...target, crewId }
  }
  const { minutes } = toWallClock(target.startsAt, timeZone)
  const date = addDays(target.date, by)
  return { ...target, date, startsAt: fromWallClock(date, minutes, timeZone) }
}

/** The place on the axis that a pointer means: the multiple of the step nearest to it, within the day. */
export function snapPlace(place: number, axis: Axis, stepMinutes: number): number {
  const snapped = Math.round(place / stepMinutes) * stepMinutes
  return Math.min(axis.length - stepMinutes, Math.max(0, snapped))
}

/** Whether something else stands there already; opening hours do not matter to a person who books by hand. */
export function isTaken(
  view: Pick<CalendarView, 'appointments' | 'holds' | 'blocks'>,
  target: { crewId: string; startsAt: Date; freeAt: Date; exceptId: string },
): boolean {
  const others = [
    ...view.appointments
      .filter(({ id, status }) => status === 'booked' && id !== target.exceptId)
      .map(({ crewId, startsAt, freeAt }) => ({ crewId, startsAt, endsAt: freeAt })),
    ...view.holds,
    ...view.blocks,
  ]
  return others.some(
    ({ crewId, startsAt, endsAt }) =>
      (crewId === null || crewId === target.crewId) &&
      new Date(startsAt) < target.freeAt &&
      target.startsAt < new Date(endsAt),
  )
}
