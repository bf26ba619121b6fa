import { useFormContext } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { PriceValues, ProfileValues, ServiceValues } from './profile-values.ts'

const kinds: readonly { value: PriceValues['kind']; label: string }[] = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'from', label: 'From' },
  { value: 'range', label: 'From … to …' },
  { value: 'hourly', label: 'By the hour' },
  { value: 'free', label: 'Free' },
  { value: 'quote', label: 'By quote' },
]

const places: readonly { value: ServiceValues['place']; label: string }[] = [
  { value: 'business', label: 'At our place' },
  { value: 'customer', label: "At the customer's place" },
  { value: 'remote', label: 'By phone or online' },
]

/** The fields of one service. */
export function ServiceFields({ index, kind }: { index: number; kind: PriceValues['kind'] }) {
  const { register, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile?.services?.[index]
  const at = `profile.services.${index}` as const
  return (
    <div className="grid grid-cols-6 gap-4 phone:grid-cols-2">
      <Field label="Name" error={errors?.name?.message} className="col-span-4 phone:col-span-2">
        <TextInput autoComplete="off" {...register(`${at}.name`, { required: 'Name the service.' })} />
      </Field>
      <Field
        label="Takes"
        error={errors?.durationMinutes?.message}
        help="Left out, it cannot be booked."
        className="col-span-2"
      >
        <NumberInput unit="minutes" inputMode="numeric" {...register(`${at}.durationMinutes`)} />
      </Field>
      <Field
        label="Where"
        help="At the customer's place, the address is asked for."
        className="col-span-4 phone:col-span-2"
      >
        <Select options={places} {...register(`${at}.place`)} />
      </Field>
      <Field label="Kept free after it" error={errors?.bufferMinutes?.message} className="col-span-2">
        <NumberInput unit="minutes" inputMode="numeric" {...register(`${at}.bufferMinutes`)} />
      </Field>
      <Field
        label="Also called"
        error={errors?.alsoCalled?.message}
        help="Other words customers use, with commas between."
        className="col-span-6 phone:col-span-2"
      >
        <TextInput autoComplete="off" {...register(`${at}.alsoCalled`)} />
      </Field>
      <Field label="Price" className="col-span-2">
        <Select options={kinds} {...register(`${at}.price.kind`)} />
      </Field>
      {kind !== 'free' && kind !== 'quote' && (
        <Field
          label={kind === 'fixed' || kind === 'hourly' ? 'Amount' : 'From'}
          error={errors?.price?.amount?.message}
          className="col-span-2 phone:col-span-1"
        >
          <TextInput inputMode="decimal" placeholder="$" {...register(`${at}.price.amount`)} />
        </Field>
      )}
      {kind === 'range' && (
        <Field label="Up to" error={errors?.price?.upTo?.message} className="col-span-2 phone:col-span-1">
          <TextInput inputMode="decimal" placeholder="$" {...register(`${at}.price.upTo`)} />
        </Field>
      )}
      <Field
        label="Description"
        error={errors?.description?.message}
        help="Said when somebody asks what it includes."
        className="col-span-6 phone:col-span-2"
      >
        <TextArea rows={2} {...register(`${at}.description`)} />
      </Field>
    </div>
  )
}
