import { useForm } from 'react-hook-form'
import type { BookingSettings } from '#booking/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { SubmitBar } from '#ui/submit-bar.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { appointmentWords } from './appointment-words.ts'
import { bookingRpc } from './queries.ts'
import { useBookingSettings } from './use-calendar-week.ts'

const words = appointmentWords.rules

/** By which rules the bots offer times. */
export function BookingRulesForm() {
  const settings = useBookingSettings()
  return (
    <section aria-labelledby="rules" className="grid gap-2">
      <h3 id="rules" className="text-13 font-semibold">
        {words.title}
      </h3>
      {settings.data ? (
        <RulesForm settings={settings.data} />
      ) : settings.error ? (
        <ErrorPanel error={settings.error} title={words.failed} onRetry={settings.refetch} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </section>
  )
}

interface RuleValues {
  leadHours: string
  horizonDays: string
  stepMinutes: string
  holdMinutes: string
  reminderHours: string
}

const steps = [10, 15, 20, 30, 60] as const
const reminders = [
  { value: '', label: words.noReminder },
  { value: '2', label: words.hoursBefore(2) },
  { value: '4', label: words.hoursBefore(4) },
  { value: '24', label: words.dayBefore },
  { value: '48', label: words.twoDaysBefore },
  { value: '168', label: words.weekBefore },
]

function RulesForm({ settings }: { settings: BookingSettings }) {
  const offReason = useRoleReason('builder')
  const form = useForm<RuleValues>({ values: toValues(settings) })
  const { errors, isDirty } = form.formState
  const save = useDeed(bookingRpc.client.calendar.saveSettings, {
    refresh: [bookingRpc.query.calendar.key()],
    onFailed: useProblemErrors(form),
    onDone: () => toast({ message: words.saved, tone: 'ok' }),
  })
  const number = (name: keyof RuleValues, [least, most]: [number, number]) =>
    form.register(name, {
      validate: (text) =>
        (text.trim() !== '' && Number(text) >= least && Number(text) <= most) || words.range(least, most),
    })
  const isOff = Boolean(offReason)
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => save.run(toSettings(values)))}
      className="grid gap-4"
    >
      <FormErrors form={form} />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label={words.lead} error={errors.leadHours?.message} help={words.leadHelp}>
          <NumberInput
            unit={words.units.hours}
            step="any"
            readOnly={isOff}
            {...number('leadHours', [0, 168])}
          />
        </Field>
        <Field label={words.horizon} error={errors.horizonDays?.message}>
          <NumberInput unit={words.units.days} readOnly={isOff} {...number('horizonDays', [1, 365])} />
        </Field>
        <Field label={words.step} help={words.stepHelp}>
          <Select
            disabled={isOff}
            options={steps.map((step) => ({ value: String(step), label: words.stepMinutes(step) }))}
            {...form.register('stepMinutes')}
          />
        </Field>
        <Field label={words.hold} error={errors.holdMinutes?.message} help={words.holdHelp}>
          <NumberInput unit={words.units.minutes} readOnly={isOff} {...number('holdMinutes', [2, 60])} />
        </Field>
        <Field label={words.reminder} help={words.reminderHelp}>
          <Select disabled={isOff} options={reminderOptions(settings)} {...form.register('reminderHours')} />
        </Field>
      </div>
      <SubmitBar
        label={words.save}
        isDirty={isDirty}
        isPending={save.isPending}
        disabledReason={offReason ?? (isDirty ? undefined : appointmentWords.nothingChanged)}
        onReset={() => form.reset()}
      />
    </form>
  )
}

function toValues(settings: BookingSettings): RuleValues {
  return {
    leadHours: String(settings.leadMinutes / 60),
    horizonDays: String(settings.horizonDays),
    stepMinutes: String(settings.stepMinutes),
    holdMinutes: String(settings.holdMinutes),
    reminderHours: String(settings.reminderHours ?? ''),
  }
}

function toSettings(values: RuleValues): BookingSettings {
  return {
    leadMinutes: Math.round(Number(values.leadHours) * 60),
    horizonDays: Math.round(Number(values.horizonDays)),
    stepMinutes: steps.find((step) => String(step) === values.stepMinutes) ?? 30,
    holdMinutes: Math.round(Number(values.holdMinutes)),
    reminderHours: values.reminderHours === '' ? null : Number(values.reminderHours),
  }
}

/** A number set elsewhere keeps its place in the list. */
function reminderOptions({ reminderHours }: BookingSettings) {
  const value = String(reminderHours ?? '')
  if (reminders.some((option) => option.value === value)) return reminders
  return [...reminders, { value, label: words.hoursBefore(Number(value)) }]
}
