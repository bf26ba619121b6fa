import { Controller, useFormContext } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { businessWords } from './business-words.ts'
import type { ProfileValues } from './profile-values.ts'

const { business: words } = businessWords

/** Name, what it does, where it is in time, how to reach it. */
export function BusinessSection() {
  const { register, control, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile
  return (
    <Card id="business" title={words.title} className="scroll-mt-5">
      <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label={words.name} error={errors?.name?.message} isRequired>
          <TextInput autoComplete="off" {...register('profile.name', { required: words.nameMissing })} />
        </Field>
        <Controller
          control={control}
          name="profile.timeZone"
          render={({ field }) => (
            <Field label={words.timeZone} error={errors?.timeZone?.message} help={words.timeZoneHelp}>
              <TimeZoneInput value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
        <Field
          label={words.about}
          className="col-span-full"
          error={errors?.about?.message}
          help={words.aboutHelp}
        >
          <TextArea {...register('profile.about')} />
        </Field>
        <Field label={words.phone} error={errors?.phone?.message} help={words.phoneHelp}>
          <TextInput type="tel" inputMode="tel" autoComplete="off" {...register('profile.phone')} />
        </Field>
        <Field label={words.email} error={errors?.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('profile.email')} />
        </Field>
        <Field label={words.website} className="col-span-full" error={errors?.website?.message}>
          <TextInput inputMode="url" autoComplete="off" {...register('profile.website')} />
        </Field>
      </CardBody>
    </Card>
  )
}
