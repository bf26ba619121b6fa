import { useState } from 'react'
import type { Appointment, FreeWindow } from '#booking/contract.ts'
import { useMoveAppointment } from '#booking/web/use-appointment-deeds.ts'
import { toWallClock } from '#kit/wall-clock.ts'
import { isTaken, type MoveTarget, stepTarget } from './calendar-move.ts'
import type { WalkStep } from './calendar-walk.ts'
import type { Calendar } from './use-calendar.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

export interface Moving {
  appointment: Appointment
  target: MoveTarget
  isDragging: boolean
}

interface MoveOptions {
  calendar: Calendar
  place: CalendarPlace
  onTaken: (appointment: Appointment, taken: { startsAt: Date; next: FreeWindow[] }) => void
}

/** An appointment on its way to another time, by keys or pointer, until it is put down. */
export function useCalendarMove({ calendar, place, onTaken }: MoveOptions) {
  const [moving, setMoving] = useState<Moving>()
  const stop = () => setMoving(undefined)
  const send = useMoveAppointment({
    onDone: stop,
    onFailed: stop,
    onTaken: (next, { appointment, startsAt }) => {
      stop()
      onTaken(appointment, { startsAt, next })
    },
  })
  const { timeZone, stepMinutes, columns, isDay } = calendar
  const crewIds = isDay ? columns.flatMap(({ crew }) => (crew ? [crew.id] : [])) : []
  const aim = (target: MoveTarget) => {
    setMoving((now) => now && { ...now, target })
    if (!columns.some(({ date }) => date === target.date)) place.change({ date: target.date })
  }
  return {
    moving,
    isMovePending: send.isPending,
    isTargetTaken: moving !== undefined && isTargetTaken(calendar, moving),
    startMove: (appointment: Appointment, target = placeOf(appointment, timeZone), isDragging = false) =>
      setMoving({ appointment, target, isDragging }),
    stepMove: (step: WalkStep) =>
      moving && aim(stepTarget(moving.target, step, { timeZone, stepMinutes, crewIds })),
    aim,
    cancelMove: stop,
    finishMove: () => {
      if (!moving || send.isPending) return
      const { appointment, target } = moving
      const isSame =
        target.crewId === appointment.crewId &&
        target.startsAt.getTime() === new Date(appointment.startsAt).getTime()
      if (isSame) return stop()
      send.run({ appointment, startsAt: target.startsAt, crewId: target.crewId })
    },
  }
}

function placeOf({ startsAt, crewId }: Appointment, timeZone: string): MoveTarget {
  const at = new Date(startsAt)
  return { date: toWallClock(at, timeZone).date, crewId, startsAt: at }
}

function isTargetTaken({ view }: Calendar, { appointment, target }: Moving): boolean {
  if (!view) return false
  const lengthMs = new Date(appointment.freeAt).getTime() - new Date(appointment.startsAt).getTime()
  return isTaken(view, {
    ...target,
    freeAt: new Date(target.startsAt.getTime() + lengthMs),
    exceptId: appointment.id,
  })
}
