import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { NewPasswordField, passwordRules } from './new-password-field.tsx'
import { teamsRpc } from './queries.ts'
import { sessionOptions } from './use-session.ts'

interface SignUpFormProps {
  inviteToken?: string
  /** The invitation's address, which cannot be another. */
  fixedEmail?: string | null
}

/** Makes an account and goes to Home. The business's time zone is the browser's until it is changed. */
export function SignUpForm({ inviteToken, fixedEmail }: SignUpFormProps) {
  const form = useForm({ defaultValues: { name: '', email: fixedEmail ?? '', password: '', teamName: '' } })
  const showProblem = useProblemErrors(form)
  const client = useQueryClient()
  const router = useRouter()
  const typed = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ teamName, ...person }) => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    try {
      const session = await teamsRpc.client.auth.signUp(
        inviteToken ? { ...person, inviteToken, timeZone } : { ...person, teamName, timeZone },
      )
      client.setQueryData(sessionOptions.queryKey, session)
      await router.navigate({ to: '/' })
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <FormErrors form={form} />
      <Field label="Your name" error={errors.name?.message}>
        <TextInput
          autoComplete="name"
          className="h-11"
          {...form.register('name', { required: 'Write your name.' })}
        />
      </Field>
      <Field
        label="E-mail"
        error={errors.email?.message}
        help={fixedEmail ? 'The invitation is for this address.' : undefined}
      >
        <TextInput
          type="email"
          autoComplete="username"
          readOnly={Boolean(fixedEmail)}
          className="h-11"
          {...form.register('email', { required: 'Write your e-mail address.' })}
        />
      </Field>
      <NewPasswordField
        typed={typed}
        error={errors.password?.message}
        className="h-11"
        {...form.register('password', passwordRules)}
      />
      {!inviteToken && (
        <Field label="Business name" error={errors.teamName?.message} help="Your team and its bot go by it.">
          <TextInput
            autoComplete="organization"
            className="h-11"
            {...form.register('teamName', { required: 'Name your business.' })}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" isWide pending={isSubmitting}>
        Create account
      </Button>
    </form>
  )
}
