import { useFormContext } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { appointmentWords } from './appointment-words.ts'

const words = appointmentWords.fields

export interface PersonValues {
  name: string
  phone: string
  email: string
  address: string
  note: string
}

/** Who an appointment is for. Part of a form of `PersonValues`. */
export function PersonFields({ hasAddress }: { hasAddress: boolean }) {
  const { register, formState } = useFormContext<PersonValues>()
  const { errors } = formState
  return (
    <>
      <Field label={words.name} error={errors.name?.message} isRequired>
        <TextInput
          autoComplete="off"
          maxLength={120}
          {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
        />
      </Field>
      <Field label={words.phone} error={errors.phone?.message} help={words.phoneHelp}>
        <TextInput
          type="tel"
          autoComplete="off"
          maxLength={40}
          placeholder="(503) 555-0142"
          {...register('phone')}
        />
      </Field>
      {hasAddress && (
        <Field label={words.address} error={errors.address?.message} help={words.addressHelp}>
          <TextInput autoComplete="off" maxLength={240} {...register('address')} />
        </Field>
      )}
      <Field label={words.email} aside={appointmentWords.optional} error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" maxLength={200} {...register('email')} />
      </Field>
      <Field
        label={words.note}
        aside={appointmentWords.optional}
        error={errors.note?.message}
        help={words.noteHelp}
      >
        <TextArea rows={2} className="min-h-16" maxLength={1000} {...register('note')} />
      </Field>
    </>
  )
}

/** The same as the API takes it: nothing for what was left empty. */
export function toDetails({ name, phone, email, address, note }: PersonValues) {
  const orNull = (text: string) => text.trim() || null
  return {
    name: name.trim(),
    phone: orNull(phone),
    email: orNull(email),
    address: orNull(address),
    note: orNull(note),
  }
}
