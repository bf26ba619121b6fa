import { useState } from 'react'
import { type BotAnswers, type BotJob, composeBot, greetingFor } from '#studio/compose-bot.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { StartProps } from './blank-start.tsx'
import { useCreateBot } from './use-create-bot.ts'

const jobs: { value: BotJob; label: string; help: string }[] = [
  { value: 'answer', label: 'Answer questions', help: 'Hours, prices, area, and what you write down later.' },
  { value: 'book', label: 'Book appointments', help: 'Also move and cancel them.' },
  { value: 'message', label: 'Take messages', help: 'For whatever it cannot do.' },
  { value: 'person', label: 'Call for a person', help: 'When somebody wants one, or it is urgent.' },
]

/** Five short questions, and a bot written from the answers by plain rules. */
export function QuestionStart({ businessName, offReason }: StartProps) {
  const create = useCreateBot()
  const [name, setName] = useState('Receptionist')
  const [answers, setAnswers] = useState<BotAnswers>({
    trade: '',
    jobs: ['answer', 'message'],
    greeting: '',
    never: '',
    afterHours: 'message',
  })
  const set = (change: Partial<BotAnswers>) => setAnswers((now) => ({ ...now, ...change }))
  const toggle = (job: BotJob, isOn: boolean) =>
    set({ jobs: isOn ? [...answers.jobs, job] : answers.jobs.filter((one) => one !== job) })
  const reason =
    offReason ??
    (name.trim() === ''
      ? 'Give the bot a name'
      : answers.jobs.length === 0
        ? 'Choose what it should do'
        : undefined)
  return (
    <form
      className="max-w-160"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason) return
        create.run({ name: name.trim(), config: composeBot(answers, businessName), origin: 'questions' })
      }}
    >
      <Card
        title="A few questions"
        footer={
          <>
            <span className="text-12 text-muted">
              Written by plain rules on this machine. No model is asked.
            </span>
            <Button
              type="submit"
              variant="primary"
              className="ml-auto"
              pending={create.isPending}
              disabledReason={reason}
            >
              Write the bot
            </Button>
          </>
        }
      >
        <CardBody className="grid gap-5">
          <Field label="What does your business do?" help="One sentence, as you would tell a new colleague.">
            <TextInput
              value={answers.trade}
              maxLength={200}
              placeholder="We repair and service bicycles"
              onChange={(event) => set({ trade: event.target.value })}
            />
          </Field>
          <fieldset>
            <legend className="mb-1 text-13 font-medium">What should the bot do?</legend>
            <div className="grid grid-cols-2 gap-2 phone:grid-cols-1">
              {jobs.map(({ value, label, help }) => (
                <Checkbox
                  key={value}
                  label={label}
                  help={help}
                  checked={answers.jobs.includes(value)}
                  onChange={(event) => toggle(value, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
          <Field label="How does it say hello?" aside="optional">
            <TextInput
              value={answers.greeting}
              maxLength={300}
              placeholder={greetingFor(answers.jobs, businessName)}
              onChange={(event) => set({ greeting: event.target.value })}
            />
          </Field>
          <Field label="What must it never do?" aside="optional" help="One thing to a line.">
            <TextArea
              value={answers.never}
              maxLength={1500}
              placeholder={'promise a price\ngive medical advice'}
              onChange={(event) => set({ never: event.target.value })}
            />
          </Field>
          <Field label="And after hours?">
            <Select
              value={answers.afterHours}
              options={[
                { value: 'message', label: 'Say when you open, and take a message' },
                { value: 'book', label: 'Go on booking the next free times' },
                { value: 'say', label: 'Only say when you open' },
              ]}
              onChange={(event) => set({ afterHours: event.target.value as BotAnswers['afterHours'] })}
            />
          </Field>
          <Field label="Name of the bot" help="For your team; customers hear the greeting.">
            <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
        </CardBody>
      </Card>
    </form>
  )
}
