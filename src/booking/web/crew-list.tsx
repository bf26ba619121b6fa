import { Pause, Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Crew } from '#booking/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { appointmentWords } from './appointment-words.ts'
import { bookingRpc } from './queries.ts'

const words = appointmentWords.crews
const { crews: client } = bookingRpc.client
const refresh = [bookingRpc.query.calendar.key()]

/** The people, vans or rooms that take one appointment at a time each. */
export function CrewList({ crews }: { crews: readonly Crew[] }) {
  const offReason = useRoleReason('builder')
  const working = crews.filter(({ isActive }) => isActive).length
  return (
    <section aria-labelledby="crews" className="grid gap-2">
      <h3 id="crews" className="text-13 font-semibold">
        {words.title} <span className="font-medium text-muted tabular-nums">{crews.length}</span>
      </h3>
      <p className="text-12 text-muted">{words.what}</p>
      <ul className="rounded-card border border-line">
        {crews.map((crew) => (
          <CrewRow
            key={`${crew.id} ${crew.name}`}
            crew={crew}
            offReason={offReason}
            pauseReason={crew.isActive && working === 1 ? words.somebodyWorks : undefined}
          />
        ))}
      </ul>
      <NewCrew offReason={offReason} />
    </section>
  )
}

interface CrewRowProps {
  crew: Crew
  offReason: string | undefined
  pauseReason: string | undefined
}

/** The name is saved when one leaves it. */
function CrewRow({ crew, offReason, pauseReason }: CrewRowProps) {
  const [name, setName] = useState(crew.name)
  const takeBack = useDeed(client.update, { refresh })
  const update = useDeed(client.update, {
    refresh,
    onDone: (saved) => {
      const { id } = crew
      if (saved.name !== crew.name)
        toast({ message: words.renamed(saved.name), undo: () => takeBack.run({ id, name: crew.name }) })
      else if (saved.isActive !== crew.isActive)
        toast({
          message: saved.isActive ? words.resumed(saved.name) : words.paused(saved.name),
          undo: () => takeBack.run({ id, isActive: crew.isActive }),
        })
    },
  })
  const save = () => {
    const wanted = name.trim()
    if (wanted === '' || wanted === crew.name) return setName(crew.name)
    update.run({ id: crew.id, name: wanted })
  }
  return (
    <li className="flex items-center gap-2 border-b border-line p-2 last:border-b-0">
      <TextInput
        isCompact
        aria-label={words.nameOf(crew.name)}
        value={name}
        maxLength={60}
        readOnly={Boolean(offReason)}
        title={offReason}
        onChange={(event) => setName(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {!crew.isActive && <Badge icon={Pause}>{words.isPaused}</Badge>}
      <Button
        size="small"
        icon={crew.isActive ? Pause : Play}
        pending={update.isPending}
        disabledReason={offReason ?? pauseReason}
        onClick={() => update.run({ id: crew.id, isActive: !crew.isActive })}
      >
        {crew.isActive ? words.pause : words.resume}
      </Button>
    </li>
  )
}

function NewCrew({ offReason }: { offReason: string | undefined }) {
  const form = useForm({ defaultValues: { name: '' } })
  const add = useDeed(client.create, {
    refresh,
    onFailed: useProblemErrors(form),
    onDone: ({ name }) => {
      form.reset()
      toast({ message: words.added(name), tone: 'ok' })
    },
  })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ name }) => add.run({ name: name.trim() }))}
      className="grid gap-2"
    >
      <FormErrors form={form} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label={words.new} isLabelHidden error={form.formState.errors.name?.message}>
          <TextInput
            data-first-focus
            autoComplete="off"
            maxLength={60}
            placeholder={words.newHint}
            readOnly={Boolean(offReason)}
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || words.nameMissing,
            })}
          />
        </Field>
        <Button
          type="submit"
          icon={Plus}
          className="h-9 phone:h-11"
          pending={add.isPending}
          disabledReason={offReason}
        >
          {words.add}
        </Button>
      </div>
    </form>
  )
}
