import { useEffect, useRef } from 'react'
import { formatDate, formatSpan } from '#booking/web/booking-words.ts'
import { classNames } from '#ui/class-names.ts'
import { usePlace } from '#ui/place.ts'
import { formatClock } from '#ui/time-text.ts'
import { useNow } from '#ui/use-now.ts'
import { hourMarks, momentOnAxis, placeOnAxis } from './calendar-axis.ts'
import type { PlannedColumn } from './calendar-columns.ts'
import { CalendarEntryButton } from './calendar-entry.tsx'
import { stripes, toPixels } from './calendar-look.ts'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'
import type { Draft } from './use-calendar-pointer.ts'

interface ColumnProps {
  column: PlannedColumn
  control: CalendarControl
  /** A stretch that is being drawn with the pointer. */
  draft: Draft | undefined
}

/** One day, or one crew's: opening hours light, the rest sunken, and in it what is booked, held and blocked. */
export function CalendarColumnBody({ column, control, draft }: ColumnProps) {
  const place = usePlace()
  const now = useNow()
  const { calendar, moving } = control
  const crews = calendar.view?.crews ?? []
  const look = {
    crews,
    isCrewTold: crews.length > 1 && column.crew === null,
    isWide: calendar.columns.length === 1,
    now,
  }
  const day = formatDate(column.date, place.locale)
  return (
    <div data-column className="relative border-s border-line bg-sunken">
      <Ground column={column} control={control} />
      <ul
        aria-label={column.crew ? calendarWords.crewOn(column.crew.name, day) : day}
        className={classNames('absolute inset-y-0 start-0.5 end-2', look.isWide && 'max-w-180')}
      >
        {column.entries.map((entry) => (
          <CalendarEntryButton
            key={entry.id}
            entry={entry}
            look={look}
            isOpen={control.place.openId === entry.id}
            isMoving={moving?.appointment.id === entry.id}
            tabIndex={entry.kind === 'block' || control.tabStop === entry.id ? 0 : -1}
            onOpen={() => control.open(entry.id)}
          />
        ))}
      </ul>
      {column.date === control.place.today && (
        <span
          data-now
          aria-hidden
          className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-ink"
          style={{ top: toPixels(control.nowPlace(calendar.axis)) - 1 }}
        />
      )}
      {draft && (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute inset-x-0.5 z-10 rounded-tag border border-edge px-1.5 py-0.5 text-12 font-medium',
            stripes,
          )}
          style={{ top: toPixels(draft.from), height: toPixels(draft.to - draft.from) }}
        >
          {calendarWords.blockDraft(
            formatSpan(
              momentOnAxis(calendar.axis, column.date, draft.from),
              momentOnAxis(calendar.axis, column.date, draft.to),
              place,
            ),
          )}
        </span>
      )}
      <Ghost column={column} control={control} />
    </div>
  )
}

/** What lies under the appointments. */
function Ground({ column, control }: Omit<ColumnProps, 'draft'>) {
  const { axis } = control.calendar
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {column.open.map(({ from, to }) => (
        <span
          key={from}
          className="absolute inset-x-0 bg-surface"
          style={{ top: toPixels(from), height: toPixels(to - from) }}
        />
      ))}
      {hourMarks(axis)
        .slice(1)
        .map(({ at }) => (
          <span key={at} className="absolute inset-x-0 border-t border-line" style={{ top: toPixels(at) }} />
        ))}
      {column.missing.map(({ from, to }) => (
        <span
          key={from}
          className="absolute inset-x-0 flex items-center justify-center border-y border-line-2 bg-sunken text-11 text-muted"
          style={{ top: toPixels(from), height: toPixels(to - from) }}
        >
          {calendarWords.noSuchHour}
        </span>
      ))}
    </div>
  )
}

/** Where what is being moved would land. */
function Ghost({ column, control }: Omit<ColumnProps, 'draft'>) {
  const place = usePlace()
  const { moving, calendar, isTargetTaken } = control
  const element = useRef<HTMLSpanElement>(null)
  const isHere =
    moving !== undefined &&
    moving.target.date === column.date &&
    (column.crew === null || !calendar.isDay || column.crew.id === moving.target.crewId)
  const startMs = isHere ? moving.target.startsAt.getTime() : undefined
  const isDragging = moving?.isDragging
  useEffect(() => {
    if (startMs !== undefined && !isDragging) element.current?.scrollIntoView({ block: 'nearest' })
  }, [startMs, isDragging])
  if (!isHere) return null
  const { appointment, target } = moving
  const lengthMs = new Date(appointment.endsAt).getTime() - new Date(appointment.startsAt).getTime()
  const from = placeOnAxis(calendar.axis, column.date, target.startsAt)
  const to = placeOnAxis(calendar.axis, column.date, new Date(target.startsAt.getTime() + lengthMs))
  return (
    <span
      ref={element}
      aria-hidden
      className={classNames(
        'pointer-events-none absolute start-0.5 end-2 z-10 scroll-mt-14 scroll-mb-4 overflow-hidden rounded-tag border-2 px-1.5 text-12 font-medium',
        isTargetTaken ? 'border-dashed border-danger bg-danger-soft' : 'border-accent bg-selected',
      )}
      style={{ top: toPixels(from), height: Math.max(24, toPixels(to - from)) }}
    >
      <span className="block truncate tabular-nums">
        {formatClock(target.startsAt, place)} {isTargetTaken && `· ${calendarWords.taken}`}
      </span>
      <span className="block truncate">
        {appointment.service} · {appointment.name}
      </span>
    </span>
  )
}
