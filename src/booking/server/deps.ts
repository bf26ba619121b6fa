import type { AppointmentTexts } from '#booking/ports.ts'
import type { Clock } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'

/** What the room is given by `app/wire.ts`. */
export interface BookingDeps {
  clock: Clock
  secrets: Secrets
  texts: AppointmentTexts
  /** The instance's own address, without a slash at its end. */
  publicUrl(): string
}
