import { useFormContext } from 'react-hook-form'
import type { Crew } from '#booking/contract.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import type { WhenValues } from './read-when.ts'

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
        <Field label="Day" error={errors.date?.message}>
          <TextInput type="date" {...register('date')} />
        </Field>
        <Field label="Time" error={errors.time?.message}>
          <TimeInput {...register('time')} />
        </Field>
      </div>
      {crews.length > 1 && (
        <Field label="Crew" error={errors.crewId?.message}>
          <Select
            options={[
              { value: '', label: 'Whoever is free' },
              ...crews.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...register('crewId')}
          />
        </Field>
      )}
    </>
  )
}
