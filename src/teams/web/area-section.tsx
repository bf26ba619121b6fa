import { useFormContext, useWatch } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { businessWords } from './business-words.ts'
import { listOf } from './profile-texts.ts'
import type { ProfileValues } from './profile-values.ts'

const { area: words } = businessWords

/** Where the business goes: places by name, ZIP codes, and a word on the rest. */
export function AreaSection() {
  const { control, register, formState } = useFormContext<ProfileValues>()
  const [places, codes] = useWatch({ control, name: ['profile.area.places', 'profile.area.postalCodes'] })
  const errors = formState.errors.profile?.area
  return (
    <Card id="area" title={words.title} className="scroll-mt-5">
      <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field
          label={words.places}
          aside={listOf(places).length || undefined}
          error={errors?.places?.message}
          help={words.placesHelp}
        >
          <TextArea rows={4} {...register('profile.area.places')} />
        </Field>
        <Field
          label={words.codes}
          aside={listOf(codes).length || undefined}
          error={errors?.postalCodes?.message}
          help={words.codesHelp}
        >
          <TextArea rows={4} {...register('profile.area.postalCodes')} />
        </Field>
        <Field
          label={words.note}
          className="col-span-full"
          error={errors?.note?.message}
          help={words.noteHelp}
        >
          <TextInput autoComplete="off" {...register('profile.area.note')} />
        </Field>
      </CardBody>
    </Card>
  )
}
