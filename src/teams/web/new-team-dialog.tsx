import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { teamsRpc } from './queries.ts'
import { teamWords } from './team-words.ts'
import { useSwitchTeam } from './use-switch-team.ts'

interface NewTeamDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A further team, with a bot and a profile of its own; it is the current one at once. */
export function NewTeamDialog({ isOpen, onOpenChange }: NewTeamDialogProps) {
  const formId = useId()
  const form = useForm({ defaultValues: { name: '' } })
  const showProblem = useProblemErrors(form)
  const switchTeam = useSwitchTeam()
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ name }) => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    try {
      const team = await teamsRpc.client.teams.create({ name, timeZone })
      form.reset()
      onOpenChange(false)
      switchTeam(team.id)
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={teamWords.newTeam}
      size="small"
      footer={
        <Button type="submit" form={formId} variant="primary" pending={isSubmitting}>
          {teamWords.createTeam}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <FormErrors form={form} />
        <Field label={teamWords.businessName} error={errors.name?.message} help={teamWords.changeLater}>
          <TextInput autoComplete="off" {...form.register('name', { required: teamWords.nameMissing })} />
        </Field>
      </form>
    </Dialog>
  )
}
