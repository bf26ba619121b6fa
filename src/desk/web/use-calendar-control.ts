import { useState } from 'react'
import type { Appointment, FreeWindow } from '#booking/contract.ts'
import { addDays } from '#kit/wall-clock.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useNow } from '#ui/use-now.ts'
import { type Axis, placeOnAxis } from './calendar-axis.ts'
import type { MoveTarget } from './calendar-move.ts'
import { useCalendar } from './use-calendar.ts'
import { useCalendarMove } from './use-calendar-move.ts'
import { useCalendarPlace } from './use-calendar-place.ts'

/** What is drawn over the calendar. */
export type CalendarPanel =
  | { kind: 'new'; startsAt: Date; crewId?: string }
  | { kind: 'block'; from: Date; to: Date; crewId?: string }
  | { kind: 'move'; appointment: Appointment; taken?: { startsAt: Date; next: FreeWindow[] } }
  | { kind: 'edit'; appointment: Appointment }
  | { kind: 'settings' }

/** The state of the page and all that can be done on it. */
export function useCalendarControl() {
  const isPhone = useIsPhone()
  const now = useNow()
  const place = useCalendarPlace()
  const calendar = useCalendar(place)
  const offReason = useRoleReason('agent')
  const [panel, setPanel] = useState<CalendarPanel>()
  const [focusId, setFocusId] = useState<string>()
  const move = useCalendarMove({
    calendar,
    place,
    onTaken: (appointment, taken) => setPanel({ kind: 'move', appointment, taken }),
  })
  const walked = calendar.columns.map(({ entries }) => ({
    entries: entries.filter(({ kind }) => kind !== 'block'),
  }))
  const ids = walked.flatMap(({ entries }) => entries.map(({ id }) => id))
  const reachable = [focusId, place.openId].find((id) => id !== undefined && ids.includes(id))
  return {
    isPhone,
    place,
    calendar,
    /** Why nothing can be changed; nothing when it can. */
    offReason,
    panel,
    setPanel,
    ...move,
    /** The one entry that Tab stops at; arrow keys go on from there. */
    tabStop: reachable ?? ids[0],
    setFocusId,
    /** What the arrow keys walk over: blocked time is passed by. */
    walked,
    open: (id: string) => {
      setFocusId(id)
      place.change({ open: id })
    },
    close: () => place.change({ open: undefined, date: place.date }),
    /** A day or week on or back. */
    turn: (by: 1 | -1) => place.change({ date: addDays(place.date, calendar.isDay ? by : 7 * by) }),
    nowPlace: (axis: Axis) => placeOnAxis(axis, place.today, now),
    startMove: (appointment: Appointment, target?: MoveTarget, isDragging = false) =>
      isPhone ? setPanel({ kind: 'move', appointment }) : move.startMove(appointment, target, isDragging),
    addAt: (startsAt: Date, crewId?: string) => {
      if (!offReason && (calendar.view?.services.length ?? 0) > 0) setPanel({ kind: 'new', startsAt, crewId })
    },
  }
}

export type CalendarControl = ReturnType<typeof useCalendarControl>
