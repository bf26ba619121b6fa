import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import type { ChipLook } from '#ui/chip-dom.ts'
import { ChipEditor } from '#ui/chip-editor.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { ProblemError } from '#ui/problem.ts'
import { Select } from '#ui/select.tsx'
import { SubmitBar } from '#ui/submit-bar.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { toast } from '#ui/toast.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { useUnsavedGuard } from '#ui/use-unsaved-guard.tsx'
import { Frame } from './frame.tsx'

const rejected = new ProblemError({
  status: 400,
  code: 'invalid_input',
  title: 'Two things must be put right',
  errors: [
    { path: 'forwardTo', message: 'Two digits are missing' },
    { path: 'somewhere.else', message: 'The plan allows three numbers.' },
  ],
})

export function FormView() {
  const form = useForm({
    defaultValues: {
      label: 'Front desk',
      forwardTo: '503 555 01',
      email: '',
      greeting: '',
      opensAt: '08:00',
      perDay: 6,
      kind: 'call',
      notify: true,
    },
  })
  const showProblem = useProblemErrors(form)
  const guard = useUnsavedGuard(form.formState.isDirty)
  const [timeZone, setTimeZone] = useState('America/Los_Angeles')
  const [voice, setVoice] = useState('willow')
  const { errors, isDirty } = form.formState
  return (
    <Frame>
      <PageHead title="Phone settings" crumbs={[{ label: 'Settings', to: '/' }]} />
      <PageBody>
        <form
          className="grid max-w-160 gap-4"
          onSubmit={form.handleSubmit(() => showProblem(rejected))}
          noValidate
        >
          <FormErrors form={form} />
          <Card
            title="Number"
            footer={
              <SubmitBar
                className="grow"
                isDirty={isDirty}
                onReset={() => form.reset()}
                note="Callers hear changes at once"
              />
            }
          >
            <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
              <Field label="Label" help="Shown to your team only" aside="10 / 40">
                <TextInput {...form.register('label')} />
              </Field>
              <Field label="Forward to" error={errors.forwardTo?.message} isRequired>
                <TextInput inputMode="tel" {...form.register('forwardTo')} />
              </Field>
              <Field label="E-mail" aside="optional">
                <TextInput
                  type="email"
                  icon={Mail}
                  placeholder="name@example.com"
                  {...form.register('email')}
                />
              </Field>
              <Field label="Kind">
                <Select
                  options={[
                    { value: 'call', label: 'Calls and texts' },
                    { value: 'text', label: 'Texts' },
                  ]}
                  {...form.register('kind')}
                />
              </Field>
              <Field label="Opens at">
                <TimeInput {...form.register('opensAt')} />
              </Field>
              <Field label="Calls a day">
                <NumberInput unit="calls" {...form.register('perDay', { valueAsNumber: true })} />
              </Field>
              <Field label="Time zone">
                <TimeZoneInput value={timeZone} onChange={setTimeZone} />
              </Field>
              <Field label="Voice">
                <Combobox
                  options={[
                    { value: 'willow', label: 'Willow', detail: 'warm' },
                    { value: 'ash', label: 'Ash', detail: 'even' },
                  ]}
                  value={voice}
                  onChange={setVoice}
                />
              </Field>
              <Field label="Greeting" className="col-span-full">
                <TextArea {...form.register('greeting')} placeholder="Thank you for calling" />
              </Field>
              <div className="col-span-full grid gap-2">
                <Checkbox label="Tell me when a call is missed" {...form.register('notify')} />
                <Checkbox label="Record calls" disabledReason="Needs admin role" />
                <Switch
                  label="Answer with 500"
                  help="every 8th webhook"
                  defaultChecked
                  onChange={() =>
                    toast({ message: 'The number could not be saved', tone: 'danger', detail: 'req_4k9f' })
                  }
                />
                <Switch label="Drop socket" help="after 20 s" />
              </div>
            </CardBody>
          </Card>
        </form>
        <Card title="Guide" className="max-w-160">
          <CardBody>
            <GuideSample />
          </CardBody>
        </Card>
        {guard}
      </PageBody>
    </Frame>
  )
}

const looks: Record<string, ChipLook> = {
  '{{tool:book}}': { tone: 'tool', label: 'Book an appointment' },
  '{{fact:hours}}': { tone: 'fact', label: 'Opening hours' },
  '{{source:prices}}': { tone: 'source', label: 'Price list' },
  '{{fact:website}}': { tone: 'empty', label: 'Website', note: 'the profile does not say it' },
}
const lookOf = (chip: string): ChipLook =>
  looks[chip] ?? { tone: 'broken', label: chip.slice(2, -2), note: 'does not exist' }

function GuideSample() {
  const [text, setText] = useState(
    '# Book a visit\nUse {{tool:book}} within {{fact:hours}}. Prices come from {{source:prices}}.\nSee {{fact:website}}, or {{tool:dispatch}}.',
  )
  return (
    <div className="grid gap-3">
      <ChipEditor
        label="Guide"
        value={text}
        onChange={setText}
        pattern={/\{\{[a-z]+:[a-z]+\}\}/g}
        look={lookOf}
        options={Object.entries(looks).map(([value, look]) => ({ value, look, group: look.tone }))}
        onUndo={() => undefined}
        onRedo={() => undefined}
      />
      <p className="flex flex-wrap gap-1">
        {Object.values(looks).map((look) => (
          <Chip key={look.label} {...look} />
        ))}
      </p>
    </div>
  )
}
