import type { BookedAppointment, Booker, BookingDetails, BookingRefusal } from '#booking/ports.ts'
import { announce, planReminder } from '#booking/server/announce.ts'
import { clearHolds, findHoldOf } from '#booking/server/calendar-store.ts'
import { chooseCrew } from '#booking/server/choose-crew.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { judgeArea } from '#booking/server/judge-area.ts'
import { once } from '#booking/server/once.ts'
import {
  type BookableService,
  endsAt,
  freeAt,
  nextWindows,
  type OpenCalendar,
  openCalendar,
  readWindow,
} from '#booking/server/open-calendar.ts'
import { holderOf, refuse } from '#booking/server/refuse.ts'
import { type AppointmentRow, insertAppointment, toBooked } from '#booking/server/store.ts'
import { placeContact } from '#contacts/server/place-contact.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

export interface WindowBooking {
  by: Booker
  windowId: string
  details: BookingDetails
  deedKey: string
}

/** Books a window for a contact: with the live hold of their own talk, or while it is still free. */
export function bookWindow(
  deps: BookingDeps,
  tx: Transaction,
  booking: WindowBooking,
): Promise<BookedAppointment | BookingRefusal> {
  return once(tx, booking.deedKey, () => book(deps, tx, booking))
}

async function book(
  deps: BookingDeps,
  tx: Transaction,
  booking: WindowBooking,
): Promise<BookedAppointment | BookingRefusal> {
  const { by, details } = booking
  const scene = { now: by.now, holder: holderOf(by), except: { holdOf: by }, isLocking: true }
  const calendar = await openCalendar(deps, tx, scene)
  const found = await findTime(tx, calendar, booking)
  if ('refused' in found) return found
  const { service, startsAt, crewId } = found
  if (
    service.place === 'customer' &&
    details.address &&
    judgeArea(calendar.profile.area, details.address) === false
  )
    return refuse('outside_area')
  await clearHolds(tx, by, by.now)
  const appointment = toRow(calendar, { booking, service, startsAt, crewId })
  await insertAppointment(tx, appointment)
  await placeContact(tx, appointment)
  await announce(tx, 'appointment.booked', { appointment, now: by.now })
  await writeAudit(tx, actorOf(deps, tx, by), {
    action: 'appointment.booked',
    objectKind: 'appointment',
    objectId: appointment.id,
    after: { service: service.name, startsAt: startsAt.toISOString(), crewId },
  })
  return toBooked(appointment)
}

/** When and with whom: the crew that the talk's hold keeps, or one that is free. */
export async function findTime(
  tx: Transaction,
  calendar: OpenCalendar,
  asked: { by: Booker; windowId: string },
): Promise<{ service: BookableService; startsAt: Date; crewId: string } | BookingRefusal> {
  const { by, windowId } = asked
  const read = readWindow(calendar, windowId)
  if (!read) return refuse('bad_window')
  const { window, service } = read
  const { startsAt } = window
  const next = () => nextWindows(calendar, service, startsAt)
  if (startsAt <= by.now) return refuse('too_late', next())
  const hold = await findHoldOf(tx, by, by.now)
  const isHeld = hold?.service === service.name && hold.startsAt.getTime() === startsAt.getTime()
  if (isHeld && hold.freeAt >= freeAt(service, startsAt)) return { service, startsAt, crewId: hold.crewId }
  if (window.expiresAt <= by.now) return refuse('expired_window', next())
  const crewId = chooseCrew(calendar, service, window)
  return crewId ? { service, startsAt, crewId } : refuse('taken', next())
}

/** Whose deed the audit says it was. */
export function actorOf(deps: Pick<BookingDeps, 'clock'>, tx: Transaction, by: Booker) {
  const actor = by.botId
    ? { kind: 'bot' as const, botId: by.botId }
    : { kind: 'contact' as const, contactId: by.contactId }
  return { teamId: tx.teamId ?? '', clock: deps.clock, actor }
}

function toRow(
  calendar: OpenCalendar,
  made: { booking: WindowBooking; service: BookableService; startsAt: Date; crewId: string },
): AppointmentRow {
  const { booking, service, startsAt, crewId } = made
  const { by, details } = booking
  const { now, contactId } = by
  return {
    id: newId('apt', now.getTime()),
    rev: 1,
    crewId,
    service: service.name,
    startsAt,
    endsAt: endsAt(service, startsAt),
    freeAt: freeAt(service, startsAt),
    timeZone: calendar.profile.timeZone,
    status: 'booked',
    ...details,
    contactId,
    conversationId: by.conversationId,
    numberId: by.numberId,
    botId: by.botId,
    bookedByKind: 'bot',
    bookedByName: by.botName ?? 'Bot',
    receiptId: null,
    movedFrom: null,
    cancelReason: null,
    ...planReminder(startsAt, { reminderHours: calendar.settings.reminderHours, contactId, now }),
    createdAt: now,
    updatedAt: now,
  }
}
