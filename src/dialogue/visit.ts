import type { SaidValues } from './said-values.ts'
import type { Service } from './types.ts'

/** A time that was offered, as `check_availability` gave it. `date` and `clock` are on the business's wall clock. */
export type OfferedWindow = { id: string; label: string; date: string; clock: string }

/** One of the contact's coming appointments, as `find_appointment` showed it. */
export type ShownAppointment = { id: string; service: string; label: string; date: string; clock: string }

export type VisitKind = 'book' | 'move' | 'cancel'

/**
 * When somebody would like it: ISO dates, `HH:MM` times, and the words the calendar is asked with. All null: nothing
 * was said of it; `isAnyTime`: whatever is soonest.
 */
export type Wish = {
  day: { from: string; to: string } | null
  dayWords: string | null
  time: { from: string; to: string } | null
  timeWords: string | null
  /** "not Monday". */
  butWords: string[]
  isApproximate: boolean
  isAnyTime: boolean
  /** The time of day that was wished for before "anything later?"; it holds again on another day. */
  own: { time: Wish['time']; timeWords: string | null } | null
}

/** A time that is said only by another one: "an hour later", "the day after", "anything later that day". */
export type Shift =
  | { kind: 'by'; days: number; minutes: number; words: string }
  | { kind: 'beyond'; side: 'later' | 'earlier'; words: string }

/** What words about an appointment would book, if there is none: of which service, and when. */
export type Bookable = { service: Service | null; wish: Wish }

/** Something to be booked, moved or cancelled, as far as the talk has got with it. */
export type Visit = {
  kind: VisitKind
  /** False while it is open whether an appointment is to be moved or cancelled. */
  isKindSure: boolean
  /** It was to be moved before it was called off. */
  isCalledOff: boolean
  service: Service | null
  /** Where the words fit several: those it may be. */
  possibleServices: Service[]
  wish: Wish
  /** Words that say which appointment is meant: "my Thursday one"; and what they would book if there is none. */
  which: { text: string; said: SaidValues; booking: Bookable | null } | null
  /** The appointment made in this talk that is meant by "it". */
  meantId: string | null
  /** "The day after" of an appointment that is not known yet. */
  shift: Shift | null
  /** It is to begin when the one before it ends. */
  follows: boolean
  /** True when the calendar had nothing at all for the wish. */
  isNoneFree: boolean
  /** True when the wish or the service changed since the calendar was asked. */
  isSearchDue: boolean
  offered: OfferedWindow[]
  isExact: boolean
  /** The wish as the platform understood it. */
  understood: string | null
  pick: OfferedWindow | null
  /** The window the platform keeps for this talk. */
  held: OfferedWindow | null
  appointments: ShownAppointment[] | null
  appointment: ShownAppointment | null
  /** What was read back and not changed since, and whether the contact said yes to it. */
  isReadBack: boolean
  isConfirmed: boolean
  /** Whether an address is asked for although the service does not say so. */
  isAddressNeeded: boolean
  /** Details that have to be asked for again, by the name of the field. */
  refusedFields: string[]
  /** The contact's words that opened it. */
  words: string
}

/** What a tool brought since the bot last spoke. */
export type News =
  | { kind: 'offer' }
  | { kind: 'held' }
  | { kind: 'taken' }
  | { kind: 'shown' }
  | { kind: 'none_found' }
  | { kind: 'listed'; appointments: ShownAppointment[] }
  | { kind: 'not_bookable'; service: string }
  | { kind: 'booked'; service: string; label: string; date: string; clock: string }
  | { kind: 'moved'; service: string; label: string; date: string; clock: string; previous: string }
  | { kind: 'cancelled'; service: string; label: string; date: string; clock: string }
  | { kind: 'texted' }
  | { kind: 'not_texted' }
  | { kind: 'call_ended' }
  | { kind: 'handed_over'; isOpenNow: boolean }
  | { kind: 'put_through' }
  | { kind: 'failed'; tool: string; error: string; services: string[] }

export const noWish: Wish = {
  day: null, dayWords: null, time: null, timeWords: null, butWords: [], isApproximate: false, isAnyTime: false, own: null,
} // biome-ignore format: one readable block

export function newVisit(kind: VisitKind, words: string): Visit {
  return {
    kind, words, isKindSure: true, isCalledOff: false, service: null, possibleServices: [], wish: noWish, which: null, meantId: null, shift: null, follows: false, isNoneFree: false, isSearchDue: kind === 'book', offered: [],
    isExact: true, understood: null, pick: null, held: null, appointments: null, appointment: null,
    isReadBack: false, isConfirmed: false, isAddressNeeded: false, refusedFields: [],
  } // biome-ignore format: one readable block
}
