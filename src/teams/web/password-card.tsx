import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { toast } from '#ui/toast.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { NewPasswordField, passwordFault } from './new-password-field.tsx'
import { PasswordInput } from './password-input.tsx'
import { profileWords } from './profile-words.ts'
import { teamsRpc } from './queries.ts'

/** Changes the password; other devices are signed out with it. */
export function PasswordCard() {
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } })
  const showProblem = useProblemErrors(form)
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      await teamsRpc.client.auth.changePassword(input)
      form.reset()
      toast({ message: profileWords.passwordChanged, tone: 'ok' })
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <form onSubmit={submit} noValidate id="password">
      <Card
        title={profileWords.password}
        footer={
          <>
            <span className="text-12 text-muted">{profileWords.passwordNote}</span>
            <Button type="submit" className="ms-auto" pending={isSubmitting}>
              {profileWords.changePassword}
            </Button>
          </>
        }
      >
        <CardBody className="grid gap-4">
          <FormErrors form={form} />
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <Field label={profileWords.currentPassword} error={errors.currentPassword?.message}>
              <PasswordInput
                autoComplete="current-password"
                {...form.register('currentPassword', { required: profileWords.currentMissing })}
              />
            </Field>
            <NewPasswordField
              label={profileWords.newPassword}
              typed={typed}
              error={errors.newPassword?.message}
              {...form.register('newPassword', { validate: passwordFault })}
            />
          </div>
        </CardBody>
      </Card>
    </form>
  )
}
