import { useEffect, useRef } from 'react'
import { formatDate } from '#booking/web/booking-words.ts'
import { classNames } from '#ui/class-names.ts'
import { usePlace } from '#ui/place.ts'
import { useNow } from '#ui/use-now.ts'
import { hourMarks, momentOnAxis } from './calendar-axis.ts'
import { CalendarColumnBody } from './calendar-column.tsx'
import type { PlannedColumn } from './calendar-columns.ts'
import { toPixels } from './calendar-look.ts'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'
import { useCalendarPointer } from './use-calendar-pointer.ts'

const axisWidth = 56
const leastColumnPixels = 96
const leastLanePixels = 44

/** Hours from top to bottom, days or crews from left to right. */
export function CalendarGrid({ control }: { control: CalendarControl }) {
  const { calendar } = control
  const { locale } = usePlace()
  const body = useRef<HTMLDivElement>(null)
  const scroller = useFirstScroll(control)
  const pointer = useCalendarPointer(body, control)
  const lanes = Math.max(1, ...calendar.columns.flatMap(({ entries }) => entries.map((entry) => entry.lanes)))
  const least = Math.max(leastColumnPixels, lanes * leastLanePixels)
  const template = {
    gridTemplateColumns: `${axisWidth}px repeat(${calendar.columns.length}, minmax(${least}px, 1fr))`,
  }
  return (
    <section
      ref={scroller}
      aria-label={calendarWords.appointments}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: hours outside the window must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 min-w-0 grow overflow-auto overscroll-contain bg-surface focus-visible:-outline-offset-2"
    >
      <div style={{ minWidth: axisWidth + least * calendar.columns.length }}>
        <div className="sticky top-0 z-20 grid border-b border-line bg-surface" style={template}>
          <span className="sticky start-0 flex items-center justify-end bg-surface pe-2 text-end text-11 text-muted">
            {zoneName(control, locale)}
          </span>
          {calendar.columns.map((column) => (
            <ColumnHead key={keyOf(column)} column={column} control={control} />
          ))}
        </div>
        <div
          ref={body}
          className="relative grid touch-pan-y"
          style={{ ...template, height: toPixels(calendar.axis.length) }}
          {...pointer.handlers}
        >
          <HourAxis control={control} />
          {calendar.columns.map((column, index) => (
            <CalendarColumnBody
              key={keyOf(column)}
              column={column}
              control={control}
              draft={pointer.draft?.column === index ? pointer.draft : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function ColumnHead({ column, control }: { column: PlannedColumn; control: CalendarControl }) {
  const { locale } = usePlace()
  const { place, calendar } = control
  const isToday = column.date === place.today
  const booked = column.entries.filter(
    (entry) => entry.kind === 'appointment' && entry.appointment.status === 'booked',
  ).length
  return (
    <div className="flex h-10 min-w-0 items-center gap-1.5 border-s border-line px-2 text-13">
      <span
        className={classNames(
          'font-medium',
          column.crew ? 'truncate' : 'shrink-0',
          isToday && !column.crew && 'text-accent',
        )}
      >
        {column.crew && calendar.isDay ? column.crew.name : formatDate(column.date, locale, 'short')}
      </span>
      {isToday && !calendar.isDay && (
        <span className="truncate text-12 font-medium text-accent">{calendarWords.today}</span>
      )}
      {column.crew && calendar.isDay && !column.crew.isActive && (
        <span className="text-12 text-muted">{calendarWords.paused}</span>
      )}
      {column.holiday && (
        <span title={column.holiday} className="truncate text-12 text-muted">
          {column.holiday}
        </span>
      )}
      {booked > 0 && <span className="ms-auto text-12 text-muted tabular-nums">{booked}</span>}
    </div>
  )
}

function HourAxis({ control }: { control: CalendarControl }) {
  const { axis, columns } = control.calendar
  const { locale } = usePlace()
  const now = useNow()
  const hasToday = columns.some(({ date }) => date === control.place.today)
  return (
    <div className="sticky start-0 z-15 bg-surface text-11 text-muted tabular-nums">
      {hourMarks(axis)
        .slice(1)
        .map(({ at, hour, isAgain }) => (
          <span key={at} className="absolute end-2 text-end leading-4" style={{ top: toPixels(at) - 8 }}>
            <span dir="auto">{hourName(hour, locale)}</span>
            {isAgain && <span className="block">{calendarWords.again}</span>}
          </span>
        ))}
      {hasToday && <NowLabel control={control} now={now} />}
    </div>
  )
}

function NowLabel({ control, now }: { control: CalendarControl; now: Date }) {
  const { locale } = usePlace()
  const { axis, timeZone } = control.calendar
  return (
    <span
      className="absolute end-0 z-10 rounded-s-tag bg-ink px-1 font-medium text-surface"
      style={{ top: toPixels(control.nowPlace(axis)) - 8 }}
    >
      {new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
        .format(now)
        .replace(/\s?[AP]M$/i, '')}
    </span>
  )
}

/** The zone's short name on the days that are shown, such as `PST`, or both in the week in which it changes. */
function zoneName({ calendar, place }: CalendarControl, locale: string): string {
  const { axis, columns, timeZone } = calendar
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  const names = [columns[0], columns.at(-1)].map((column) =>
    format
      .formatToParts(momentOnAxis(axis, column?.date ?? place.date, 12 * 60))
      .find(({ type }) => type === 'timeZoneName'),
  )
  return [...new Set(names.map((part) => part?.value))].join(' / ')
}

/** Once the calendar is read, the opening hours are in the window, or the present when that is today. */
function useFirstScroll(control: CalendarControl) {
  const scroller = useRef<HTMLElement>(null)
  const isDone = useRef(false)
  const { columns, axis } = control.calendar
  const { today } = control.place
  const now = control.nowPlace(axis)
  useEffect(() => {
    if (isDone.current || columns.length === 0 || !scroller.current) return
    isDone.current = true
    const begins = columns.flatMap(({ open, entries }) => [...open, ...entries].map(({ from }) => from))
    const first = Math.min(...begins, 8 * 60)
    const hasToday = columns.some(({ date }) => date === today)
    const shown = hasToday && now > first - 120 ? Math.min(first, now) : first
    scroller.current.scrollTop = toPixels(Math.max(0, shown - 20))
  }, [columns, today, now])
  return scroller
}

function keyOf({ date, crew }: PlannedColumn): string {
  return `${date} ${crew?.id ?? ''}`
}

function hourName(hour: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 1, hour)),
  )
}
