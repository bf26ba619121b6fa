import { CalendarCheck, CalendarX } from 'lucide-react'
import type { Appointment } from '#booking/contract.ts'
import { Badge } from '#ui/badge.tsx'

/** Booked or cancelled. */
export function AppointmentBadge({ status }: Pick<Appointment, 'status'>) {
  return status === 'booked' ? (
    <Badge tone="ok" icon={CalendarCheck}>
      Booked
    </Badge>
  ) : (
    <Badge tone="danger" icon={CalendarX}>
      Cancelled
    </Badge>
  )
}
