import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { TeamRow } from '#teams/contract.ts'
import { Button } from '#ui/button.tsx'
import { controlWords } from '#ui/control-words.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { teamsRpc } from './queries.ts'
import { teamWords } from './team-words.ts'
import { roleReason } from './use-session.ts'

/** How the team is called; Save comes up once it is changed. */
export function TeamName({ team }: { team: TeamRow }) {
  const form = useForm({ values: { name: team.name } })
  const showProblem = useProblemErrors(form)
  const client = useQueryClient()
  const { errors, isDirty, isSubmitting } = form.formState
  const isOff = roleReason(team.role, 'admin') !== undefined
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await teamsRpc.client.teams.rename({ teamId: team.id, name })
      toast({ message: teamWords.renamed, tone: 'ok' })
      await client.invalidateQueries({ queryKey: teamsRpc.query.teams.key() })
      await client.invalidateQueries({ queryKey: teamsRpc.query.session.key() })
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <Field
        label={teamWords.teamName}
        className="grow"
        error={errors.name?.message}
        help={teamWords.teamNameHelp}
      >
        <TextInput
          autoComplete="off"
          readOnly={isOff}
          {...form.register('name', { required: teamWords.nameMissing })}
        />
      </Field>
      {isDirty && (
        <Button type="submit" className="mt-6 h-9" pending={isSubmitting}>
          {controlWords.save}
        </Button>
      )}
    </form>
  )
}
