import { Controller, useFormContext } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import type { ProfileValues } from './profile-values.ts'

/** Name, what it does, where it is in time, how to reach it. */
export function BusinessSection() {
  const { register, control, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile
  return (
    <Card id="business" title="Business" className="scroll-mt-5">
      <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label="Name" error={errors?.name?.message} isRequired>
          <TextInput
            autoComplete="off"
            {...register('profile.name', { required: 'Write how the business is called.' })}
          />
        </Field>
        <Controller
          control={control}
          name="profile.timeZone"
          render={({ field }) => (
            <Field label="Time zone" error={errors?.timeZone?.message} help="Hours below are in this zone.">
              <TimeZoneInput value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
        <Field
          label="About"
          className="col-span-full"
          error={errors?.about?.message}
          help="A few sentences a bot may say when somebody asks what you do."
        >
          <TextArea {...register('profile.about')} />
        </Field>
        <Field label="Phone" error={errors?.phone?.message} help="Where a person answers.">
          <TextInput type="tel" inputMode="tel" autoComplete="off" {...register('profile.phone')} />
        </Field>
        <Field label="E-mail" error={errors?.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('profile.email')} />
        </Field>
        <Field label="Website" className="col-span-full" error={errors?.website?.message}>
          <TextInput inputMode="url" autoComplete="off" {...register('profile.website')} />
        </Field>
      </CardBody>
    </Card>
  )
}
