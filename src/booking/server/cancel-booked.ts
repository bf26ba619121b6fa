import type { BookedAppointment, Booker, BookingRefusal } from '#booking/ports.ts'
import { announce } from '#booking/server/announce.ts'
import { actorOf } from '#booking/server/book-window.ts'
import { lockCrews } from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { findOwnAppointment } from '#booking/server/find-own-appointment.ts'
import { once } from '#booking/server/once.ts'
import { changeAppointment, toBooked } from '#booking/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

export interface Cancelling {
  by: Booker
  appointmentId: string
  reason: string | null
  deedKey: string
}

/** Cancels a contact's own appointment; its time is free at once. */
export function cancelBooked(
  deps: BookingDeps,
  tx: Transaction,
  cancel: Cancelling,
): Promise<BookedAppointment | BookingRefusal> {
  const { by, appointmentId, reason } = cancel
  return once(tx, cancel.deedKey, async () => {
    // Crews first, appointment second: the order in which everybody takes both.
    await lockCrews(tx, by.now)
    const before = await findOwnAppointment(tx, by, appointmentId)
    if ('refused' in before) return before
    await deps.texts.withdraw(tx, appointmentId)
    const appointment = await changeAppointment(tx, before, {
      status: 'cancelled',
      cancelReason: reason,
      reminder: 'none',
      reminderAt: null,
      updatedAt: by.now,
    })
    await announce(tx, 'appointment.cancelled', { appointment, now: by.now })
    await writeAudit(tx, actorOf(deps, tx, by), {
      action: 'appointment.cancelled',
      objectKind: 'appointment',
      objectId: appointmentId,
      before: { startsAt: before.startsAt.toISOString() },
    })
    return toBooked(appointment)
  })
}
