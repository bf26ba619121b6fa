import type { Booker, BookingRefusal, WindowSearch, WindowsFound } from '#booking/ports.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { findService, isBookable, offerWindows, openCalendar } from '#booking/server/open-calendar.ts'
import { holderOf, refuse } from '#booking/server/refuse.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Times that can be offered to whoever is booking; what their own talk holds is free for them. */
export async function findFreeWindows(
  deps: BookingDeps,
  tx: Transaction,
  asked: { by: Booker; search: WindowSearch },
): Promise<WindowsFound | BookingRefusal> {
  const { by, search } = asked
  const calendar = await openCalendar(deps, tx, { now: by.now, holder: holderOf(by), except: { holdOf: by } })
  const service = findService(calendar.profile, search.service)
  if (!service) return refuse('unknown_service')
  if (!isBookable(service)) return refuse('not_bookable')
  const { windows, isExact } = offerWindows(calendar, service, search)
  return { windows: windows.map(({ crewId: _, ...window }) => window), isExact }
}
