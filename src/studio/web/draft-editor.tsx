import { Clock } from 'lucide-react'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { longest } from './check-draft.ts'
import { QuestionList } from './question-list.tsx'
import type { Draft } from './use-draft.ts'

/** All that is edited of a bot: how it says hello, what it answers, how long it waits for the next text. */
export function DraftEditor({ draft, offReason }: { draft: Draft; offReason: string | undefined }) {
  const { greeting, settleMs } = draft.config
  return (
    <>
      <Card title="Greeting">
        <CardBody>
          <Field
            label="How the bot says hello"
            aside={`${greeting.length} of ${longest.greeting}`}
            help="Said once, before its first answer to somebody."
            error={greeting.trim() === '' && 'Write how the bot says hello.'}
          >
            <TextArea
              value={greeting}
              rows={2}
              maxLength={longest.greeting}
              readOnly={Boolean(offReason)}
              className="min-h-15"
              onChange={(event) => draft.change((config) => ({ ...config, greeting: event.target.value }))}
            />
          </Field>
        </CardBody>
      </Card>
      <QuestionList draft={draft} offReason={offReason} />
      <Card title="Pace">
        <CardBody>
          <Field
            label="Wait for the next text"
            help="Several texts sent in a row get one answer that covers all of them."
            className="max-w-80"
          >
            <Select
              value={String(settleMs)}
              disabled={Boolean(offReason)}
              options={waits(settleMs)}
              onChange={(event) =>
                draft.change((config) => ({ ...config, settleMs: Number(event.target.value) }))
              }
            />
          </Field>
        </CardBody>
      </Card>
      <p className="flex items-start gap-2 px-1 text-13 text-muted">
        <Clock size={16} className="mt-0.5" />
        <span>
          Hours, holidays, services, prices and area are not part of the bot. It reads them from the{' '}
          <Link to="/settings/account" className="link">
            business profile
          </Link>{' '}
          each time it answers, so a change there counts at once.
        </span>
      </p>
    </>
  )
}

function waits(now: number) {
  const usual = [0, 600, 1200, 2000, 3000, 5000]
  return [...new Set([...usual, now])]
    .sort((a, b) => a - b)
    .map((ms) => ({
      value: String(ms),
      label: ms === 0 ? 'Not at all' : `${ms / 1000} s${ms === 1200 ? ' (usual)' : ''}`,
    }))
}
