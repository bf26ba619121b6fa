import { Plus, Trash2 } from 'lucide-react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { businessWords } from './business-words.ts'
import type { ProfileValues } from './profile-values.ts'
import { SectionEmpty } from './section-empty.tsx'
import { SpanList, type SpanListError } from './span-list.tsx'

const { holidays: words } = businessWords

/** Days with hours of their own, or none at all. */
export function HolidaysSection() {
  const { control } = useFormContext<ProfileValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'profile.holidays' })
  return (
    <Card
      id="holidays"
      title={words.title}
      count={fields.length || undefined}
      className="scroll-mt-5"
      action={
        <Button size="small" icon={Plus} onClick={() => append({ date: '', name: '', hours: [] })}>
          {words.add}
        </Button>
      }
    >
      {fields.length === 0 && <SectionEmpty>{words.none}</SectionEmpty>}
      <ul>
        {fields.map((field, index) => (
          <HolidayRow key={field.id} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
    </Card>
  )
}

function HolidayRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, formState } = useFormContext<ProfileValues>()
  const at = `profile.holidays.${index}` as const
  const hours = useController({ control, name: `${at}.hours` })
  const errors = formState.errors.profile?.holidays?.[index]
  return (
    <li className="grid grid-cols-[10rem_minmax(0,1fr)_auto] items-start gap-3 border-b border-line px-4 py-3 last:border-b-0 phone:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={words.date} error={errors?.date?.message}>
        <TextInput type="date" {...register(`${at}.date`, { required: words.dateMissing })} />
      </Field>
      <Field
        label={words.name}
        error={errors?.name?.message}
        className="phone:col-span-full phone:row-start-2"
      >
        <TextInput
          autoComplete="off"
          placeholder={words.example}
          {...register(`${at}.name`, { required: words.nameMissing })}
        />
      </Field>
      <IconButton icon={Trash2} label={words.remove(index + 1)} className="mt-6" onClick={onRemove} />
      <div className="col-span-full">
        <SpanList
          name={words.holiday(index + 1)}
          spans={hours.field.value}
          onChange={hours.field.onChange}
          error={hours.fieldState.error as SpanListError | undefined}
        />
      </div>
    </li>
  )
}
