import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { teamsRpc } from './queries.ts'
import { useSession } from './use-session.ts'

/** Asks for a link to a new password. The answer is the same whether the account exists or not. */
export function RequestResetForm({ next }: { next: string | undefined }) {
  const form = useForm({ defaultValues: { email: '' } })
  const showProblem = useProblemErrors(form)
  const [askedFor, setAskedFor] = useState<string>()
  const { mail } = useSession()
  const submit = form.handleSubmit(async (input) => {
    try {
      await teamsRpc.client.auth.requestReset(input)
      setAskedFor(input.email)
    } catch (error) {
      showProblem(error)
    }
  })
  const backToSignIn = (
    <Link className="link text-13" to={{ to: '/login', search: { next } }}>
      Back to sign in
    </Link>
  )
  if (askedFor !== undefined) {
    return (
      <>
        <Notice tone="ok" isAlert title={`If ${askedFor} has an account, there is a link for it now.`}>
          {mail === 'sent'
            ? 'Look into your mail. The link works for one hour.'
            : 'This instance sends no mail: ask its administrator for the link. It works for one hour.'}
        </Notice>
        <p>{backToSignIn}</p>
      </>
    )
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <FormErrors form={form} />
      <Field label="E-mail" error={form.formState.errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          className="h-11"
          {...form.register('email', { required: 'Write your e-mail address.' })}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isWide pending={form.formState.isSubmitting}>
        Make a link
      </Button>
      <p>{backToSignIn}</p>
    </form>
  )
}
