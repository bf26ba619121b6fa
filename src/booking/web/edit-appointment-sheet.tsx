import { FormProvider, useForm } from 'react-hook-form'
import type { Appointment } from '#booking/contract.ts'
import { FormErrors } from '#ui/form-errors.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { appointmentWords } from './appointment-words.ts'
import { FormSheet } from './form-sheet.tsx'
import { PersonFields, type PersonValues, toDetails } from './person-fields.tsx'
import { bookingRpc } from './queries.ts'

const words = appointmentWords.edit

interface EditAppointmentProps {
  appointment: Appointment
  hasAddress: boolean
  onClose: () => void
}

/** Who it is for, where, and the note; the time is moved elsewhere. */
export function EditAppointmentSheet({ appointment, hasAddress, onClose }: EditAppointmentProps) {
  const { id, rev, name, phone, email, address, note } = appointment
  const form = useForm<PersonValues>({
    defaultValues: {
      name,
      phone: phone ?? '',
      email: email ?? '',
      address: address ?? '',
      note: note ?? '',
    },
  })
  const save = useDeed(bookingRpc.client.appointments.update, {
    refresh: [bookingRpc.query.calendar.key(), bookingRpc.query.appointments.key()],
    onFailed: useProblemErrors(form),
    onDone: () => {
      toast({ message: words.saved, tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={words.title}
      subtitle={appointment.service}
      submitLabel={words.submit}
      isPending={save.isPending}
      disabledReason={form.formState.isDirty ? undefined : appointmentWords.nothingChanged}
      onSubmit={form.handleSubmit((values) => save.run({ id, rev, ...toDetails(values) }))}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormErrors form={form} />
        <PersonFields hasAddress={hasAddress || address !== null} />
      </FormProvider>
    </FormSheet>
  )
}
