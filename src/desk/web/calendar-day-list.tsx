import { Ban, Bot, CircleX, Timer, UserRound } from 'lucide-react'
import type { Appointment } from '#booking/contract.ts'
import { formatDate, formatSpan } from '#booking/web/booking-words.ts'
import { HoldTimeLeft } from '#booking/web/hold-time-left.tsx'
import { classNames } from '#ui/class-names.ts'
import { usePlace } from '#ui/place.ts'
import { formatClock } from '#ui/time-text.ts'
import { type CalendarEntry, thingAt } from './calendar-columns.ts'
import { CalendarLesson, useIsCalendarEmpty } from './calendar-empty.tsx'
import { stripes } from './calendar-look.ts'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'

const words = calendarWords.list

/** The phone's calendar: the week as a row of days, under it the chosen day from morning to night. */
export function CalendarDayList({ control }: { control: CalendarControl }) {
  const place = usePlace()
  const { calendar } = control
  const isEmpty = useIsCalendarEmpty(control)
  const [column] = calendar.columns
  const entries = [...(column?.entries ?? [])].sort((one, other) => one.from - other.from)
  const day = calendar.view?.days.find(({ date }) => date === control.place.date)
  const hours = day?.open.map(({ from, to }) => formatSpan(new Date(from), new Date(to), place)).join(', ')
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col bg-surface">
      <WeekRow control={control} />
      <section
        aria-label={formatDate(control.place.date, place.locale)}
        className="min-h-0 grow overflow-y-auto"
      >
        <p className="border-b border-line bg-sunken px-4 py-2 text-13 text-muted tabular-nums">
          {day?.holiday && <span className="font-medium text-ink">{`${words.holiday(day.holiday)} `}</span>}
          {hours ? words.open(hours) : words.closed}
        </p>
        {entries.length > 0 && (
          <ul>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} control={control} />
            ))}
          </ul>
        )}
        {entries.length === 0 && !isEmpty && (
          <p className="px-4 py-10 text-center text-14 text-muted">{words.nothing}</p>
        )}
        {isEmpty && <CalendarLesson control={control} />}
      </section>
    </div>
  )
}

function WeekRow({ control }: { control: CalendarControl }) {
  const { locale, timeZone } = usePlace()
  const { calendar, place } = control
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone })
  const busy = new Map<string, number>()
  for (const { startsAt, status } of calendar.view?.appointments ?? []) {
    const date = dayOf.format(new Date(startsAt))
    if (status === 'booked') busy.set(date, (busy.get(date) ?? 0) + 1)
  }
  return (
    <ul className="grid shrink-0 grid-cols-7 border-b border-line px-1 py-1">
      {calendar.week.map((date) => {
        const count = busy.get(date) ?? 0
        const isShown = date === place.date
        return (
          <li key={date}>
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => place.change({ date, open: undefined })}
              className={classNames(
                'flex h-14 w-full flex-col items-center justify-center rounded-control border text-12 tabular-nums',
                isShown ? 'border-accent bg-selected' : 'border-transparent',
              )}
            >
              <span className="sr-only">{words.booked(formatDate(date, locale), count)}</span>
              <span aria-hidden className="text-muted">
                {formatDate(date, locale, 'short').slice(0, 2)}
              </span>
              <span
                aria-hidden
                className={classNames('text-14 font-semibold', date === place.today && 'text-accent')}
              >
                {Number(date.slice(8))}
              </span>
              <span aria-hidden className="h-4 text-11 text-muted">
                {count > 0 ? count : ''}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function EntryRow({ entry, control }: { entry: CalendarEntry; control: CalendarControl }) {
  const place = usePlace()
  const at = thingAt(entry)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        data-entry={entry.id}
        onClick={() => control.open(entry.id)}
        className={classNames(
          'flex min-h-14 w-full gap-3 px-4 py-2.5 text-start focus-visible:-outline-offset-2',
          entry.kind === 'block' && stripes,
        )}
      >
        <span className="w-19 shrink-0 text-13 tabular-nums">
          <span className="block font-medium">{formatClock(new Date(at.startsAt), place)}</span>
          <span className="block text-muted">{formatClock(new Date(at.endsAt), place)}</span>
        </span>
        <EntryWords entry={entry} control={control} />
      </button>
    </li>
  )
}

function EntryWords({ entry, control }: { entry: CalendarEntry; control: CalendarControl }) {
  if (entry.kind === 'block') {
    return (
      <span className="flex min-w-0 items-center gap-1.5 self-center rounded-tag bg-sunken px-1.5 text-14 text-muted">
        <Ban size={16} />
        <span className="truncate">{entry.block.reason || calendarWords.entry.blocked}</span>
      </span>
    )
  }
  if (entry.kind === 'hold') {
    return (
      <span className="min-w-0 grow border-s-2 border-dashed border-accent ps-3">
        <span dir="auto" className="block truncate text-14 font-medium [text-align:match-parent]">
          {entry.hold.service}
        </span>
        <span className="flex items-center gap-1 text-13 text-muted">
          <Timer size={12} /> {calendarWords.entry.held} <HoldTimeLeft until={entry.hold.until} />
          <span className="truncate">{entry.hold.contactName}</span>
        </span>
      </span>
    )
  }
  return <AppointmentWords appointment={entry.appointment} control={control} />
}

function AppointmentWords({ appointment, control }: { appointment: Appointment; control: CalendarControl }) {
  const { service, name, address, status, bookedBy, crewId } = appointment
  const crews = control.calendar.view?.crews ?? []
  const crew = crews.length > 1 ? crews.find(({ id }) => id === crewId)?.name : undefined
  const isCancelled = status === 'cancelled'
  const Icon = isCancelled ? CircleX : bookedBy.kind === 'bot' ? Bot : UserRound
  return (
    <span
      className={classNames(
        'min-w-0 grow ps-3',
        isCancelled
          ? 'border-s-2 border-line-2 text-muted'
          : bookedBy.kind === 'bot'
            ? 'border-s-3 border-accent'
            : 'border-s-4 border-info [border-inline-start-style:double]',
      )}
    >
      <span className="flex items-center gap-2">
        <span
          dir="auto"
          className={classNames('truncate text-14 font-medium', isCancelled && 'line-through')}
        >
          {service}
        </span>
        <Icon size={12} aria-hidden className="ms-auto text-muted" />
        <span className="sr-only">
          {isCancelled ? calendarWords.entry.cancelled : calendarWords.entry.bookedBy(bookedBy.name)}
        </span>
      </span>
      <span dir="auto" className="block truncate text-13 [text-align:match-parent]">
        {[name, crew].filter(Boolean).join(' · ')}
      </span>
      {address && (
        <span dir="auto" className="block truncate text-13 text-muted [text-align:match-parent]">
          {address}
        </span>
      )}
    </span>
  )
}
