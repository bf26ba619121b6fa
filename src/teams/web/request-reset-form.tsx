import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormFailure } from '#ui/form-failure.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { required, useShortForm } from '#ui/use-short-form.ts'
import { useDoor } from './door.ts'
import { doorAddress } from './door-address.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'

const rules = { email: required(entryWords.emailMissing) }

/** Asks for a link to a new password. The answer is the same whether the account exists or not. */
export function RequestResetForm({ next }: { next: string | undefined }) {
  const [askedFor, setAskedFor] = useState<string>()
  const { mail } = useDoor().session
  const { form, field, errors, failure, isSending } = useShortForm({
    rules,
    send: async (input) => {
      await doorCalls.auth.requestReset(input)
      setAskedFor(input.email)
    },
  })
  const backToSignIn = (
    <a className="link text-13" href={doorAddress('/login', { next })}>
      {entryWords.backToSignIn}
    </a>
  )
  if (askedFor !== undefined) {
    return (
      <>
        <Notice tone="ok" isAlert title={entryWords.resetAsked(askedFor)}>
          {mail === 'sent' ? entryWords.resetMailed : entryWords.resetListed}
        </Notice>
        <p>{backToSignIn}</p>
      </>
    )
  }
  return (
    <form className="grid gap-4" {...form}>
      <FormFailure message={failure} />
      <Field label={entryWords.email} error={errors.email}>
        <TextInput type="email" autoComplete="username" className="h-11" {...field('email')} />
      </Field>
      <Button type="submit" variant="primary" size="large" isWide pending={isSending}>
        {entryWords.makeLink}
      </Button>
      <p>{backToSignIn}</p>
    </form>
  )
}
