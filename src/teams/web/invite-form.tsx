import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Invitation } from '#teams/contract.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { teamsRpc } from './queries.ts'
import { type InvitedRoleName, roleOptions } from './role-options.ts'
import { roleWords } from './role-words.ts'
import { teamWords } from './team-words.ts'

interface InviteFormProps {
  teamId: string
  disabledReason: string | undefined
}

/** Invites by e-mail, or without one makes a link for whoever gets it. The link can be copied either way. */
export function InviteForm({ teamId, disabledReason }: InviteFormProps) {
  const form = useForm<{ email: string; role: InvitedRoleName }>({
    defaultValues: { email: '', role: 'agent' },
  })
  const showProblem = useProblemErrors(form)
  const client = useQueryClient()
  const [made, setMade] = useState<Invitation>()
  const [email, role] = useWatch({ control: form.control, name: ['email', 'role'] })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      const invitation = await teamsRpc.client.invitations.create({
        teamId,
        role: input.role,
        email: input.email.trim() || null,
      })
      setMade(invitation)
      form.reset({ email: '', role: input.role })
      await client.invalidateQueries({ queryKey: teamsRpc.query.invitations.key() })
    } catch (error) {
      showProblem(error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <FormErrors form={form} />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem_auto] items-start gap-2 phone:grid-cols-1">
        <Field label={teamWords.email} aside={teamWords.optional} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            placeholder={teamWords.orLink}
            {...form.register('email')}
          />
        </Field>
        <Field label={teamWords.role}>
          <Select options={roleOptions(false)} {...form.register('role')} />
        </Field>
        <Button
          type="submit"
          className="mt-6 h-9 phone:mt-0"
          pending={isSubmitting}
          disabledReason={disabledReason}
        >
          {email.trim() === '' ? teamWords.makeLink : teamWords.invite}
        </Button>
      </div>
      <p className="text-12 text-muted">{roleWords.help[role]}</p>
      {made && (
        <Notice
          tone="ok"
          isAlert
          title={
            made.email
              ? teamWords.invited(made.email, roleWords.small[made.role])
              : teamWords.linkMade(roleWords.small[made.role])
          }
          action={
            <CopyButton text={made.link} label={teamWords.copyTheLink}>
              {teamWords.copyLink}
            </CopyButton>
          }
        >
          {teamWords.worksOnce}
        </Notice>
      )}
    </form>
  )
}
