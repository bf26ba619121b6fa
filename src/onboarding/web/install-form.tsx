import { useState } from 'react'
import { useDoor } from '#teams/web/door.ts'
import { doorAddress } from '#teams/web/door-address.ts'
import { NewPasswordField, passwordFault } from '#teams/web/new-password-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FormFailure } from '#ui/form-failure.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { required, useShortForm } from '#ui/use-short-form.ts'
import { installCalls } from './install-calls.ts'
import { installWords } from './install-words.ts'

/** The first administrator and their team. It ends with the dev phone open on the new number. */
export function InstallForm({ needsSetupToken }: { needsSetupToken: boolean }) {
  const [withSample, setWithSample] = useState(true)
  const [timeZone, setTimeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const install = useInstallForm({ needsSetupToken, withSample, timeZone })
  const { form, field, typed, errors, failure, isSending } = install
  return (
    <form {...form} className="min-w-0">
      <Card
        title={installWords.administrator}
        footer={
          <>
            <span className="text-12 text-muted">
              {withSample ? installWords.opensOnNumber : installWords.opensNext}
            </span>
            <Button type="submit" variant="primary" className="ms-auto" pending={isSending}>
              {withSample ? installWords.createAndText : installWords.create}
            </Button>
          </>
        }
      >
        <CardBody className="grid gap-4">
          <FormFailure message={failure} />
          {needsSetupToken && (
            <Field label={installWords.token} error={errors.setupToken} help={installWords.tokenHelp}>
              <TextInput isMono autoComplete="off" {...field('setupToken')} />
            </Field>
          )}
          <Field label={installWords.name} error={errors.name}>
            <TextInput autoComplete="name" {...field('name')} />
          </Field>
          <Field label={installWords.email} error={errors.email}>
            <TextInput type="email" autoComplete="username" {...field('email')} />
          </Field>
          <NewPasswordField typed={typed.password ?? ''} error={errors.password} {...field('password')} />
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <Field label={installWords.business} error={errors.teamName}>
              <TextInput autoComplete="organization" {...field('teamName')} />
            </Field>
            <Field label={installWords.timeZone}>
              <TimeZoneInput value={timeZone} onChange={setTimeZone} />
            </Field>
          </div>
          <Checkbox
            label={installWords.withSample}
            checked={withSample}
            onChange={(event) => setWithSample(event.currentTarget.checked)}
          />
        </CardBody>
      </Card>
    </form>
  )
}

interface InstallChoices {
  needsSetupToken: boolean
  withSample: boolean
  timeZone: string
}

/** Installs and opens the dev phone. */
function useInstallForm({ needsSetupToken, withSample, timeZone }: InstallChoices) {
  const { goOn } = useDoor()
  return useShortForm({
    rules: {
      setupToken: needsSetupToken ? required(installWords.tokenMissing) : () => undefined,
      name: required(installWords.nameMissing),
      email: required(installWords.emailMissing),
      password: passwordFault,
      teamName: required(installWords.businessMissing),
    },
    send: async ({ setupToken, ...person }) => {
      const input = { ...person, timeZone, withSample }
      const { phone } = await installCalls.install.create(setupToken ? { ...input, setupToken } : input)
      goOn(doorAddress('/admin/twilio/dev', { to: phone ?? undefined }))
    },
  })
}
