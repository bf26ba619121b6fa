import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { businessWords } from './business-words.ts'
import type { ProfileValues } from './profile-values.ts'
import { SectionEmpty } from './section-empty.tsx'

const { addresses: words } = businessWords

/** Where customers find the business. */
export function AddressesSection() {
  const { control } = useFormContext<ProfileValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'profile.addresses' })
  return (
    <Card
      id="addresses"
      title={words.title}
      count={fields.length || undefined}
      className="scroll-mt-5"
      action={
        <Button
          size="small"
          icon={Plus}
          onClick={() => append({ street: '', city: '', region: '', postalCode: '' })}
        >
          {words.add}
        </Button>
      }
    >
      {fields.length === 0 && <SectionEmpty>{words.none}</SectionEmpty>}
      <ul>
        {fields.map((field, index) => (
          <li key={field.id} className="flex items-start gap-2 border-b border-line p-4 last:border-b-0">
            <AddressFields index={index} />
            <IconButton
              icon={Trash2}
              label={words.remove(index + 1)}
              className="mt-6"
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AddressFields({ index }: { index: number }) {
  const { register, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile?.addresses?.[index]
  const at = `profile.addresses.${index}` as const
  return (
    <div className="grid grow grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,0.8fr)_minmax(0,1fr)] gap-3 phone:grid-cols-2">
      <Field label={words.street} error={errors?.street?.message} className="phone:col-span-full">
        <TextInput autoComplete="off" {...register(`${at}.street`, { required: words.streetMissing })} />
      </Field>
      <Field label={words.city} error={errors?.city?.message} className="phone:col-span-full">
        <TextInput autoComplete="off" {...register(`${at}.city`, { required: words.cityMissing })} />
      </Field>
      <Field label={words.region} error={errors?.region?.message}>
        <TextInput autoComplete="off" {...register(`${at}.region`)} />
      </Field>
      <Field label={words.postalCode} error={errors?.postalCode?.message}>
        <TextInput autoComplete="off" inputMode="numeric" {...register(`${at}.postalCode`)} />
      </Field>
    </div>
  )
}
