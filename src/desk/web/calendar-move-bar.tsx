import { useEffect, useRef } from 'react'
import { formatStart } from '#booking/web/booking-words.ts'
import { Button } from '#ui/button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { usePlace } from '#ui/place.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import type { CalendarControl } from './use-calendar-control.ts'
import type { Moving } from './use-calendar-move.ts'

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
  const words = [formatStart(target.startsAt, place), crew].filter(Boolean).join(', ')
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Moving ${appointment.service} for ${appointment.name}`}
      tabIndex={-1}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-accent-line bg-accent-soft px-4 py-2 text-13 outline-none"
    >
      <span className="min-w-0 truncate">
        {appointment.service}, {appointment.name}
      </span>
      <span aria-live="polite" className="font-semibold tabular-nums">
        to {words}
        {control.isTargetTaken && <span className="font-medium text-danger"> · taken</span>}
      </span>
      {!isDragging && (
        <span className="ml-auto flex items-center gap-2">
          <span className="flex items-center gap-1 text-12 text-muted narrow:hidden">
            <KeyHint keys="arrowup+arrowdown" /> {control.calendar.stepMinutes} min
            <KeyHint keys="arrowleft+arrowright" className="ml-2" />
            {control.calendar.isDay && crews.length > 1 ? 'crew' : 'day'}
          </span>
          <Button
            size="small"
            onClick={() => {
              control.cancelMove()
              control.setPanel({ kind: 'move', appointment })
            }}
          >
            Choose a time
          </Button>
          <Button size="small" keys="escape" onClick={control.cancelMove}>
            Leave it
          </Button>
          <Button
            size="small"
            variant="primary"
            keys="enter"
            pending={control.isMovePending}
            onClick={control.finishMove}
          >
            Move
          </Button>
        </span>
      )}
    </div>
  )
}

/** These come last and so go before the page's own arrow keys. */
function useMoveKeys({ stepMove, finishMove, cancelMove }: CalendarControl) {
  const group = 'Moving'
  useShortcut('arrowup', 'Earlier', { group, run: () => stepMove('up') })
  useShortcut('arrowdown', 'Later', { group, run: () => stepMove('down') })
  useShortcut('arrowleft', 'A crew or day back', { group, run: () => stepMove('left') })
  useShortcut('arrowright', 'A crew or day on', { group, run: () => stepMove('right') })
  useShortcut('enter', 'Put it there', { group, run: finishMove })
  useShortcut('escape', 'Leave it where it was', { group, run: cancelMove })
}
