import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Appointment, CalendarView, FreeWindow } from '#booking/contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { appointmentWords } from './appointment-words.ts'
import { formatMinutes, formatStart } from './booking-words.ts'
import { FormSheet } from './form-sheet.tsx'
import { FreeTimes, TakenNotice } from './free-times.tsx'
import { PersonFields, type PersonValues, toDetails } from './person-fields.tsx'
import { bookingRpc } from './queries.ts'
import { readWhen, toWhen } from './read-when.ts'
import { type PlannedValues, WhenFields } from './when-fields.tsx'

const words = appointmentWords.book

interface NewValues extends PlannedValues, PersonValues {
  service: string
  tellContact: boolean
}

interface NewAppointmentProps {
  view: Pick<CalendarView, 'timeZone' | 'crews' | 'services'>
  /** The time that was pointed at. */
  startsAt: Date
  crewId?: string
  onClose: () => void
  onBooked: (appointment: Appointment) => void
}

/** Books by hand. Whoever comes second gets the nearest free times as buttons. */
export function NewAppointmentSheet({ view, startsAt, crewId, onClose, onBooked }: NewAppointmentProps) {
  const place = usePlace()
  const [next, setNext] = useState<FreeWindow[]>()
  const form = useForm<NewValues>({
    defaultValues: {
      service: view.services[0]?.name ?? '',
      ...toWhen(startsAt, view.timeZone),
      crewId: crewId ?? '',
      ...{ name: '', phone: '', email: '', address: '', note: '' },
      tellContact: false,
    },
  })
  const showProblem = useProblemErrors(form)
  const create = useDeed(bookingRpc.client.appointments.create, {
    refresh: [bookingRpc.query.calendar.key()],
    onFailed: showProblem,
    onDone: (outcome) => {
      if (outcome.kind === 'taken') return setNext(outcome.next)
      const { appointment } = outcome
      toast({ message: words.booked(formatStart(new Date(appointment.startsAt), place)), tone: 'ok' })
      onBooked(appointment)
    },
  })
  const book = form.handleSubmit((values) => {
    const when = readWhen(values, view.timeZone)
    if ('fault' in when) return form.setError('time', { message: when.fault }, { shouldFocus: true })
    setNext(undefined)
    create.run({
      ...toDetails(values),
      service: values.service,
      startsAt: when.at.toISOString(),
      crewId: values.crewId || undefined,
      tellContact: values.tellContact && values.phone.trim() !== '',
    })
  })
  const choose = (window: FreeWindow) => {
    const { date, time } = toWhen(new Date(window.startsAt), view.timeZone)
    form.setValue('date', date)
    form.setValue('time', time)
    form.clearErrors('time')
    form.setValue('crewId', view.crews.length > 1 ? window.crewId : '')
  }
  const [service, date, phone] = form.watch(['service', 'date', 'phone'])
  const chosen = view.services.find(({ name }) => name === service)
  return (
    <FormSheet
      title={words.title}
      submitLabel={words.submit}
      isPending={create.isPending}
      onSubmit={book}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormErrors form={form} />
        {next && (
          <TakenNotice
            next={next}
            onChoose={(window) => {
              choose(window)
              void book()
            }}
          />
        )}
        <Field
          label={appointmentWords.fields.service}
          help={chosen && takes(chosen)}
          error={form.formState.errors.service?.message}
        >
          <Select
            data-first-focus
            options={view.services.map(({ name }) => ({ value: name, label: name }))}
            {...form.register('service')}
          />
        </Field>
        <WhenFields crews={view.crews.filter(({ isActive }) => isActive)} />
        <FreeTimes service={service} from={date} onChoose={choose} />
        <PersonFields hasAddress={chosen?.place === 'customer'} />
        <TellContact isOff={phone.trim() === ''} register={form.register('tellContact')} />
      </FormProvider>
    </FormSheet>
  )
}

interface TellContactProps {
  isOff: boolean
  register: ReturnType<ReturnType<typeof useForm<{ tellContact: boolean }>>['register']>
}

/** Whether the contact hears of it by text, and why that may take until morning. */
export function TellContact({ isOff, register }: TellContactProps) {
  return (
    <Checkbox
      label={appointmentWords.tell.label}
      help={appointmentWords.tell.help}
      disabledReason={isOff ? appointmentWords.tell.noNumber : undefined}
      {...register}
    />
  )
}

function takes({ durationMinutes, bufferMinutes }: CalendarView['services'][number]): string {
  const length = formatMinutes(durationMinutes)
  return bufferMinutes > 0 ? words.takesAndKeeps(length, formatMinutes(bufferMinutes)) : words.takes(length)
}
