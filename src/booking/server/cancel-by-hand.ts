import type { Appointment } from '#booking/contract.ts'
import { announce, toNews } from '#booking/server/announce.ts'
import { lockCrews } from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { requireRev } from '#booking/server/require-rev.ts'
import { changeAppointment, lockAppointment, presentAppointment } from '#booking/server/store.ts'
import type { Context } from '#platform/context.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Cancels an appointment; doing it twice changes nothing. Throws NotFound, Conflict. */
export async function cancelByHand(
  deps: BookingDeps,
  ctx: Context,
  input: { id: string; rev: number; tellContact: boolean },
): Promise<Appointment> {
  requireRole(ctx.actor, 'agent')
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    await lockCrews(tx, now)
    const before = await lockAppointment(tx, input.id)
    requireRev(before, input.rev)
    if (before.status === 'cancelled') return presentAppointment(before)
    await deps.texts.withdraw(tx, input.id)
    const appointment = await changeAppointment(tx, before, {
      status: 'cancelled',
      reminder: 'none',
      reminderAt: null,
      updatedAt: now,
    })
    await announce(tx, 'appointment.cancelled', { appointment, now })
    await writeAudit(tx, ctx, {
      action: 'appointment.cancelled',
      objectKind: 'appointment',
      objectId: input.id,
      before: { startsAt: before.startsAt.toISOString() },
    })
    if (input.tellContact)
      await deps.texts.tell(tx, { kind: 'cancelled', appointment: toNews(appointment), now })
    return presentAppointment(appointment)
  })
}
