import { Conflict } from '#platform/errors.ts'

/** Throws Conflict when the appointment was changed since it was read. */
export function requireRev(appointment: { rev: number }, rev: number): void {
  if (appointment.rev !== rev)
    throw new Conflict('This appointment was changed meanwhile. Look at it again and repeat your change.')
}
