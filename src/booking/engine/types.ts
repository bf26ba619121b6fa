import type { WindowSearch } from '#booking/ports.ts'
import type { BusinessProfile } from '#teams/business-profile.ts'

/** What the business says of its hours, on its own wall clock. */
export type Hours = Pick<BusinessProfile, 'timeZone' | 'hours' | 'holidays'>

/** A stretch of time; `to` is no longer part of it. */
export interface Stretch {
  from: Date
  to: Date
}

/** Time of a crew that is taken: an appointment with its buffer, a hold, a block. Without a crew it is everybody's. */
export interface Busy extends Stretch {
  crewId: string | null
}

/** All that decides when something can be booked. */
export interface CalendarState {
  now: Date
  hours: Hours
  leadMinutes: number
  horizonDays: number
  stepMinutes: number
  /** In the order in which they are given work. */
  crewIds: readonly string[]
  busy: readonly Busy[]
}

export interface Duration {
  durationMinutes: number
  /** Kept free after it. */
  bufferMinutes: number
}

/** What is asked for, apart from the service. */
export type Wanted = Pick<WindowSearch, 'days' | 'times' | 'excludedDays' | 'limit'>

/** A time at which something can begin, with the first crew that is free. */
export interface FreeStart {
  startsAt: Date
  crewId: string
  /** On the wall clock: ISO date, and minutes since its midnight. */
  date: string
  minutes: number
}
