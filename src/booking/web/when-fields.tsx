import { useFormContext } from 'react-hook-form'
import type { Crew } from '#booking/contract.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import { appointmentWords } from './appointment-words.ts'
import type { WhenValues } from './read-when.ts'

const words = appointmentWords.fields

export interface PlannedValues extends WhenValues {
  /** Empty: any that is free. */
  crewId: string
}

/** Day, time and, where there are several, who does it. Part of a form of `PlannedValues`. */
export function WhenFields({ crews }: { crews: readonly Crew[] }) {
  const { register, formState } = useFormContext<PlannedValues>()
  const { errors } = formState
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.day} error={errors.date?.message}>
          <TextInput type="date" {...register('date')} />
        </Field>
        <Field label={words.time} error={errors.time?.message}>
          <TimeInput {...register('time')} />
        </Field>
      </div>
      {crews.length > 1 && (
        <Field label={words.crew} error={errors.crewId?.message}>
          <Select
            options={[
              { value: '', label: words.whoeverIsFree },
              ...crews.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...register('crewId')}
          />
        </Field>
      )}
    </>
  )
}
