import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormFailure } from '#ui/form-failure.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { required, useShortForm } from '#ui/use-short-form.ts'
import { useDoor } from './door.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'
import { NewPasswordField, passwordFault } from './new-password-field.tsx'

interface SignUpFormProps {
  inviteToken?: string
  /** The invitation's address, which cannot be another. */
  fixedEmail?: string | null
}

/** Makes an account and goes to Home. The business's time zone is the browser's until it is changed. */
export function SignUpForm({ inviteToken, fixedEmail }: SignUpFormProps) {
  const { goOn } = useDoor()
  const { form, field, typed, errors, failure, isSending } = useShortForm({
    rules: {
      name: required(entryWords.nameMissing),
      email: required(entryWords.emailMissing),
      password: passwordFault,
      teamName: inviteToken ? () => undefined : required(entryWords.businessMissing),
    },
    send: async ({ teamName, ...person }) => {
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
      await doorCalls.auth.signUp(
        inviteToken ? { ...person, inviteToken, timeZone } : { ...person, teamName, timeZone },
      )
      goOn('/')
    },
  })
  return (
    <form className="grid gap-4" {...form}>
      <FormFailure message={failure} />
      <Field label={entryWords.yourName} error={errors.name}>
        <TextInput autoComplete="name" className="h-11" {...field('name')} />
      </Field>
      <Field
        label={entryWords.email}
        error={errors.email}
        help={fixedEmail ? entryWords.addressFixed : undefined}
      >
        <TextInput
          type="email"
          autoComplete="username"
          defaultValue={fixedEmail ?? ''}
          readOnly={Boolean(fixedEmail)}
          className="h-11"
          {...field('email')}
        />
      </Field>
      <NewPasswordField
        typed={typed.password ?? ''}
        error={errors.password}
        className="h-11"
        {...field('password')}
      />
      {!inviteToken && (
        <Field label={entryWords.businessName} error={errors.teamName} help={entryWords.businessHelp}>
          <TextInput autoComplete="organization" className="h-11" {...field('teamName')} />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" isWide pending={isSending}>
        {entryWords.createAccount}
      </Button>
    </form>
  )
}
