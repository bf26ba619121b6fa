import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { teamsRpc } from '#teams/web/queries.ts'
import { sessionOptions, useSession } from '#teams/web/use-session.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { toProblem } from '#ui/problem.ts'
import { SubmitBar } from '#ui/submit-bar.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { adminWords } from './admin-words.ts'

const words = adminWords.instance

type Settings = { name?: string; signup?: 'open' | 'invite' }

/** The instance's name and who may make an account. */
export function InstanceCard() {
  const client = useQueryClient()
  const { instanceName, signup } = useSession()
  const [name, setName] = useState(instanceName)
  const [fault, setFault] = useState<string>()
  const save = useDeed((settings: Settings) => teamsRpc.client.instance.update(settings), {
    onDone: (saved, settings) => {
      setFault(undefined)
      client.setQueryData(
        sessionOptions.queryKey,
        (session) => session && { ...session, instanceName: saved.name, signup: saved.signup },
      )
      const message = settings.name
        ? words.nameSaved
        : saved.signup === 'open'
          ? words.nowOpen
          : words.nowInvite
      toast({ message, tone: 'ok' })
    },
    onFailed: (error) => setFault(toProblem(error).errors[0]?.message ?? toProblem(error).message),
  })
  return (
    <Card title={words.title}>
      <CardBody className="grid gap-3">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            save.run({ name: name.trim() })
          }}
        >
          <Field label={words.name} help={words.nameHelp} error={fault}>
            <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          </Field>
          {name.trim() !== instanceName && (
            <SubmitBar
              isPending={save.isPending}
              disabledReason={name.trim() === '' ? words.nameEmpty : undefined}
              onReset={() => setName(instanceName)}
            />
          )}
        </form>
        <Switch
          label={words.signup}
          help={signup === 'open' ? words.signupOpen : words.signupInvite}
          checked={signup === 'open'}
          onChange={(event) => save.run({ signup: event.target.checked ? 'open' : 'invite' })}
        />
      </CardBody>
    </Card>
  )
}
