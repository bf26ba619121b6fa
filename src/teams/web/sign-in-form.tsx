import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormFailure } from '#ui/form-failure.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { required, useShortForm } from '#ui/use-short-form.ts'
import { weave } from '#ui/weave.tsx'
import { useDoor } from './door.ts'
import { doorAddress } from './door-address.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'
import { PasswordInput } from './password-input.tsx'
import { safeNext } from './safe-next.ts'

const rules = { email: required(entryWords.emailMissing), password: required(entryWords.passwordMissing) }

/** E-mail and password; then on to where somebody wanted to go. */
export function SignInForm({ next }: { next: string | undefined }) {
  const { session, goOn } = useDoor()
  const { form, field, errors, failure, isSending } = useShortForm({
    rules,
    send: async (input) => {
      await doorCalls.auth.signIn(input)
      goOn(safeNext(next))
    },
    explain: ({ code, detail }) => (code === 'unauthenticated' ? detail : undefined),
    retryAt: 'password',
  })
  return (
    <form className="grid gap-4" {...form}>
      <FormFailure message={failure} />
      <Field label={entryWords.email} error={errors.email}>
        <TextInput type="email" autoComplete="username" className="h-11" {...field('email')} />
      </Field>
      <Field
        label={entryWords.password}
        error={errors.password}
        aside={
          <a className="link" href={doorAddress('/login', { step: 'reset', next })}>
            {entryWords.forgot}
          </a>
        }
      >
        <PasswordInput autoComplete="current-password" className="h-11" {...field('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" isWide pending={isSending}>
        {entryWords.signIn}
      </Button>
      <p className="text-13 text-muted">
        {session.signup === 'open'
          ? weave(entryWords.noAccount, {
              link: (
                <a className="link" href="/signup">
                  {entryWords.makeOne}
                </a>
              ),
            })
          : entryWords.inviteOnly}
      </p>
    </form>
  )
}
