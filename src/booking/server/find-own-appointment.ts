import type { Booker, BookingRefusal } from '#booking/ports.ts'
import { refuse } from '#booking/server/refuse.ts'
import { type AppointmentRow, lockAppointment } from '#booking/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

/** A booked appointment of this very contact that has not begun, its row locked. */
export async function findOwnAppointment(
  tx: Transaction,
  by: Booker,
  appointmentId: string,
): Promise<AppointmentRow | BookingRefusal> {
  const found = await lockAppointment(tx, appointmentId).catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
  if (!found || found.contactId !== by.contactId || found.status !== 'booked') return refuse('not_found')
  return found.startsAt > by.now ? found : refuse('too_late')
}
