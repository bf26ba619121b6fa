import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Appointment } from '#booking/contract.ts'
import { momentOnAxis } from './calendar-axis.ts'
import type { PlannedColumn } from './calendar-columns.ts'
import { toPlace } from './calendar-look.ts'
import { type MoveTarget, snapPlace } from './calendar-move.ts'
import type { CalendarControl } from './use-calendar-control.ts'

/** A stretch of a column that is being drawn. */
export interface Draft {
  column: number
  from: number
  to: number
}

interface Grab {
  pointerId: number
  x: number
  y: number
  column: number
  place: number
  /** What was taken hold of; nothing: free time. */
  appointment?: Appointment
  /** How far below its top. */
  offset: number
  isActive: boolean
}

/** A pointer has to go this far before it drags, so that a shaky click stays a click. */
const leastPixels = 5

/**
 * The pointer in the grid: a click on free time books, drawing over free time blocks, dragging an appointment moves it.
 * A finger only taps, for it scrolls.
 */
export function useCalendarPointer(body: RefObject<HTMLElement | null>, control: CalendarControl) {
  const { calendar, offReason, moving } = control
  const { axis, columns, stepMinutes } = calendar
  const grab = useRef<Grab>(undefined)
  const [draft, setDraft] = useState<Draft>()
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const boxes = [...(body.current?.querySelectorAll('[data-column]') ?? [])].map((element) =>
      element.getBoundingClientRect(),
    )
    const distances = boxes.map(({ left, right }) => Math.max(left - clientX, clientX - right, 0))
    const column = Math.max(0, distances.indexOf(Math.min(...distances)))
    return { column, place: toPlace(clientY - (boxes[column]?.top ?? 0)) }
  }
  const targetAt = (held: Grab, event: PointerEvent): MoveTarget | undefined => {
    const { column, place } = pointAt(event)
    const planned = columns[column]
    if (!planned || !held.appointment) return undefined
    const startsAt = momentOnAxis(axis, planned.date, snapPlace(place - held.offset, axis, stepMinutes))
    const crewId = calendar.isDay && planned.crew ? planned.crew.id : held.appointment.crewId
    return { date: planned.date, crewId, startsAt }
  }
  const drawn = (held: Grab, event: PointerEvent): Draft => {
    const { place } = pointAt(event)
    const edges = [snapPlace(held.place, axis, stepMinutes), snapPlace(place, axis, stepMinutes)]
    const from = Math.min(...edges)
    return { column: held.column, from, to: Math.max(...edges, from + stepMinutes) }
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || offReason || !(event.target instanceof Element)) return
    grab.current = takeHold(event.target, { event, at: pointAt(event), columns })
  }
  const onPointerMove = (event: PointerEvent) => {
    const held = grab.current
    if (!held || event.pointerType === 'touch') return
    if (!held.isActive) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < leastPixels) return
      held.isActive = true
      body.current?.setPointerCapture(held.pointerId)
      const target = held.appointment && targetAt(held, event)
      if (held.appointment) control.startMove(held.appointment, target, true)
      return
    }
    if (!held.appointment) return setDraft(drawn(held, event))
    // Escape put it back.
    if (!moving) return
    const target = targetAt(held, event)
    if (target) control.aim(target)
  }
  const onPointerUp = (event: PointerEvent) => {
    const held = grab.current
    grab.current = undefined
    setDraft(undefined)
    const planned = held && columns[held.column]
    if (!held || !planned) return
    if (held.appointment) {
      if (held.isActive && moving?.isDragging) control.finishMove()
      return
    }
    const momentAt = (place: number) => momentOnAxis(axis, planned.date, place)
    const crewId = planned.crew?.id
    if (held.isActive && draft) {
      const { from, to } = drawn(held, event)
      return control.setPanel({ kind: 'block', from: momentAt(from), to: momentAt(to), crewId })
    }
    const startsAt = momentAt(snapPlace(held.place - stepMinutes / 2, axis, stepMinutes))
    if (moving) control.aim({ date: planned.date, crewId: crewId ?? moving.target.crewId, startsAt })
    else control.addAt(startsAt, crewId)
  }
  const onPointerCancel = () => {
    grab.current = undefined
    setDraft(undefined)
  }
  return { draft, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

interface Reach {
  event: PointerEvent
  at: { column: number; place: number }
  columns: readonly PlannedColumn[]
}

/** What a pointer that goes down takes hold of; nothing where nothing can be dragged or booked. */
function takeHold(target: Element, { event, at, columns }: Reach): Grab | undefined {
  if (!target.closest('[data-column]')) return undefined
  const held = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, ...at, isActive: false }
  const entryId = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
  if (!entryId) return { ...held, offset: 0 }
  const entry = columns[at.column]?.entries.find(({ id }) => id === entryId)
  if (entry?.kind !== 'appointment' || entry.appointment.status === 'cancelled') return undefined
  return { ...held, appointment: entry.appointment, offset: at.place - entry.from }
}
