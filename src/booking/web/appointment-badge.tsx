import { CalendarCheck, CalendarX } from 'lucide-react'
import type { Appointment } from '#booking/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { appointmentWords } from './appointment-words.ts'

/** Booked or cancelled. */
export function AppointmentBadge({ status }: Pick<Appointment, 'status'>) {
  return status === 'booked' ? (
    <Badge tone="ok" icon={CalendarCheck}>
      {appointmentWords.states.booked}
    </Badge>
  ) : (
    <Badge tone="danger" icon={CalendarX}>
      {appointmentWords.states.cancelled}
    </Badge>
  )
}
