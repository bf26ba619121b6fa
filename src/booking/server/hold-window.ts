import type { Booker, BookingRefusal, Window } from '#booking/ports.ts'
import { showChange } from '#booking/server/announce.ts'
import { clearHolds, insertHold } from '#booking/server/calendar-store.ts'
import { chooseCrew } from '#booking/server/choose-crew.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { endsAt, freeAt, nextWindows, openCalendar, readWindow } from '#booking/server/open-calendar.ts'
import { holderOf, refuse } from '#booking/server/refuse.ts'
import { newId } from '#kit/ids.ts'
import { windowLabel } from '#kit/wall-clock.ts'
import type { Transaction } from '#platform/db/database.ts'

const minuteMs = 60_000

/**
 * Keeps a window for this talk for a few minutes; the talk's other holds end. Whoever loses a race for it gets the next
 * best windows in the same answer.
 */
export async function holdWindow(
  deps: BookingDeps,
  tx: Transaction,
  asked: { by: Booker; windowId: string },
): Promise<{ window: Window; holdId: string; until: Date } | BookingRefusal> {
  const { by, windowId } = asked
  const { now } = by
  const scene = { now, holder: holderOf(by), except: { holdOf: by }, isLocking: true }
  const calendar = await openCalendar(deps, tx, scene)
  const read = readWindow(calendar, windowId)
  if (!read) return refuse('bad_window')
  const { window, service } = read
  const { startsAt } = window
  if (window.expiresAt <= now) return refuse('expired_window', nextWindows(calendar, service, startsAt))
  if (startsAt <= now) return refuse('too_late', nextWindows(calendar, service, startsAt))
  const crewId = chooseCrew(calendar, service, window)
  if (!crewId) return refuse('taken', nextWindows(calendar, service, startsAt))
  await clearHolds(tx, by, now)
  const holdId = newId('hold', now.getTime())
  const until = new Date(now.getTime() + calendar.settings.holdMinutes * minuteMs)
  const { contactId, conversationId } = by
  const times = { startsAt, endsAt: endsAt(service, startsAt), freeAt: freeAt(service, startsAt) }
  await insertHold(tx, {
    id: holdId,
    crewId,
    service: service.name,
    ...times,
    contactId,
    conversationId,
    until,
    now,
  })
  await showChange(tx, { holdId })
  const label = windowLabel(startsAt, calendar.profile.timeZone)
  return {
    window: { id: windowId, service: service.name, startsAt, endsAt: times.endsAt, label },
    holdId,
    until,
  }
}
