import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Appointment, CalendarView, FreeWindow } from '#booking/contract.ts'
import { usePlace } from '#ui/place.ts'
import { appointmentWords } from './appointment-words.ts'
import { formatStart } from './booking-words.ts'
import { FormSheet } from './form-sheet.tsx'
import { FreeTimes, TakenNotice } from './free-times.tsx'
import { TellContact } from './new-appointment-sheet.tsx'
import { readWhen, toWhen } from './read-when.ts'
import { useMoveAppointment } from './use-appointment-deeds.ts'
import { type PlannedValues, WhenFields } from './when-fields.tsx'

const words = appointmentWords.move

interface MoveSheetProps {
  appointment: Appointment
  view: Pick<CalendarView, 'timeZone' | 'crews'>
  /** The time somebody tried already and did not get, with what is nearest to it. */
  taken?: { startsAt: Date; next: FreeWindow[] }
  onClose: () => void
}

/** Another time by form: on a phone, and where the time wanted was taken. */
export function MoveSheet({ appointment, view, taken, onClose }: MoveSheetProps) {
  const place = usePlace()
  const [next, setNext] = useState(taken?.next)
  const form = useForm<PlannedValues & { tellContact: boolean }>({
    defaultValues: {
      ...toWhen(taken?.startsAt ?? new Date(appointment.startsAt), view.timeZone),
      crewId: appointment.crewId,
      tellContact: false,
    },
  })
  const move = useMoveAppointment({ onDone: onClose, onTaken: setNext })
  const send = (startsAt: Date, crewId: string | undefined) =>
    move.run({ appointment, startsAt, crewId, tellContact: form.getValues('tellContact') })
  const submit = form.handleSubmit((values) => {
    const when = readWhen(values, view.timeZone)
    if ('fault' in when) return form.setError('time', { message: when.fault }, { shouldFocus: true })
    setNext(undefined)
    send(when.at, values.crewId || undefined)
  })
  const [date] = form.watch(['date'])
  return (
    <FormSheet
      title={words.title(appointment.service)}
      subtitle={words.now(appointment.name, formatStart(new Date(appointment.startsAt), place))}
      submitLabel={words.submit}
      isPending={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {next && (
          <TakenNotice next={next} onChoose={(window) => send(new Date(window.startsAt), window.crewId)} />
        )}
        <WhenFields crews={view.crews.filter(({ id, isActive }) => isActive || id === appointment.crewId)} />
        <FreeTimes
          service={appointment.service}
          from={date}
          onChoose={(window) => {
            const when = toWhen(new Date(window.startsAt), view.timeZone)
            form.setValue('date', when.date)
            form.setValue('time', when.time)
            form.setValue('crewId', window.crewId)
          }}
        />
        <TellContact isOff={!appointment.phone} register={form.register('tellContact')} />
      </FormProvider>
    </FormSheet>
  )
}
