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
import { newBotWords as words } from './new-bot-words.ts'
import { useCreateBot } from './use-create-bot.ts'

const jobs: readonly BotJob[] = ['answer', 'book', 'message', 'person']
const { questions } = words

/** Five short questions, and a bot written from the answers by plain rules. */
export function QuestionStart({ businessName, offReason }: StartProps) {
  const create = useCreateBot()
  const [name, setName] = useState(questions.firstName)
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
    (name.trim() === '' ? words.nameMissing : answers.jobs.length === 0 ? questions.jobsMissing : undefined)
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
        title={questions.title}
        footer={
          <>
            <span className="text-12 text-muted">{questions.byRules}</span>
            <Button
              type="submit"
              variant="primary"
              className="ms-auto"
              pending={create.isPending}
              disabledReason={reason}
            >
              {questions.write}
            </Button>
          </>
        }
      >
        <CardBody className="grid gap-5">
          <Field label={questions.trade} help={questions.tradeHelp}>
            <TextInput
              value={answers.trade}
              maxLength={200}
              placeholder={questions.tradeExample}
              onChange={(event) => set({ trade: event.target.value })}
            />
          </Field>
          <fieldset>
            <legend className="mb-1 text-13 font-medium">{questions.jobs}</legend>
            <div className="grid grid-cols-2 gap-2 phone:grid-cols-1">
              {jobs.map((job) => (
                <Checkbox
                  key={job}
                  label={questions.job[job].label}
                  help={questions.job[job].help}
                  checked={answers.jobs.includes(job)}
                  onChange={(event) => toggle(job, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
          <Field label={questions.greeting} aside={questions.optional}>
            <TextInput
              value={answers.greeting}
              maxLength={300}
              placeholder={greetingFor(answers.jobs, businessName)}
              onChange={(event) => set({ greeting: event.target.value })}
            />
          </Field>
          <Field label={questions.never} aside={questions.optional} help={questions.neverHelp}>
            <TextArea
              value={answers.never}
              maxLength={1500}
              placeholder={questions.neverExample}
              onChange={(event) => set({ never: event.target.value })}
            />
          </Field>
          <Field label={questions.afterHours}>
            <Select
              value={answers.afterHours}
              options={[
                { value: 'message', label: questions.after.message },
                { value: 'book', label: questions.after.book },
                { value: 'say', label: questions.after.say },
              ]}
              onChange={(event) => set({ afterHours: event.target.value as BotAnswers['afterHours'] })}
            />
          </Field>
          <Field label={questions.name} help={words.nameHelp}>
            <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
        </CardBody>
      </Card>
    </form>
  )
}
