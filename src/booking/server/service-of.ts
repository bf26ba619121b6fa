import type { BookableService } from '#booking/server/open-calendar.ts'
import type { AppointmentRow } from '#booking/server/store.ts'
import type { BusinessProfile } from '#teams/business-profile.ts'

const minuteMs = 60_000

/** The service an appointment is for, as long as the appointment is: also when the profile has changed since. */
export function serviceOf(profile: BusinessProfile, appointment: AppointmentRow): BookableService {
  const known = profile.services.find((service) => service.name === appointment.service)
  return {
    alsoCalled: [],
    description: '',
    place: 'business',
    price: { kind: 'quote' },
    ...known,
    name: appointment.service,
    durationMinutes: (appointment.endsAt.getTime() - appointment.startsAt.getTime()) / minuteMs,
    bufferMinutes: (appointment.freeAt.getTime() - appointment.endsAt.getTime()) / minuteMs,
  }
}
