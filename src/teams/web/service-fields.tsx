import { useFormContext } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { businessWords } from './business-words.ts'
import type { PriceValues, ProfileValues } from './profile-values.ts'

const { services: words } = businessWords

const kinds = (['fixed', 'from', 'range', 'hourly', 'free', 'quote'] as const).map((value) => ({
  value,
  label: words.kinds[value],
}))
const places = (['business', 'customer', 'remote'] as const).map((value) => ({
  value,
  label: words.places[value],
}))

/** The fields of one service. */
export function ServiceFields({ index, kind }: { index: number; kind: PriceValues['kind'] }) {
  const { register, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile?.services?.[index]
  const at = `profile.services.${index}` as const
  return (
    <div className="grid grid-cols-6 gap-4 phone:grid-cols-2">
      <Field label={words.name} error={errors?.name?.message} className="col-span-4 phone:col-span-2">
        <TextInput autoComplete="off" {...register(`${at}.name`, { required: words.nameMissing })} />
      </Field>
      <Field
        label={words.takes}
        error={errors?.durationMinutes?.message}
        help={words.takesHelp}
        className="col-span-2"
      >
        <NumberInput unit={words.unit} inputMode="numeric" {...register(`${at}.durationMinutes`)} />
      </Field>
      <Field label={words.where} help={words.whereHelp} className="col-span-4 phone:col-span-2">
        <Select options={places} {...register(`${at}.place`)} />
      </Field>
      <Field label={words.buffer} error={errors?.bufferMinutes?.message} className="col-span-2">
        <NumberInput unit={words.unit} inputMode="numeric" {...register(`${at}.bufferMinutes`)} />
      </Field>
      <Field
        label={words.alsoCalled}
        error={errors?.alsoCalled?.message}
        help={words.alsoCalledHelp}
        className="col-span-6 phone:col-span-2"
      >
        <TextInput autoComplete="off" {...register(`${at}.alsoCalled`)} />
      </Field>
      <Field label={words.price} className="col-span-2">
        <Select options={kinds} {...register(`${at}.price.kind`)} />
      </Field>
      {kind !== 'free' && kind !== 'quote' && (
        <Field
          label={kind === 'fixed' || kind === 'hourly' ? words.amount : words.amountFrom}
          error={errors?.price?.amount?.message}
          className="col-span-2 phone:col-span-1"
        >
          <TextInput inputMode="decimal" placeholder="$" {...register(`${at}.price.amount`)} />
        </Field>
      )}
      {kind === 'range' && (
        <Field
          label={words.upTo}
          error={errors?.price?.upTo?.message}
          className="col-span-2 phone:col-span-1"
        >
          <TextInput inputMode="decimal" placeholder="$" {...register(`${at}.price.upTo`)} />
        </Field>
      )}
      <Field
        label={words.description}
        error={errors?.description?.message}
        help={words.descriptionHelp}
        className="col-span-6 phone:col-span-2"
      >
        <TextArea rows={2} {...register(`${at}.description`)} />
      </Field>
    </div>
  )
}
