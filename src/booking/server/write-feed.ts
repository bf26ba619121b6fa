import ical, { ICalEventStatus } from 'ical-generator'
import type { AppointmentRow } from '#booking/server/store.ts'

/** What of an appointment the feed tells: when, for whom, what and where. */
export type FeedEntry = Pick<
  AppointmentRow,
  'id' | 'rev' | 'service' | 'name' | 'address' | 'startsAt' | 'endsAt' | 'status' | 'updatedAt'
>

/**
 * The appointments as an iCalendar file (RFC 5545), times in UTC. The same rows give the same bytes: a calendar that
 * asks again sees that nothing is new. Pure.
 */
export function writeFeed(business: string, entries: readonly FeedEntry[]): string {
  const calendar = ical({
    // The library escapes an event's texts, not the calendar's own name.
    name: plain(business).replaceAll(/[\\;,]/g, (sign) => `\\${sign}`),
    prodId: { company: 'Parley', product: 'Calendar', language: 'EN' },
    ttl: 15 * 60,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.id}@parley`,
      sequence: entry.rev - 1,
      stamp: entry.updatedAt,
      start: entry.startsAt,
      end: entry.endsAt,
      summary: plain(`${entry.service}: ${entry.name}`),
      ...(entry.address ? { location: plain(entry.address) } : {}),
      status: entry.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Without signs that would begin a line of their own or that no reader takes. */
function plain(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
