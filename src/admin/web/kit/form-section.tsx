import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { ProblemError } from '#ui/problem.ts'
import { SubmitBar } from '#ui/submit-bar.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { useUnsavedGuard } from '#ui/use-unsaved-guard.tsx'

const rejected = new ProblemError({
  status: 400,
  code: 'invalid_input',
  title: 'Two things must be put right',
  errors: [
    { path: 'forwardTo', message: 'Two digits are missing' },
    { path: 'somewhere.else', message: 'The plan allows three numbers.' },
  ],
})

/** A form whose saving is always refused, as the server would refuse it. */
export function FormSection() {
  const form = useForm({ defaultValues: { label: 'Front desk', forwardTo: '503 555 01', notify: true } })
  const showProblem = useProblemErrors(form)
  const guard = useUnsavedGuard(form.formState.isDirty)
  const [timeZone, setTimeZone] = useState('America/Los_Angeles')
  const { errors, isDirty } = form.formState
  return (
    <form
      aria-label="Sample form"
      className="grid max-w-160 gap-3"
      onSubmit={form.handleSubmit(() => showProblem(rejected))}
      noValidate
    >
      <FormErrors form={form} />
      <Card
        title="Number"
        level={3}
        footer={
          <SubmitBar
            className="grow"
            isDirty={isDirty}
            onReset={() => form.reset()}
            note="Callers hear changes at once"
          />
        }
      >
        <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field label="Label" help="Shown to your team only">
            <TextInput {...form.register('label')} />
          </Field>
          <Field label="Forward to" error={errors.forwardTo?.message} isRequired>
            <TextInput inputMode="tel" {...form.register('forwardTo')} />
          </Field>
          <Field label="Time zone">
            <TimeZoneInput value={timeZone} onChange={setTimeZone} />
          </Field>
          <Checkbox
            className="col-span-full"
            label="Tell me when a call is missed"
            {...form.register('notify')}
          />
        </CardBody>
      </Card>
      {guard}
    </form>
  )
}
