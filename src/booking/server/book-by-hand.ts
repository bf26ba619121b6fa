import type { Appointment, FreeWindow } from '#booking/contract.ts'
import { announce, planReminder, toNews } from '#booking/server/announce.ts'
import { clearHolds } from '#booking/server/calendar-store.ts'
import { contactOf } from '#booking/server/contact-of.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import {
  endsAt,
  findService,
  freeAt,
  isBookable,
  openCalendar,
  personHorizonDays,
} from '#booking/server/open-calendar.ts'
import { pickCrew, taken } from '#booking/server/pick-crew.ts'
import { findAppointment, insertAppointment, presentAppointment } from '#booking/server/store.ts'
import { placeContact } from '#contacts/server/place-contact.ts'
import { newId } from '#kit/ids.ts'
import { parsePhoneNumber } from '#kit/phone-number.ts'
import type { Context } from '#platform/context.ts'
import { requireOwn } from '#platform/db/require-own.ts'
import { InvalidInput } from '#platform/errors.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

export type HandOutcome = { kind: 'done'; appointment: Appointment } | { kind: 'taken'; next: FreeWindow[] }

export interface HandBooking {
  service: string
  startsAt: string
  crewId?: string | undefined
  contactId: string | null
  name: string
  phone: string | null
  email: string | null
  address: string | null
  note: string | null
  tellContact: boolean
}

/**
 * Books what a person of the team wrote into the calendar: at any time, open or not, that no appointment, hold or block
 * has. Throws NotFound for a contact or crew that is not the team's, InvalidInput for what cannot be booked.
 */
export async function bookByHand(deps: BookingDeps, ctx: Context, input: HandBooking): Promise<HandOutcome> {
  requireRole(ctx.actor, 'agent')
  const now = ctx.clock.now()
  const startsAt = requireMoment(input.startsAt, now)
  const phone = requirePhone(input.phone)
  return ctx.db.team(ctx.teamId, async (tx) => {
    const calendar = await openCalendar(deps, tx, { now, holder: 'person', isLocking: true })
    const service = findService(calendar.profile, input.service)
    if (!service || !isBookable(service)) throw notBookable(input.service)
    await requireOwn(tx, 'contacts', input.contactId ?? undefined)
    const crewId = pickCrew(calendar, service, { startsAt, crewId: input.crewId })
    if (!crewId) return taken(calendar, service, startsAt)
    const contactId = input.contactId ?? (await contactOf(tx, { phone, isTold: input.tellContact, now }))
    await clearHolds(tx, null, now)
    const id = newId('apt', now.getTime())
    const { name, email, address, note } = input
    await insertAppointment(tx, {
      id,
      rev: 1,
      crewId,
      service: service.name,
      startsAt,
      endsAt: endsAt(service, startsAt),
      freeAt: freeAt(service, startsAt),
      timeZone: calendar.profile.timeZone,
      status: 'booked',
      name,
      phone,
      email: email || null,
      address: address || null,
      note: note || null,
      contactId,
      conversationId: null,
      numberId: null,
      botId: null,
      bookedByKind: 'user',
      bookedByName: personName(ctx),
      receiptId: null,
      movedFrom: null,
      cancelReason: null,
      ...planReminder(startsAt, { reminderHours: calendar.settings.reminderHours, contactId, now }),
      createdAt: now,
      updatedAt: now,
    })
    const appointment = await findAppointment(tx, id)
    await placeContact(tx, appointment)
    await announce(tx, 'appointment.booked', { appointment, now })
    await writeAudit(tx, ctx, {
      action: 'appointment.booked',
      objectKind: 'appointment',
      objectId: id,
      after: { service: service.name, startsAt: startsAt.toISOString(), crewId },
    })
    if (input.tellContact)
      await deps.texts.tell(tx, { kind: 'booked', appointment: toNews(appointment), now })
    return { kind: 'done', appointment: presentAppointment(appointment) }
  })
}

export function personName(ctx: Context): string {
  return ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
}

/** A number as it is stored; null for none. Throws InvalidInput for one that cannot be. */
export function requirePhone(text: string | null): string | null {
  if (!text) return null
  const phone = parsePhoneNumber(text)
  if (phone) return phone
  throw new InvalidInput('This is no phone number.', [
    { path: 'phone', message: 'Write the number like (503) 555-0142.' },
  ])
}

const dayMs = 24 * 60 * 60_000

/** A moment that a calendar of today can hold, to the full minute. Throws InvalidInput. */
export function requireMoment(text: string, now: Date, path = 'startsAt'): Date {
  const moment = new Date(text)
  const days = (moment.getTime() - now.getTime()) / dayMs
  if (!(days >= -1 && days <= personHorizonDays))
    throw new InvalidInput('This time is too far away.', [
      { path, message: `Choose a time from yesterday on, at most ${personHorizonDays} days ahead.` },
    ])
  moment.setUTCSeconds(0, 0)
  return moment
}

function notBookable(name: string): InvalidInput {
  return new InvalidInput(`"${name}" cannot be booked.`, [
    { path: 'service', message: 'Choose a service of your business profile that has a duration.' },
  ])
}
