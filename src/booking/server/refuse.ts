import type { Booker, BookingRefusal } from '#booking/ports.ts'
import type { OfferedWindow } from '#booking/server/open-calendar.ts'

export function refuse(refused: BookingRefusal['refused'], next: OfferedWindow[] = []): BookingRefusal {
  return { refused, next: next.map(({ crewId: _, ...window }) => window) }
}

/** To whom a window is bound: one talk of one contact. */
export function holderOf(by: Pick<Booker, 'contactId' | 'conversationId'>): string {
  return `${by.contactId} ${by.conversationId ?? ''}`
}
