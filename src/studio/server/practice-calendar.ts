import type { Appointments, BookedAppointment, BookingRefusal, Window, WindowsFound } from '#booking/ports.ts'
import { newId } from '#kit/ids.ts'

/** A span of time that was offered, kept or booked in practice. Moments are ISO texts, as they are stored. */
interface PracticeWindow {
  id: string
  service: string
  startsAt: string
  endsAt: string
  label: string
}
interface PracticeAppointment extends PracticeWindow {
  deedKey: string
  status: 'booked' | 'cancelled'
  details: BookedAppointment['details']
  previousLabel: string | null
}
/** All that a practice talk has done to the calendar, which knows nothing of it. */
export interface PracticeBook {
  offered: PracticeWindow[]
  hold: { id: string; windowId: string; until: string } | null
  appointments: PracticeAppointment[]
}

export const emptyBook = (): PracticeBook => ({ offered: [], hold: null, appointments: [] })

const holdMs = 10 * 60_000
const mostOffered = 200

/**
 * The real calendar for whoever looks, and a notebook for whoever books: free times are the team's own, less what this
 * talk has booked; holds and bookings are written into `book` and nowhere else.
 */
export function practiceCalendar(real: Appointments, book: PracticeBook): Appointments {
  const offered = (id: string) => book.offered.find((window) => window.id === id)
  const isTaken = (window: PracticeWindow, except?: string) =>
    book.appointments.some(
      (one) =>
        one.status === 'booked' &&
        one.id !== except &&
        one.startsAt < window.endsAt &&
        window.startsAt < one.endsAt,
    )
  const remember = (windows: readonly Window[]) => {
    const fresh = windows.filter((window) => !offered(window.id)).map(store)
    book.offered = [...book.offered, ...fresh].slice(-mostOffered)
  }
  const find = async (...[tx, by, search]: Parameters<Appointments['findWindows']>) => {
    const limit = search.limit + book.appointments.length
    const found = await real.findWindows(tx, by, { ...search, limit })
    if ('refused' in found) return found
    const windows = found.windows.filter((window) => !isTaken(store(window))).slice(0, search.limit)
    remember(windows)
    return { ...found, windows } satisfies WindowsFound
  }
  /** The window, or why it cannot be had any more. */
  const check = (windowId: string, now: Date, except?: string): PracticeWindow | BookingRefusal => {
    const window = offered(windowId)
    if (!window) return refusal('bad_window')
    if (window.startsAt <= now.toISOString()) return refusal('too_late')
    return isTaken(window, except) ? refusal('taken') : window
  }
  return {
    findWindows: find,
    isInArea: (tx, address) => real.isInArea(tx, address),
    find: async (_tx, by) =>
      book.appointments
        .filter((one) => one.status === 'booked' && one.startsAt > by.now.toISOString())
        .map(present),
    hold: async (_tx, by, windowId) => {
      const window = check(windowId, by.now)
      if ('refused' in window) return window
      const until = new Date(by.now.getTime() + holdMs)
      book.hold = { id: newId('hold', by.now.getTime()), windowId, until: until.toISOString() }
      return { window: revive(window), holdId: book.hold.id, until }
    },
    book: async (_tx, by, { windowId, details, deedKey }) => {
      const before = book.appointments.find((one) => one.deedKey === deedKey)
      if (before) return present(before)
      const window = check(windowId, by.now)
      if ('refused' in window) return window
      const id = newId('apt', by.now.getTime())
      const made = { ...window, id, deedKey, status: 'booked' as const, details, previousLabel: null }
      book.appointments.push(made)
      book.hold = null
      return present(made)
    },
    reschedule: async (_tx, by, { appointmentId, windowId, deedKey }) => {
      const one = book.appointments.find(({ id, status }) => id === appointmentId && status === 'booked')
      if (!one) return refusal('not_found')
      if (one.deedKey !== deedKey) {
        const window = check(windowId, by.now, one.id)
        if ('refused' in window) return window
        const previousLabel = one.label
        Object.assign(one, { ...window, id: one.id, deedKey, previousLabel })
        book.hold = null
      }
      return { appointment: present(one), previousLabel: one.previousLabel ?? one.label }
    },
    cancel: async (_tx, _by, { appointmentId, deedKey }) => {
      const one = book.appointments.find(({ id }) => id === appointmentId)
      if (!one || (one.status === 'cancelled' && one.deedKey !== deedKey)) return refusal('not_found')
      Object.assign(one, { status: 'cancelled', deedKey })
      return present(one)
    },
  }
}

function refusal(refused: BookingRefusal['refused']): BookingRefusal {
  return { refused, next: [] }
}

function store({ id, service, startsAt, endsAt, label }: Window): PracticeWindow {
  return { id, service, label, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

function revive({ id, service, startsAt, endsAt, label }: PracticeWindow): Window {
  return { id, service, label, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}

function present({
  id,
  service,
  startsAt,
  endsAt,
  label,
  status,
  details,
}: PracticeAppointment): BookedAppointment {
  return { id, service, label, status, details, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}
