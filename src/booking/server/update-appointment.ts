import type { Appointment } from '#booking/contract.ts'
import { showChange } from '#booking/server/announce.ts'
import { requirePhone } from '#booking/server/book-by-hand.ts'
import { requireRev } from '#booking/server/require-rev.ts'
import { changeAppointment, lockAppointment, presentAppointment } from '#booking/server/store.ts'
import { placeContact } from '#contacts/server/place-contact.ts'
import type { Context } from '#platform/context.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

export interface AppointmentDetails {
  id: string
  rev: number
  name: string
  phone: string | null
  email: string | null
  address: string | null
  note: string | null
}

/** Corrects for whom and where an appointment is. Throws NotFound, Conflict, InvalidInput. */
export async function updateAppointment(ctx: Context, input: AppointmentDetails): Promise<Appointment> {
  requireRole(ctx.actor, 'agent')
  const phone = requirePhone(input.phone)
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await lockAppointment(tx, input.id)
    requireRev(before, input.rev)
    const { name } = input
    const [email, address, note] = [input.email || null, input.address || null, input.note || null]
    const after = { name, phone, email, address, note }
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((key) => before[key] !== after[key])
    if (changed.length === 0) return presentAppointment(before)
    const appointment = await changeAppointment(tx, before, { ...after, updatedAt: ctx.clock.now() })
    if (changed.includes('address')) await placeContact(tx, appointment)
    // The words themselves stay out of the audit: they are the contact's, and may have to be forgotten.
    await writeAudit(tx, ctx, {
      action: 'appointment.updated',
      objectKind: 'appointment',
      objectId: input.id,
      after: { changed },
    })
    await showChange(tx, { appointmentId: input.id })
    return presentAppointment(appointment)
  })
}
