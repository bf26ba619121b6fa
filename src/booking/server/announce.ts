import type { AppointmentNews } from '#booking/ports.ts'
import type { AppointmentRow } from '#booking/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'

/** Tells screens and subscribers what became of an appointment, in the transaction of the change. */
export async function announce(
  tx: Transaction,
  type: 'appointment.booked' | 'appointment.moved' | 'appointment.cancelled',
  about: { appointment: AppointmentRow; now: Date },
): Promise<void> {
  const { appointment, now } = about
  const payload = {
    appointmentId: appointment.id,
    contactId: appointment.contactId,
    conversationId: appointment.conversationId,
    service: appointment.service,
    startsAt: appointment.startsAt.toISOString(),
  }
  const fact = { subjectId: appointment.id, nowMs: now.getTime() }
  if (type === 'appointment.moved') {
    const movedFrom = (appointment.movedFrom ?? appointment.startsAt).toISOString()
    await appendFact(tx, { ...fact, type, payload: { ...payload, movedFrom } })
  } else await appendFact(tx, { ...fact, type, payload })
  await showChange(tx, { appointmentId: appointment.id })
}

/** Every open calendar of the team looks again. */
export async function showChange(tx: Transaction, payload: Record<string, string>): Promise<void> {
  await publishLive(tx, { topic: 'calendar', payload })
}

export function toNews(row: AppointmentRow): AppointmentNews {
  const { id, rev, service, startsAt, movedFrom, contactId, conversationId, botId, numberId } = row
  return { id, rev, service, startsAt, movedFrom, contactId, conversationId, botId, numberId }
}

const hourMs = 60 * 60_000

/** When the contact is reminded; not at all when the appointment is nearer than that, for they have just heard of it. */
export function planReminder(
  startsAt: Date,
  given: { reminderHours: number | null; contactId: string | null; now: Date },
): Pick<AppointmentRow, 'reminder' | 'reminderAt' | 'reminderKey'> {
  const { reminderHours, contactId, now } = given
  const at = reminderHours === null ? null : new Date(startsAt.getTime() - reminderHours * hourMs)
  return at && contactId !== null && at > now
    ? { reminder: 'waiting', reminderAt: at, reminderKey: null }
    : { reminder: 'none', reminderAt: null, reminderKey: null }
}
