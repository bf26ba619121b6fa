import type { CallRouting, NumberDetail } from '#phones/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { formatMoney } from '#ui/money-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { weave } from '#ui/weave.tsx'
import { callRoutingWords as words } from './call-routing-words.ts'
import { phoneInWords } from './phone-in-words.ts'
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
  const sentences = routingSentences(shown, { bot, phone: (phone) => phoneInWords(phone, country) })
  const form: FormProps = {
    shown,
    change,
    off: { disabled: isReadOnly, title: roleReason },
    field: (name) => ({ error: problems.get(name), isReadOnly }),
  }
  return (
    <Card
      title={words.title}
      action={
        <span className="text-end text-balance text-muted">
          {rightNow(shown, { isOpen: number.isOpenNow, bot })}
        </span>
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
      <RoutingCase title={words.open.title}>
        <Field
          label={words.open.who}
          help={
            <span>
              {weave(words.open.help, {
                profile: (
                  <Link className="link" to="/settings/account#hours">
                    {words.open.profile}
                  </Link>
                ),
              })}
            </span>
          }
        >
          <Select
            {...off}
            value={shown.inHours}
            options={[
              { value: 'bot', label: words.open.bot },
              { value: 'ring-first', label: words.open.ringFirst },
            ]}
            onChange={(event) => change({ inHours: event.target.value as typeof shown.inHours })}
          />
        </Field>
        {shown.inHours === 'ring-first' && (
          <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
            <OwnPhone
              label={words.open.phone}
              value={shown.ringPhone}
              {...field('ringPhone')}
              onSave={(ringPhone) => change({ ringPhone })}
            />
            <Field label={words.open.howLong}>
              <Select
                {...off}
                value={String(shown.ringSeconds)}
                options={ringSeconds.map((seconds) => ({
                  value: String(seconds),
                  label: words.open.seconds(seconds),
                }))}
                onChange={(event) => change({ ringSeconds: Number(event.target.value) })}
              />
            </Field>
          </div>
        )}
      </RoutingCase>
      <RoutingCase title={words.closed.title}>
        <Field label={words.closed.what}>
          <Select
            {...off}
            value={shown.outOfHours}
            options={[
              { value: 'bot', label: words.closed.bot },
              { value: 'announce', label: words.closed.sentence },
            ]}
            onChange={(event) => change({ outOfHours: event.target.value as typeof shown.outOfHours })}
          />
        </Field>
        {shown.outOfHours === 'announce' && (
          <SpokenWords
            label={words.closed.hear}
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
      <RoutingCase title={words.person.title}>
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <OwnPhone
            label={words.person.to}
            help={words.person.toHelp}
            value={shown.transferPhone}
            {...field('transferPhone')}
            onSave={(transferPhone) => change({ transferPhone })}
          />
          <Field label={words.person.when}>
            <Select
              {...off}
              value={shown.transferWhen}
              options={[
                { value: 'open-hours', label: words.person.openHours },
                { value: 'always', label: words.person.always },
              ]}
              onChange={(event) => change({ transferWhen: event.target.value as typeof shown.transferWhen })}
            />
          </Field>
        </div>
      </RoutingCase>
      <RoutingCase title={words.fallback.title}>
        <OwnPhone
          label={words.fallback.to}
          help={words.fallback.help}
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
  const { locale } = usePlace()
  return (
    <RoutingCase title={words.limits.title}>
      <Switch
        label={words.limits.record}
        help={words.limits.recordHelp}
        disabledReason={roleReason}
        checked={shown.record}
        onChange={(event) => change({ record: event.target.checked })}
      />
      {shown.record && (
        <SpokenWords
          label={words.limits.hearFirst}
          value={shown.announcement}
          {...field('announcement')}
          onSave={(announcement) => change({ announcement })}
        />
      )}
      <Field label={words.limits.atMost}>
        <Select
          {...off}
          value={String(shown.maxMinutes)}
          options={minutes.map((count) => ({ value: String(count), label: words.limits.minutes(count) }))}
          onChange={(event) => change({ maxMinutes: Number(event.target.value) })}
        />
      </Field>
      <Field label={words.limits.cost} help={words.limits.costHelp}>
        <Select
          {...off}
          value={String(shown.maxModelCents)}
          options={costs.map((cents) => ({
            value: String(cents),
            label: formatMoney({ micros: cents * 10_000, currency: 'USD', locale }),
          }))}
          onChange={(event) => change({ maxModelCents: Number(event.target.value) })}
        />
      </Field>
    </RoutingCase>
  )
}
