import { useEffect, useRef } from 'react'
import { formatStart } from '#booking/web/booking-words.ts'
import { Button } from '#ui/button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { usePlace } from '#ui/place.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { stepOf } from './calendar-walk.ts'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'
import type { Moving } from './use-calendar-move.ts'

const words = calendarWords.moving

/** Under the grid while something is being moved: where to, and how to put it down. */
export function CalendarMoveBar({ control, moving }: { control: CalendarControl; moving: Moving }) {
  const place = usePlace()
  const bar = useRef<HTMLDivElement>(null)
  const { appointment, target, isDragging } = moving
  const crews = control.calendar.view?.crews ?? []
  useEffect(() => {
    if (!isDragging) bar.current?.focus()
  }, [isDragging])
  useMoveKeys(control)
  const crew = crews.length > 1 ? crews.find(({ id }) => id === target.crewId)?.name : undefined
  const when = [formatStart(target.startsAt, place), crew].filter(Boolean).join(', ')
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.label(appointment.service, appointment.name)}
      tabIndex={-1}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-accent-line bg-accent-soft px-4 py-2 text-13 outline-none"
    >
      <span className="min-w-0 truncate">
        {appointment.service}, {appointment.name}
      </span>
      <span aria-live="polite" className="font-semibold tabular-nums">
        {words.to(when)}
        {control.isTargetTaken && <span className="font-medium text-danger"> · {calendarWords.taken}</span>}
      </span>
      {!isDragging && (
        <span className="ms-auto flex items-center gap-2">
          <span className="flex items-center gap-1 text-12 text-muted narrow:hidden">
            <KeyHint keys="arrowup+arrowdown" /> {words.minutes(control.calendar.stepMinutes)}
            <KeyHint keys="arrowleft+arrowright" className="ms-2" />
            {control.calendar.isDay && crews.length > 1 ? words.crew : words.day}
          </span>
          <Button
            size="small"
            onClick={() => {
              control.cancelMove()
              control.setPanel({ kind: 'move', appointment })
            }}
          >
            {words.choose}
          </Button>
          <Button size="small" keys="escape" onClick={control.cancelMove}>
            {words.leave}
          </Button>
          <Button
            size="small"
            variant="primary"
            keys="enter"
            pending={control.isMovePending}
            onClick={control.finishMove}
          >
            {words.move}
          </Button>
        </span>
      )}
    </div>
  )
}

/** These come last and so go before the page's own arrow keys. */
function useMoveKeys({ stepMove, finishMove, cancelMove }: CalendarControl) {
  const { group } = words
  useShortcut('arrowup', words.earlier, { group, run: () => stepMove('up') })
  useShortcut('arrowdown', words.later, { group, run: () => stepMove('down') })
  useShortcut('arrowleft', words.left, { group, run: () => stepMove(stepOf('arrowleft')) })
  useShortcut('arrowright', words.right, { group, run: () => stepMove(stepOf('arrowright')) })
  useShortcut('enter', words.put, { group, run: finishMove })
  useShortcut('escape', words.leaveThere, { group, run: cancelMove })
}
