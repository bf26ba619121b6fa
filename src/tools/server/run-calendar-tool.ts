import type { BookedAppointment, Booker, BookingRefusal, Window } from '#booking/ports.ts'
import { noteReceipt } from '#booking/server/note-receipt.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Receipt, ReceiptKind, ToolDeps, ToolScene } from '#tools/ports.ts'
import { failed, type Outcome, succeeded } from './outcome.ts'

/** What every calendar tool works in. */
export interface CalendarDesk {
  tx: Transaction
  deps: ToolDeps
  scene: ToolScene
}

export async function holdWindow(desk: CalendarDesk, given: { window_id: string }): Promise<Outcome> {
  const held = await desk.deps.calendar.hold(desk.tx, bookerOf(desk.scene), given.window_id)
  if ('refused' in held) return refusal(held)
  const { window, holdId, until } = held
  return succeeded({
    hold_id: holdId,
    window_id: window.id,
    service: window.service,
    label: window.label,
    starts_at: window.startsAt.toISOString(),
    until: until.toISOString(),
  })
}

export async function findAppointments(desk: CalendarDesk): Promise<Outcome> {
  const found = await desk.deps.calendar.find(desk.tx, bookerOf(desk.scene))
  return succeeded({
    appointments: found.map((item) => ({
      appointment_id: item.id,
      service: item.service,
      label: item.label,
      starts_at: item.startsAt.toISOString(),
    })),
  })
}

export async function rescheduleAppointment(
  desk: CalendarDesk,
  given: { appointment_id: string; window_id: string },
  deedKey: string,
): Promise<Outcome> {
  const { calendar } = desk.deps
  const move = { appointmentId: given.appointment_id, windowId: given.window_id, deedKey }
  const moved = await calendar.reschedule(desk.tx, bookerOf(desk.scene), move)
  if ('refused' in moved) return refusal(moved)
  const { appointment, previousLabel } = moved
  return done(desk, 'moved', { appointment, more: { previous_label: previousLabel } })
}

export async function cancelAppointment(
  desk: CalendarDesk,
  given: { appointment_id: string; reason?: string | undefined },
  deedKey: string,
): Promise<Outcome> {
  const cancel = { appointmentId: given.appointment_id, reason: given.reason ?? null, deedKey }
  const cancelled = await desk.deps.calendar.cancel(desk.tx, bookerOf(desk.scene), cancel)
  return 'refused' in cancelled ? refusal(cancelled) : done(desk, 'cancelled', { appointment: cancelled })
}

/** A deed that happened, with its receipt. */
export async function done(
  { tx, scene }: CalendarDesk,
  kind: ReceiptKind,
  deed: { appointment: BookedAppointment; more?: Record<string, unknown> },
): Promise<Outcome> {
  const { appointment, more = {} } = deed
  const receipt: Receipt = {
    id: newId('rcp', scene.now.getTime()),
    kind,
    objectId: appointment.id,
    label: `${appointment.service}, ${appointment.label}`,
    startsAt: appointment.startsAt,
  }
  await noteReceipt(tx, appointment.id, receipt.id)
  const result = {
    appointment_id: appointment.id,
    receipt_id: receipt.id,
    service: appointment.service,
    label: appointment.label,
    starts_at: appointment.startsAt.toISOString(),
    ...more,
  }
  return succeeded(result, { receipt })
}

/** The booker is the contact of this talk, whatever anybody asks for. */
export function bookerOf(scene: ToolScene): Booker {
  const { contact, conversationId, botId, botName, numberId, now } = scene
  return { contactId: contact.id, conversationId, botId, botName, numberId, now }
}

export function presentWindow(window: Window): Record<string, unknown> {
  return { window_id: window.id, label: window.label, starts_at: window.startsAt.toISOString() }
}

const refusals: Record<BookingRefusal['refused'], string> = {
  unknown_service: 'There is no service of that name.',
  not_bookable: 'This service cannot be booked here; take a message instead.',
  bad_window: 'That is no window of this talk. Use one that check_availability gave.',
  expired_window: 'That offer has run out. Check availability again.',
  taken: 'Somebody else took that time. Offer one of the next windows.',
  not_found: 'This contact has no such appointment.',
  too_late: 'It is too late to change this appointment here; take a message instead.',
  outside_area: 'The address is outside the area served.',
}

export function refusal({ refused, next }: BookingRefusal): Outcome {
  return failed(refused, refusals[refused], next.length > 0 ? { next: next.map(presentWindow) } : {})
}
