import type { Appointments } from '#booking/ports.ts'
import { bookWindow } from '#booking/server/book-window.ts'
import { cancelBooked } from '#booking/server/cancel-booked.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { findFreeWindows } from '#booking/server/find-free-windows.ts'
import { holdWindow } from '#booking/server/hold-window.ts'
import { judgeArea } from '#booking/server/judge-area.ts'
import { rescheduleBooked } from '#booking/server/reschedule-booked.ts'
import { listComing, toBooked } from '#booking/server/store.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

/** The team's own calendar, as a tool books in it. */
export function createCalendar(deps: BookingDeps): Appointments {
  return {
    findWindows: (tx, by, search) => findFreeWindows(deps, tx, { by, search }),
    hold: (tx, by, windowId) => holdWindow(deps, tx, { by, windowId }),
    book: (tx, by, booking) => bookWindow(deps, tx, { by, ...booking }),
    reschedule: (tx, by, move) => rescheduleBooked(deps, tx, { by, ...move }),
    cancel: (tx, by, cancel) => cancelBooked(deps, tx, { by, ...cancel }),
    find: async (tx, by) => (await listComing(tx, by.contactId, by.now)).map(toBooked),
    isInArea: async (tx, address) => judgeArea((await loadLiveProfile(tx)).profile.area, address),
  }
}
