import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { SubmitBar } from '#ui/submit-bar.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { useUnsavedGuard } from '#ui/use-unsaved-guard.tsx'
import { profileWords } from './profile-words.ts'
import { teamsRpc } from './queries.ts'
import { sessionOptions, useSession } from './use-session.ts'

/** How one is called here. */
export function NameCard() {
  const { user } = useSession()
  const client = useQueryClient()
  const form = useForm({ values: { name: user?.name ?? '' } })
  const showProblem = useProblemErrors(form)
  const { errors, isDirty, isSubmitting } = form.formState
  const guard = useUnsavedGuard(isDirty && !isSubmitting)
  const submit = form.handleSubmit(async (input) => {
    try {
      client.setQueryData(sessionOptions.queryKey, await teamsRpc.client.auth.updateMe(input))
      form.reset(input)
      toast({ message: profileWords.nameSaved, tone: 'ok' })
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <form onSubmit={submit} noValidate id="name">
      <Card
        title={profileWords.you}
        footer={
          <SubmitBar
            className="grow"
            isDirty={isDirty}
            isPending={isSubmitting}
            onReset={() => form.reset()}
            disabledReason={isDirty ? undefined : profileWords.nothingChanged}
          />
        }
      >
        <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <FormErrors form={form} />
          <Field label={profileWords.name} help={profileWords.nameHelp} error={errors.name?.message}>
            <TextInput
              autoComplete="name"
              {...form.register('name', { required: profileWords.nameMissing })}
            />
          </Field>
          <Field label={profileWords.email} help={profileWords.emailHelp}>
            <TextInput readOnly value={user?.email ?? ''} />
          </Field>
        </CardBody>
      </Card>
      {guard}
    </form>
  )
}
