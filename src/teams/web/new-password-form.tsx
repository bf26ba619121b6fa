import { useState } from 'react'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { Button } from '#ui/button.tsx'
import { FormFailure } from '#ui/form-failure.tsx'
import { Notice } from '#ui/notice.tsx'
import { useShortForm } from '#ui/use-short-form.ts'
import { weave } from '#ui/weave.tsx'
import { doorAddress } from './door-address.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'
import { NewPasswordField, passwordFault } from './new-password-field.tsx'

const rules = { password: passwordFault }

/** Sets a new password by the link of a reset mail; every session of the account ends with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false)
  const { form, field, typed, errors, failure, isSending } = useShortForm({
    rules,
    send: async ({ password }) => {
      await doorCalls.auth.resetPassword({ token, password })
      setIsDone(true)
    },
  })
  if (isDone) {
    return (
      <>
        <Notice tone="ok" isAlert>
          {entryWords.newPasswordSet}
        </Notice>
        <AnchorButton variant="primary" size="large" isWide href="/login">
          {entryWords.signIn}
        </AnchorButton>
      </>
    )
  }
  return (
    <form className="grid gap-4" {...form}>
      <FormFailure message={failure} />
      <NewPasswordField
        label={entryWords.newPassword}
        typed={typed.password ?? ''}
        error={errors.password}
        className="h-11"
        {...field('password')}
      />
      <Button type="submit" variant="primary" size="large" isWide pending={isSending}>
        {entryWords.setPassword}
      </Button>
      <p className="text-13 text-muted">
        {weave(entryWords.linkOver, {
          link: (
            <a className="link" href={doorAddress('/login', { step: 'reset' })}>
              {entryWords.makeAnother}
            </a>
          ),
        })}
      </p>
    </form>
  )
}
