import { announce, planReminder, toNews } from '#booking/server/announce.ts'
import { type HandOutcome, requireMoment } from '#booking/server/book-by-hand.ts'
import { clearHolds } from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { openCalendar } from '#booking/server/open-calendar.ts'
import { pickCrew, taken } from '#booking/server/pick-crew.ts'
import { requireRev } from '#booking/server/require-rev.ts'
import { serviceOf } from '#booking/server/service-of.ts'
import { changeAppointment, lockAppointment, presentAppointment } from '#booking/server/store.ts'
import type { Context } from '#platform/context.ts'
import { Conflict } from '#platform/errors.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

export interface HandMove {
  id: string
  rev: number
  startsAt: string
  crewId?: string | undefined
  tellContact: boolean
}

/** Moves an appointment to another time or crew; it keeps its length. Throws NotFound, Conflict. */
export async function moveByHand(deps: BookingDeps, ctx: Context, input: HandMove): Promise<HandOutcome> {
  requireRole(ctx.actor, 'agent')
  const now = ctx.clock.now()
  const startsAt = requireMoment(input.startsAt, now)
  return ctx.db.team(ctx.teamId, async (tx) => {
    const scene = { now, holder: 'person', except: { appointmentId: input.id }, isLocking: true }
    const calendar = await openCalendar(deps, tx, scene)
    const before = await lockAppointment(tx, input.id)
    requireRev(before, input.rev)
    if (before.status === 'cancelled') throw new Conflict('This appointment is cancelled. Restore it first.')
    const service = serviceOf(calendar.profile, before)
    const crewId = pickCrew(calendar, service, { startsAt, crewId: input.crewId, before: before.crewId })
    if (!crewId) return taken(calendar, service, startsAt)
    if (crewId === before.crewId && startsAt.getTime() === before.startsAt.getTime())
      return { kind: 'done', appointment: presentAppointment(before) }
    await clearHolds(tx, null, now)
    await deps.texts.withdraw(tx, input.id)
    const shiftMs = startsAt.getTime() - before.startsAt.getTime()
    const { contactId } = before
    const appointment = await changeAppointment(tx, before, {
      crewId,
      startsAt,
      endsAt: new Date(before.endsAt.getTime() + shiftMs),
      freeAt: new Date(before.freeAt.getTime() + shiftMs),
      movedFrom: before.startsAt,
      ...planReminder(startsAt, { reminderHours: calendar.settings.reminderHours, contactId, now }),
      updatedAt: now,
    })
    await announce(tx, 'appointment.moved', { appointment, now })
    await writeAudit(tx, ctx, {
      action: 'appointment.moved',
      objectKind: 'appointment',
      objectId: input.id,
      before: { startsAt: before.startsAt.toISOString(), crewId: before.crewId },
      after: { startsAt: startsAt.toISOString(), crewId },
    })
    if (input.tellContact) await deps.texts.tell(tx, { kind: 'moved', appointment: toNews(appointment), now })
    return { kind: 'done', appointment: presentAppointment(appointment) }
  })
}
