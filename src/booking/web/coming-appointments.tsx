import { useQuery } from '@tanstack/react-query'
import { addDays, toWallClock } from '#kit/wall-clock.ts'
import { Link } from '#ui/link.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PaneSection } from '#ui/pane-section.tsx'
import { usePlace } from '#ui/place.ts'
import { useNow } from '#ui/use-now.ts'
import { appointmentWords } from './appointment-words.ts'
import { formatStart } from './booking-words.ts'
import { bookingRpc } from './queries.ts'

/** As far as the calendar is read at once. */
const days = 35

/** What a contact has booked in the next five weeks; nothing when that is none. */
export function ComingAppointments({ contactId }: { contactId: string }) {
  const place = usePlace()
  const now = useNow()
  const from = toWallClock(now, place.timeZone).date
  const input = { from, to: addDays(from, days - 1) }
  const { data } = useQuery(bookingRpc.query.calendar.view.queryOptions({ input }))
  useLiveInvalidate('calendar', bookingRpc.query.calendar.key())
  const coming = (data?.appointments ?? []).filter(
    (appointment) =>
      appointment.contactId === contactId &&
      appointment.status === 'booked' &&
      new Date(appointment.endsAt) > now,
  )
  if (coming.length === 0) return null
  return (
    <PaneSection title={appointmentWords.coming.title} count={appointmentWords.coming.range}>
      <ul className="grid gap-1">
        {coming.map((appointment) => (
          <li key={appointment.id} className="flex items-baseline gap-2">
            <Link to={`/calendar?open=${appointment.id}`} className="link min-w-0 truncate">
              {appointment.service}
            </Link>
            <span className="ms-auto shrink-0 text-12 text-muted tabular-nums">
              {formatStart(new Date(appointment.startsAt), place)}
            </span>
          </li>
        ))}
      </ul>
    </PaneSection>
  )
}
