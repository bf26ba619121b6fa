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
      toast({ message: 'Your name is saved', tone: 'ok' })
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <form onSubmit={submit} noValidate id="name">
      <Card
        title="You"
        footer={
          <SubmitBar
            className="grow"
            isDirty={isDirty}
            isPending={isSubmitting}
            onReset={() => form.reset()}
            disabledReason={isDirty ? undefined : 'Nothing is changed'}
          />
        }
      >
        <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <FormErrors form={form} />
          <Field label="Name" help="Your team sees it beside what you do." error={errors.name?.message}>
            <TextInput autoComplete="name" {...form.register('name', { required: 'Write your name.' })} />
          </Field>
          <Field label="E-mail" help="You sign in with it.">
            <TextInput readOnly value={user?.email ?? ''} />
          </Field>
        </CardBody>
      </Card>
      {guard}
    </form>
  )
}
