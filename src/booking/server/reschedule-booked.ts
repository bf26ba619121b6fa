import type { BookedAppointment, Booker, BookingRefusal } from '#booking/ports.ts'
import { announce, planReminder } from '#booking/server/announce.ts'
import { actorOf, findTime } from '#booking/server/book-window.ts'
import { clearHolds } from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { findOwnAppointment } from '#booking/server/find-own-appointment.ts'
import { once } from '#booking/server/once.ts'
import { endsAt, freeAt, nextWindows, openCalendar } from '#booking/server/open-calendar.ts'
import { holderOf, refuse } from '#booking/server/refuse.ts'
import { changeAppointment, toBooked } from '#booking/server/store.ts'
import { windowLabel } from '#kit/wall-clock.ts'
import type { Transaction } from '#platform/db/database.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

export interface Rescheduling {
  by: Booker
  appointmentId: string
  windowId: string
  deedKey: string
}
type Rescheduled = { appointment: BookedAppointment; previousLabel: string }

/** Moves a contact's own appointment to another window of the same service. */
export function rescheduleBooked(
  deps: BookingDeps,
  tx: Transaction,
  move: Rescheduling,
): Promise<Rescheduled | BookingRefusal> {
  return once(tx, move.deedKey, () => reschedule(deps, tx, move))
}

async function reschedule(
  deps: BookingDeps,
  tx: Transaction,
  move: Rescheduling,
): Promise<Rescheduled | BookingRefusal> {
  const { by, appointmentId } = move
  const { now } = by
  const except = { holdOf: by, appointmentId }
  const calendar = await openCalendar(deps, tx, { now, holder: holderOf(by), except, isLocking: true })
  const before = await findOwnAppointment(tx, by, appointmentId)
  if ('refused' in before) return before
  const found = await findTime(tx, calendar, move)
  if ('refused' in found) return found
  const { service, startsAt, crewId } = found
  if (service.name !== before.service) return refuse('bad_window', nextWindows(calendar, service, startsAt))
  await clearHolds(tx, by, now)
  await deps.texts.withdraw(tx, appointmentId)
  const appointment = await changeAppointment(tx, before, {
    crewId,
    startsAt,
    endsAt: endsAt(service, startsAt),
    freeAt: freeAt(service, startsAt),
    timeZone: calendar.profile.timeZone,
    movedFrom: before.startsAt,
    ...planReminder(startsAt, {
      reminderHours: calendar.settings.reminderHours,
      contactId: before.contactId,
      now,
    }),
    updatedAt: now,
  })
  await announce(tx, 'appointment.moved', { appointment, now })
  await writeAudit(tx, actorOf(deps, tx, by), {
    action: 'appointment.moved',
    objectKind: 'appointment',
    objectId: appointmentId,
    before: { startsAt: before.startsAt.toISOString(), crewId: before.crewId },
    after: { startsAt: startsAt.toISOString(), crewId },
  })
  return {
    appointment: toBooked(appointment),
    previousLabel: windowLabel(before.startsAt, before.timeZone),
  }
}
