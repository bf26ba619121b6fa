import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { NewPasswordField, passwordRules } from './new-password-field.tsx'
import { teamsRpc } from './queries.ts'

/** Sets a new password by the link of a reset mail; every session of the account ends with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const form = useForm({ defaultValues: { password: '' } })
  const showProblem = useProblemErrors(form)
  const typed = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await teamsRpc.client.auth.resetPassword({ token, password })
    } catch (error) {
      showProblem(error)
    }
  })
  const isDone = isSubmitSuccessful && !errors.root && !errors.password
  if (isDone) {
    return (
      <>
        <Notice tone="ok" isAlert>
          Your new password counts from now on.
        </Notice>
        <LinkButton variant="primary" size="large" isWide to="/login">
          Sign in
        </LinkButton>
      </>
    )
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <FormErrors form={form} />
      <NewPasswordField
        label="New password"
        typed={typed}
        error={errors.password?.message}
        className="h-11"
        {...form.register('password', passwordRules)}
      />
      <Button type="submit" variant="primary" size="large" isWide pending={isSubmitting}>
        Set the password
      </Button>
      <p className="text-13 text-muted">
        The link no longer works?{' '}
        <Link className="link" to="/login?step=reset">
          Make another
        </Link>
      </p>
    </form>
  )
}
