import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { Link } from '#ui/link.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { PasswordInput } from './password-input.tsx'
import { teamsRpc } from './queries.ts'
import { useSession, useTakeSession } from './use-session.ts'

/** E-mail and password. The page moves on by itself once the session is there. */
export function SignInForm({ next }: { next: string | undefined }) {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const showProblem = useProblemErrors(form)
  const takeSession = useTakeSession()
  const { signup } = useSession()
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      await takeSession(await teamsRpc.client.auth.signIn(input))
    } catch (error) {
      const { code, detail } = showProblem(error)
      if (code === 'unauthenticated') form.setError('root.server', { message: detail })
      form.setFocus('password')
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <FormErrors form={form} />
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          className="h-11"
          {...form.register('email', { required: 'Write your e-mail address.' })}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <Link className="link" to={{ to: '/login', search: { step: 'reset', next } }}>
            Forgot it?
          </Link>
        }
      >
        <PasswordInput
          autoComplete="current-password"
          className="h-11"
          {...form.register('password', { required: 'Write your password.' })}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isWide pending={isSubmitting}>
        Sign in
      </Button>
      <p className="text-13 text-muted">
        {signup === 'open' ? (
          <>
            No account?{' '}
            <Link className="link" to="/signup">
              Make one
            </Link>
          </>
        ) : (
          'No account? Ask somebody of your team for an invitation link.'
        )}
      </p>
    </form>
  )
}
