import type { CallRouting, NumberDetail } from '#phones/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { OwnPhone, RoutingCase, SpokenWords } from './routing-fields.tsx'
import { rightNow, routingSentences } from './routing-sentence.ts'
import { type CallsChange, useSaveCalls } from './use-save-calls.ts'

const ringSeconds = [10, 15, 20, 30, 45, 60]
const costs = [10, 25, 50, 100, 200, 500, 1000]
const minutes = [10, 20, 30, 60, 120]

/** What becomes of calls to a number: said in sentences, and each choice saved as it is made. */
export function CallRoutingCard({ number }: { number: NumberDetail }) {
  const { country } = usePlace()
  const { shown, problems, change } = useSaveCalls(number)
  const roleReason = useRoleReason('builder')
  const isReadOnly = Boolean(roleReason)
  const bot = number.bot?.name ?? null
  const sentences = routingSentences(shown, { bot, phone: (phone) => formatPhone(phone, country) })
  const form: FormProps = {
    shown,
    change,
    off: { disabled: isReadOnly, title: roleReason },
    field: (name) => ({ error: problems.get(name), isReadOnly }),
  }
  return (
    <Card
      title="When somebody calls"
      action={
        <span className="text-muted">A call now {rightNow(shown, { isOpen: number.isOpenNow, bot })}</span>
      }
    >
      <p className="border-b border-line bg-canvas px-4 py-3 text-14 leading-6">{sentences.join(' ')}</p>
      <WhoAnswers {...form} />
      <WhoElse {...form} />
      <RecordingAndLength {...form} roleReason={roleReason} />
    </Card>
  )
}

interface FormProps {
  shown: CallRouting
  change: (change: CallsChange) => void
  off: { disabled: boolean; title: string | undefined }
  field: (name: string) => { error: string | undefined; isReadOnly: boolean }
}

function WhoAnswers({ shown, change, off, field }: FormProps) {
  return (
    <>
      <RoutingCase title="In opening hours">
        <Field
          label="Who answers first"
          help={
            <>
              Opening hours are those of the <Link to="/settings/account">business profile</Link>
            </>
          }
        >
          <Select
            {...off}
            value={shown.inHours}
            options={[
              { value: 'bot', label: 'The bot, at once' },
              { value: 'ring-first', label: 'A phone of ours, then the bot' },
            ]}
            onChange={(event) => change({ inHours: event.target.value as typeof shown.inHours })}
          />
        </Field>
        {shown.inHours === 'ring-first' && (
          <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
            <OwnPhone
              label="Phone that rings"
              value={shown.ringPhone}
              {...field('ringPhone')}
              onSave={(ringPhone) => change({ ringPhone })}
            />
            <Field label="For how long">
              <Select
                {...off}
                value={String(shown.ringSeconds)}
                options={ringSeconds.map((seconds) => ({
                  value: String(seconds),
                  label: `${seconds} seconds`,
                }))}
                onChange={(event) => change({ ringSeconds: Number(event.target.value) })}
              />
            </Field>
          </div>
        )}
      </RoutingCase>
      <RoutingCase title="Outside opening hours">
        <Field label="What callers get">
          <Select
            {...off}
            value={shown.outOfHours}
            options={[
              { value: 'bot', label: 'The bot' },
              { value: 'announce', label: 'A sentence, and the call ends' },
            ]}
            onChange={(event) => change({ outOfHours: event.target.value as typeof shown.outOfHours })}
          />
        </Field>
        {shown.outOfHours === 'announce' && (
          <SpokenWords
            label="What they hear"
            value={shown.closedText}
            {...field('closedText')}
            onSave={(closedText) => change({ closedText })}
          />
        )}
      </RoutingCase>
    </>
  )
}

function WhoElse({ shown, change, off, field }: FormProps) {
  return (
    <>
      <RoutingCase title="A caller wants a person">
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <OwnPhone
            label="Put through to"
            help="Empty: the bot takes a message."
            value={shown.transferPhone}
            {...field('transferPhone')}
            onSave={(transferPhone) => change({ transferPhone })}
          />
          <Field label="When">
            <Select
              {...off}
              value={shown.transferWhen}
              options={[
                { value: 'open-hours', label: 'In opening hours' },
                { value: 'always', label: 'At any hour' },
              ]}
              onChange={(event) => change({ transferWhen: event.target.value as typeof shown.transferWhen })}
            />
          </Field>
        </div>
      </RoutingCase>
      <RoutingCase title="If the bot cannot answer">
        <OwnPhone
          label="Calls go to"
          help="When no bot is chosen, or it is paused. Empty: callers are told that nobody can answer."
          value={shown.fallbackPhone}
          {...field('fallbackPhone')}
          onSave={(fallbackPhone) => change({ fallbackPhone })}
        />
      </RoutingCase>
    </>
  )
}

function RecordingAndLength({
  shown,
  change,
  off,
  field,
  roleReason,
}: FormProps & { roleReason: string | undefined }) {
  return (
    <RoutingCase title="Recording and length">
      <Switch
        label="Record calls"
        help="Many places require that callers are told; so the sentence below comes first."
        disabledReason={roleReason}
        checked={shown.record}
        onChange={(event) => change({ record: event.target.checked })}
      />
      {shown.record && (
        <SpokenWords
          label="What callers hear first"
          value={shown.announcement}
          {...field('announcement')}
          onSave={(announcement) => change({ announcement })}
        />
      )}
      <Field label="A call lasts at most">
        <Select
          {...off}
          value={String(shown.maxMinutes)}
          options={minutes.map((count) => ({ value: String(count), label: `${count} minutes` }))}
          onChange={(event) => change({ maxMinutes: Number(event.target.value) })}
        />
      </Field>
      <Field
        label="The language model may cost at most"
        help="For one call. Once it is spent, the built-in engine goes on with the call at no cost."
      >
        <Select
          {...off}
          value={String(shown.maxModelCents)}
          options={costs.map((cents) => ({ value: String(cents), label: `$${(cents / 100).toFixed(2)}` }))}
          onChange={(event) => change({ maxModelCents: Number(event.target.value) })}
        />
      </Field>
    </RoutingCase>
  )
}
