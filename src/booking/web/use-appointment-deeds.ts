import type { Appointment, BookingOutcome, FreeWindow } from '#booking/contract.ts'
import { usePlace } from '#ui/place.ts'
import { toast } from '#ui/toast.ts'
import { tellFailure, useDeed } from '#ui/use-deed.ts'
import { appointmentWords } from './appointment-words.ts'
import { formatStart } from './booking-words.ts'
import { bookingRpc } from './queries.ts'

export interface Move {
  appointment: Appointment
  startsAt: Date
  crewId?: string
  tellContact?: boolean
}

const { client } = bookingRpc
const refresh = [bookingRpc.query.calendar.key(), bookingRpc.query.appointments.key()]

interface MoveWatch {
  onDone?: (moved: Appointment) => void
  /** Somebody else has that time; these are the next best. */
  onTaken: (next: FreeWindow[], move: Move) => void
  onFailed?: () => void
}

/** Moves an appointment; the toast puts it back where it was. */
export function useMoveAppointment({ onDone, onTaken, onFailed }: MoveWatch) {
  const place = usePlace()
  const putBack = useDeed(sendMove, { refresh, onDone: tellOutcome })
  return useDeed(sendMove, {
    refresh,
    onDone: (outcome, move) => {
      if (outcome.kind === 'taken') return onTaken(outcome.next, move)
      const { appointment } = outcome
      toast({
        message: appointmentWords.move.moved(formatStart(new Date(appointment.startsAt), place)),
        undo: () =>
          putBack.run({
            appointment,
            startsAt: new Date(move.appointment.startsAt),
            crewId: move.appointment.crewId,
          }),
      })
      onDone?.(appointment)
    },
    onFailed: (error) => {
      tellFailure(error)
      onFailed?.()
    },
  })
}

/** Cancels an appointment; the toast restores it while its time is free. */
export function useCancelAppointment() {
  const restore = useDeed(({ id, rev }: Appointment) => client.appointments.restore({ id, rev }), {
    refresh,
    onDone: tellOutcome,
  })
  return useDeed(
    ({
      appointment: { id, rev },
      tellContact = false,
    }: {
      appointment: Appointment
      tellContact?: boolean
    }) => client.appointments.cancel({ id, rev, tellContact }),
    {
      refresh,
      onDone: (cancelled) =>
        toast({
          message: appointmentWords.cancelled(cancelled.service, cancelled.name),
          undo: () => restore.run(cancelled),
        }),
    },
  )
}

/** Brings a cancelled appointment back. */
export function useRestoreAppointment() {
  return useDeed(({ id, rev }: Appointment) => client.appointments.restore({ id, rev }), {
    refresh,
    onDone: tellOutcome,
  })
}

/** Gives a window that a talk holds free again. */
export function useReleaseHold(onDone: () => void) {
  return useDeed((id: string) => client.holds.release({ id }), {
    refresh,
    onDone: () => {
      toast({ message: appointmentWords.released })
      onDone()
    },
  })
}

/** Gives blocked time free; the toast blocks it again. */
export function useRemoveBlock(onDone: () => void) {
  const blockAgain = useDeed(client.blocks.create, { refresh })
  return useDeed((id: string) => client.blocks.remove({ id }), {
    refresh,
    onDone: ({ crewId, startsAt, endsAt, reason }) => {
      toast({
        message: appointmentWords.unblocked,
        undo: () => blockAgain.run({ crewId, startsAt, endsAt, reason }),
      })
      onDone()
    },
  })
}

function sendMove({ appointment, startsAt, crewId, tellContact = false }: Move): Promise<BookingOutcome> {
  const { id, rev } = appointment
  return client.appointments.move({ id, rev, startsAt: startsAt.toISOString(), crewId, tellContact })
}

function tellOutcome(outcome: BookingOutcome): void {
  if (outcome.kind === 'done') return
  toast({ message: appointmentWords.move.taken, tone: 'danger' })
}
