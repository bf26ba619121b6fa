import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { NewPasswordField, passwordRules } from '#teams/web/new-password-field.tsx'
import { sessionOptions } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { onboardingRpc } from './queries.ts'

/** The first administrator and their team. It ends with the dev phone open on the new number. */
export function InstallForm({ needsSetupToken }: { needsSetupToken: boolean }) {
  const form = useForm({
    defaultValues: {
      name: '',
      email: '',
      password: '',
      teamName: '',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      withSample: true,
      setupToken: '',
    },
  })
  const install = useInstall(form)
  const withSample = useWatch({ control: form.control, name: 'withSample' })
  return (
    <form onSubmit={form.handleSubmit(install)} noValidate className="min-w-0">
      <Card
        title="First administrator"
        footer={
          <>
            <span className="text-12 text-muted">
              {withSample ? 'The dev phone opens on its number' : 'The dev phone opens next'}
            </span>
            <Button type="submit" variant="primary" className="ml-auto" pending={form.formState.isSubmitting}>
              {withSample ? 'Create and text the bot' : 'Create'}
            </Button>
          </>
        }
      >
        <CardBody className="grid gap-4">
          <FormErrors form={form} />
          <InstallFields form={form} needsSetupToken={needsSetupToken} />
        </CardBody>
      </Card>
    </form>
  )
}

interface InstallValues {
  name: string
  email: string
  password: string
  teamName: string
  timeZone: string
  withSample: boolean
  setupToken: string
}

/** Installs, reads the session that came with it, and opens the dev phone. */
function useInstall(form: UseFormReturn<InstallValues>) {
  const showProblem = useProblemErrors(form)
  const client = useQueryClient()
  const router = useRouter()
  return async ({ setupToken, ...input }: InstallValues) => {
    try {
      const { phone } = await onboardingRpc.client.install.create(
        setupToken === '' ? input : { ...input, setupToken },
      )
      await client.fetchQuery({ ...sessionOptions, staleTime: 0 })
      await router.navigate({ to: '/admin/twilio/dev', search: (phone ? { to: phone } : {}) as never })
    } catch (error) {
      showProblem(error)
    }
  }
}

function InstallFields({
  form,
  needsSetupToken,
}: {
  form: UseFormReturn<InstallValues>
  needsSetupToken: boolean
}) {
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <>
      {needsSetupToken && (
        <Field
          label="Setup token"
          error={errors.setupToken?.message}
          help="Printed where the server was started."
        >
          <TextInput
            isMono
            autoComplete="off"
            {...form.register('setupToken', { required: 'Copy the token from the server’s first lines.' })}
          />
        </Field>
      )}
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register('name', { required: 'Write your name.' })} />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          {...form.register('email', { required: 'Write your e-mail address.' })}
        />
      </Field>
      <NewPasswordField
        typed={typed}
        error={errors.password?.message}
        {...form.register('password', passwordRules)}
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label="Business name" error={errors.teamName?.message}>
          <TextInput
            autoComplete="organization"
            {...form.register('teamName', { required: 'Name your business.' })}
          />
        </Field>
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Field label="Time zone" error={errors.timeZone?.message}>
              <TimeZoneInput value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
      </div>
      <Checkbox label="Start with a sample team and a bot you can text" {...form.register('withSample')} />
    </>
  )
}
