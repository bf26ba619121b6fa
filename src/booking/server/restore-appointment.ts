import { announce, planReminder } from '#booking/server/announce.ts'
import type { HandOutcome } from '#booking/server/book-by-hand.ts'
import { clearHolds } from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { openCalendar } from '#booking/server/open-calendar.ts'
import { pickCrew, taken } from '#booking/server/pick-crew.ts'
import { requireRev } from '#booking/server/require-rev.ts'
import { serviceOf } from '#booking/server/service-of.ts'
import { changeAppointment, lockAppointment, presentAppointment } from '#booking/server/store.ts'
import type { Context } from '#platform/context.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Takes a cancel back, where the time is still free: with its own crew, or else another. Throws NotFound, Conflict. */
export async function restoreAppointment(
  deps: BookingDeps,
  ctx: Context,
  input: { id: string; rev: number },
): Promise<HandOutcome> {
  requireRole(ctx.actor, 'agent')
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const calendar = await openCalendar(deps, tx, { now, holder: 'person', isLocking: true })
    const before = await lockAppointment(tx, input.id)
    requireRev(before, input.rev)
    if (before.status === 'booked') return { kind: 'done', appointment: presentAppointment(before) }
    const { startsAt, contactId } = before
    const service = serviceOf(calendar.profile, before)
    const crewId = pickCrew(calendar, service, { startsAt, crewId: undefined, before: before.crewId })
    if (!crewId) return taken(calendar, service, startsAt)
    await clearHolds(tx, null, now)
    await deps.texts.withdraw(tx, input.id)
    const appointment = await changeAppointment(tx, before, {
      status: 'booked',
      crewId,
      cancelReason: null,
      ...planReminder(startsAt, { reminderHours: calendar.settings.reminderHours, contactId, now }),
      updatedAt: now,
    })
    await announce(tx, 'appointment.booked', { appointment, now })
    await writeAudit(tx, ctx, {
      action: 'appointment.restored',
      objectKind: 'appointment',
      objectId: input.id,
      after: { startsAt: startsAt.toISOString(), crewId },
    })
    return { kind: 'done', appointment: presentAppointment(appointment) }
  })
}
