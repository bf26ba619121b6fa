import type { Appointment, Block, CalendarView, Crew, Hold } from '#booking/contract.ts'
import { addDays, toWallClock } from '#kit/wall-clock.ts'
import { type Axis, missingOnDay, placeOnAxis, type Span } from './calendar-axis.ts'
import { type Lane, packLanes } from './calendar-lanes.ts'

/** One day, or one crew's part of it. */
export interface CalendarColumn {
  date: string
  /** Nothing: everybody's. */
  crew: Crew | null
}

type Thing =
  | { kind: 'appointment'; appointment: Appointment }
  | { kind: 'hold'; hold: Hold }
  | { kind: 'block'; block: Block }

/** A thing in its place: `from` and `to` on the axis, `freeAt` where the time kept free after it ends. */
export type CalendarEntry = Thing & Span & Lane & { id: string; freeAt: number }

export interface PlannedColumn extends CalendarColumn {
  open: Span[]
  missing: Span[]
  holiday: string | null
  entries: CalendarEntry[]
}

export interface Planning {
  view: CalendarView
  axis: Axis
  columns: readonly CalendarColumn[]
  isCancelledShown: boolean
}

/** Below this a block cannot be read or hit. */
const leastMinutes = 24

export function planColumns(planning: Planning): PlannedColumn[] {
  const { view, axis, columns } = planning
  return columns.map((column) => {
    const { date } = column
    const day = view.days.find((candidate) => candidate.date === date)
    const things = thingsOf(planning, column).map((thing) => placed(thing, axis, date))
    return {
      ...column,
      open: (day?.open ?? []).map(({ from, to }) => spanOf({ axis, date }, from, to)),
      missing: missingOnDay(axis, date),
      holiday: day?.holiday ?? null,
      entries: packLanes(things),
    }
  })
}

/** The days of the week that a date is in, Monday first. */
export function weekOf(date: string): string[] {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - weekday))
}

/** The columns of a day: one for each crew that works or has something then, when there are several. */
export function dayColumns(view: CalendarView | undefined, date: string): CalendarColumn[] {
  if (!view) return [{ date, crew: null }]
  const busy = new Set(
    [...view.appointments, ...view.holds]
      .filter(({ startsAt }) => toWallClock(new Date(startsAt), view.timeZone).date === date)
      .map(({ crewId }) => crewId),
  )
  const shown = view.crews.filter((crew) => crew.isActive || busy.has(crew.id))
  return shown.length > 1 ? shown.map((crew) => ({ date, crew })) : [{ date, crew: null }]
}

function thingsOf({ view, axis, isCancelledShown }: Planning, { date, crew }: CalendarColumn): Thing[] {
  const isHere = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    placeOnAxis(axis, date, new Date(endsAt)) > 0 && placeOnAxis(axis, date, new Date(startsAt)) < axis.length
  const isTheirs = ({ crewId }: { crewId: string | null }) =>
    crew === null || crewId === null || crewId === crew.id
  const appointments = view.appointments.filter(({ status }) => status === 'booked' || isCancelledShown)
  return [
    ...appointments.map((appointment) => ({ kind: 'appointment' as const, appointment, at: appointment })),
    ...view.holds.map((hold) => ({ kind: 'hold' as const, hold, at: hold })),
    ...view.blocks.map((block) => ({ kind: 'block' as const, block, at: block })),
  ].flatMap(({ at, ...thing }) => (isTheirs(at) && isHere(at) ? [thing as Thing] : []))
}

function placed(thing: Thing, axis: Axis, date: string): CalendarEntry {
  const at = thingAt(thing)
  const { from, to } = spanOf({ axis, date }, at.startsAt, at.endsAt)
  const freeAt =
    thing.kind === 'appointment' && thing.appointment.status === 'booked'
      ? placeOnAxis(axis, date, new Date(thing.appointment.freeAt))
      : to
  return {
    ...thing,
    id: at.id,
    from,
    to: Math.max(to, from + leastMinutes),
    freeAt,
    lane: 0,
    lanes: 1,
    span: 1,
  }
}

/** The appointment, hold or block itself. */
export function thingAt(thing: Thing): Appointment | Hold | Block {
  if (thing.kind === 'appointment') return thing.appointment
  return thing.kind === 'hold' ? thing.hold : thing.block
}

function spanOf({ axis, date }: { axis: Axis; date: string }, startsAt: string, endsAt: string): Span {
  return {
    from: placeOnAxis(axis, date, new Date(startsAt)),
    to: placeOnAxis(axis, date, new Date(endsAt)),
  }
}
