import { Ban, Bot, CircleX, Timer, UserRound } from 'lucide-react'
import type { Appointment, Crew } from '#booking/contract.ts'
import { formatSpan } from '#booking/web/booking-words.ts'
import { HoldTimeLeft } from '#booking/web/hold-time-left.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Place, usePlace } from '#ui/place.ts'
import { formatClock } from '#ui/time-text.ts'
import type { CalendarEntry } from './calendar-columns.ts'
import { stripes, toPixels } from './calendar-look.ts'
import { calendarWords } from './calendar-words.ts'

const words = calendarWords.entry

export interface EntryLook {
  crews: readonly Crew[]
  /** The crew is told where the column does not. */
  isCrewTold: boolean
  /** A single column as wide as the screen: lines instead of a stack. */
  isWide: boolean
  now: Date
}

interface EntryProps {
  entry: CalendarEntry
  look: EntryLook
  isOpen: boolean
  isMoving: boolean
  tabIndex: number
  onOpen: () => void
}

/** One appointment, hold or stretch of blocked time in its column. */
export function CalendarEntryButton({ entry, look, isOpen, isMoving, tabIndex, onOpen }: EntryProps) {
  const place = usePlace()
  const height = toPixels(entry.to - entry.from)
  const isAlone = entry.kind === 'block' && entry.lanes === 1
  return (
    <li
      className="absolute"
      style={{
        top: toPixels(entry.from),
        height,
        insetInlineStart: `calc(${(100 * entry.lane) / entry.lanes}% + 1px)`,
        width: `calc(${(100 * entry.span) / entry.lanes}% - ${isAlone ? 1 : 3}px)`,
      }}
    >
      <button
        type="button"
        data-entry={entry.id}
        tabIndex={tabIndex}
        aria-pressed={isOpen}
        title={height < 70 || entry.lanes > 1 ? entryWords(entry, { ...look, place }) : undefined}
        onClick={onOpen}
        className={classNames(
          'relative h-full w-full overflow-hidden rounded-tag border px-1.5 text-start text-12 select-none',
          height < 38 ? 'flex items-center' : 'flex flex-col items-stretch justify-start pt-0.5',
          styleOf(entry, look.now),
          entry.kind !== 'block' && 'focus-visible:z-10',
          isOpen && 'outline-2 outline-accent',
          isMoving && 'border-dashed bg-surface text-muted',
        )}
      >
        <span className="sr-only">{entryWords(entry, { ...look, place })}</span>
        <EntryText entry={entry} look={look} height={height} />
      </button>
      {entry.freeAt > entry.to && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-full border-s-3 border-line-2 bg-sunken"
          style={{ height: toPixels(entry.freeAt - entry.to) }}
        />
      )}
    </li>
  )
}

function styleOf(entry: CalendarEntry, now: Date): string {
  if (entry.kind === 'hold') return 'border-dashed border-accent bg-surface'
  if (entry.kind === 'block') return `border-line-2 text-muted ${stripes}`
  const { status, bookedBy, endsAt } = entry.appointment
  if (status === 'cancelled') return 'border-line-2 border-s-3 bg-surface text-muted'
  const isBots = bookedBy.kind === 'bot'
  const bar = isBots
    ? 'border-s-3 border-s-accent'
    : 'border-s-4 border-s-info [border-inline-start-style:double]'
  if (new Date(endsAt) < now) return `border-line bg-surface text-muted ${bar}`
  return `${isBots ? 'border-accent-line bg-accent-soft' : 'border-info-line bg-info-soft'} ${bar}`
}

function EntryText({ entry, look, height }: { entry: CalendarEntry; look: EntryLook; height: number }) {
  const place = usePlace()
  if (entry.kind === 'block') {
    return (
      <span aria-hidden className="flex min-w-0 items-center gap-1">
        <Ban size={12} />
        <span dir="auto" className="truncate rounded-mark bg-sunken px-1">
          {entry.block.reason || words.blocked}
        </span>
      </span>
    )
  }
  if (entry.kind === 'hold') {
    return (
      <Lines
        count={linesIn(height)}
        lines={[
          <span key="left" className="flex items-center gap-1 font-medium text-accent">
            <Timer size={12} className="shrink-0" /> {entry.lanes < 3 * entry.span && `${words.held} `}
            <HoldTimeLeft until={entry.hold.until} />
          </span>,
          entry.hold.service,
          entry.hold.contactName ?? words.noName,
        ]}
      />
    )
  }
  const { service, name, address, startsAt, endsAt, status, bookedBy, crewId } = entry.appointment
  const hasIcon = entry.lanes < 3 * entry.span
  const isTight = entry.lanes > entry.span && !look.isWide
  const span = isTight
    ? formatClock(new Date(startsAt), place)
    : formatSpan(new Date(startsAt), new Date(endsAt), place)
  const crew = look.isCrewTold ? look.crews.find(({ id }) => id === crewId)?.name : undefined
  const Icon = status === 'cancelled' ? CircleX : bookedBy.kind === 'bot' ? Bot : UserRound
  const head = (
    <span className={classNames('font-medium', status === 'cancelled' && 'line-through')}>
      {service}
      {(look.isWide || height < 38) && <span className="font-normal"> · {name}</span>}
    </span>
  )
  const rest = look.isWide
    ? [[span, crew, address].filter(Boolean).join(' · '), entry.appointment.note]
    : [name, span, crew, address]
  return (
    <>
      {entry.lanes < 3 * entry.span && (
        <Icon size={12} aria-hidden className="absolute top-1 end-1 text-muted" />
      )}
      <Lines count={linesIn(height)} lines={[head, ...rest]} hasIcon={hasIcon} />
    </>
  )
}

function linesIn(height: number): number {
  return Math.max(1, Math.floor((height - 4) / 16))
}

interface LinesProps {
  lines: readonly React.ReactNode[]
  count: number
  /** The first line leaves room for it. */
  hasIcon?: boolean
}

function Lines({ lines, count, hasIcon = false }: LinesProps) {
  return (
    <span aria-hidden className="block min-w-0 grow">
      {lines
        .filter((line) => line !== null && line !== undefined && line !== '')
        .slice(0, count)
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one block in their order
          <span key={index} className={classNames('block', index === 0 && hasIcon && 'pe-3.5')}>
            <span dir="auto" className="block truncate [text-align:match-parent] tabular-nums">
              {line}
            </span>
          </span>
        ))}
    </span>
  )
}

/** All of it in one sentence, for assistive technology and where the block is too small. */
function entryWords(
  entry: CalendarEntry,
  { crews, place }: { crews: readonly Crew[]; place: Place },
): string {
  const crewOf = (id: string | null) =>
    crews.length > 1 ? (crews.find((crew) => crew.id === id)?.name ?? words.everybody) : undefined
  const said = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')
  if (entry.kind === 'hold') {
    const { startsAt, endsAt, service, contactName, crewId } = entry.hold
    const span = formatSpan(new Date(startsAt), new Date(endsAt), place)
    return said([words.heldSpan(span), service, contactName, crewOf(crewId), words.notConfirmed])
  }
  if (entry.kind === 'block') {
    const { startsAt, endsAt, reason, crewId } = entry.block
    const span = formatSpan(new Date(startsAt), new Date(endsAt), place)
    return said([words.blockedSpan(span), reason, crewOf(crewId)])
  }
  return appointmentWords(entry.appointment, { crew: crewOf(entry.appointment.crewId), place, said })
}

interface Saying {
  crew: string | undefined
  place: Place
  said: (parts: (string | null | undefined)[]) => string
}

function appointmentWords(appointment: Appointment, { crew, place, said }: Saying): string {
  const { startsAt, endsAt, service, name, address, status, bookedBy } = appointment
  const span = formatSpan(new Date(startsAt), new Date(endsAt), place)
  const state = status === 'cancelled' ? words.cancelled : words.bookedBy(bookedBy.name)
  return said([span, service, name, address, crew, state])
}
