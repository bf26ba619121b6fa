import type { Transaction } from '#platform/db/database.ts'

/** Who books, in which talk: always taken from the session, never from what a model says. */
export interface Booker {
  contactId: string
  conversationId: string | null
  botId: string | null
  /** The bot's own name, as the calendar shows who booked. */
  botName?: string
  /** The number of ours the talk is on; reminders leave from it. */
  numberId: string | null
  now: Date
}

/** A time that can be offered. `id` is signed: it names service, start, crew and conversation, and runs out. */
export interface Window {
  id: string
  service: string
  startsAt: Date
  endsAt: Date
  /** On the team's wall clock, such as `Tuesday, November 24, 9:00 AM`. */
  label: string
}

export interface WindowSearch {
  service: string
  /** Days on the team's wall clock, ISO dates, both ends included; null: from now on. */
  days: { from: string; to: string } | null
  /** `HH:MM`; an exact time has `from === to`. */
  times: { from: string; to: string } | null
  excludedDays?: string[]
  limit: number
}

/** `isExact` false: nothing was free as asked, these are the next best. */
export interface WindowsFound {
  windows: Window[]
  isExact: boolean
}

export interface BookingDetails {
  name: string
  phone: string | null
  email: string | null
  address: string | null
  note: string | null
}

export interface BookedAppointment {
  id: string
  service: string
  startsAt: Date
  endsAt: Date
  label: string
  status: 'booked' | 'cancelled'
  details: BookingDetails
}

/** Why a deed was not done. `next` are the next best windows, where there are any. */
export interface BookingRefusal {
  refused:
    | 'unknown_service'
    | 'not_bookable'
    | 'bad_window'
    | 'expired_window'
    | 'taken'
    | 'not_found'
    | 'too_late'
    | 'outside_area'
  next: Window[]
}

/**
 * A calendar one can book in. Everything happens in the caller's transaction, so that the deed and its receipt are
 * kept together. `deedKey` makes a deed happen once: asked again with the same key, it gives back what it gave before.
 */
export interface Appointments {
  findWindows(tx: Transaction, by: Booker, search: WindowSearch): Promise<WindowsFound | BookingRefusal>
  /** Keeps a window for this talk for a few minutes; the talk's other holds end. */
  hold(
    tx: Transaction,
    by: Booker,
    windowId: string,
  ): Promise<{ window: Window; holdId: string; until: Date } | BookingRefusal>
  book(
    tx: Transaction,
    by: Booker,
    booking: { windowId: string; details: BookingDetails; deedKey: string },
  ): Promise<BookedAppointment | BookingRefusal>
  /** Only appointments of this contact are found, moved or cancelled. */
  reschedule(
    tx: Transaction,
    by: Booker,
    move: { appointmentId: string; windowId: string; deedKey: string },
  ): Promise<{ appointment: BookedAppointment; previousLabel: string } | BookingRefusal>
  cancel(
    tx: Transaction,
    by: Booker,
    cancel: { appointmentId: string; reason: string | null; deedKey: string },
  ): Promise<BookedAppointment | BookingRefusal>
  /** The contact's coming appointments, soonest first. */
  find(tx: Transaction, by: Booker): Promise<BookedAppointment[]>
  /** Whether a service is done at this address: `null` when that cannot be told from the words. */
  isInArea(tx: Transaction, address: string): Promise<boolean | null>
}

/** What a text about an appointment needs to know. */
export interface AppointmentNews {
  id: string
  rev: number
  service: string
  startsAt: Date
  /** Where it was before, for one that was moved. */
  movedFrom: Date | null
  contactId: string | null
  conversationId: string | null
  botId: string | null
  numberId: string | null
}

/** Texts to a contact about their appointment, in the caller's transaction. Supplied by a room above. */
export interface AppointmentTexts {
  /** Owes the contact a text about what a person did; false when there is no number to send it to or from. */
  tell(
    tx: Transaction,
    news: { kind: 'booked' | 'moved' | 'cancelled'; appointment: AppointmentNews; now: Date },
  ): Promise<boolean>
  /** Takes back every text about it that has not left yet. */
  withdraw(tx: Transaction, appointmentId: string): Promise<void>
}
