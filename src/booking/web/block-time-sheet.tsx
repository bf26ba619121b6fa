import { FormProvider, useForm } from 'react-hook-form'
import type { Crew } from '#booking/contract.ts'
import { addDays, fromWallClock } from '#kit/wall-clock.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { appointmentWords } from './appointment-words.ts'
import { FormSheet } from './form-sheet.tsx'
import { bookingRpc } from './queries.ts'
import { readWhen, toWhen } from './read-when.ts'

const words = appointmentWords.block

interface BlockTimeProps {
  timeZone: string
  crews: readonly Crew[]
  from: Date
  to: Date
  /** Nothing: everybody. */
  crewId?: string
  onClose: () => void
}

interface BlockValues {
  date: string
  time: string
  endDate: string
  endTime: string
  isWholeDays: boolean
  crewId: string
  reason: string
}

/** Keeps time free of bookings: a lunch, a day off, two weeks in summer. */
export function BlockTimeSheet({ timeZone, crews, from, to, crewId, onClose }: BlockTimeProps) {
  const end = toWhen(to, timeZone)
  const form = useForm<BlockValues>({
    defaultValues: {
      ...toWhen(from, timeZone),
      endDate: end.date,
      endTime: end.time,
      isWholeDays: false,
      crewId: crewId ?? '',
      reason: '',
    },
  })
  const block = useBlockTime(useProblemErrors(form), onClose)
  const submit = form.handleSubmit((values) => {
    const span = readSpan(values, timeZone)
    if ('fault' in span) return form.setError(span.field, { message: span.fault }, { shouldFocus: true })
    block.run({
      crewId: values.crewId || null,
      startsAt: span.from.toISOString(),
      endsAt: span.to.toISOString(),
      reason: values.reason.trim(),
    })
  })
  const { errors } = form.formState
  const isWholeDays = form.watch('isWholeDays')
  return (
    <FormSheet
      title={words.title}
      subtitle={words.subtitle}
      submitLabel={words.submit}
      isPending={block.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormErrors form={form} />
        <div className="grid grid-cols-2 gap-3">
          <Field label={words.from} error={errors.date?.message}>
            <TextInput type="date" {...form.register('date')} />
          </Field>
          {!isWholeDays && (
            <Field label={words.time} error={errors.time?.message}>
              <TimeInput {...form.register('time')} />
            </Field>
          )}
          <Field label={words.until} error={errors.endDate?.message} className="col-start-1">
            <TextInput type="date" {...form.register('endDate')} />
          </Field>
          {!isWholeDays && (
            <Field label={words.endTime} error={errors.endTime?.message}>
              <TimeInput {...form.register('endTime')} />
            </Field>
          )}
        </div>
        <Checkbox label={words.wholeDays} {...form.register('isWholeDays')} />
        {crews.length > 1 && (
          <Field label={words.for}>
            <Select
              options={[
                { value: '', label: appointmentWords.everybody },
                ...crews.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...form.register('crewId')}
            />
          </Field>
        )}
        <Field
          label={words.reason}
          aside={appointmentWords.optional}
          error={errors.reason?.message}
          help={words.reasonHelp}
        >
          <TextInput
            data-first-focus
            autoComplete="off"
            maxLength={120}
            placeholder={words.reasonHint}
            {...form.register('reason')}
          />
        </Field>
      </FormProvider>
    </FormSheet>
  )
}

function useBlockTime(onFailed: (error: unknown) => void, onClose: () => void) {
  const refresh = [bookingRpc.query.calendar.key()]
  const unblock = useDeed((id: string) => bookingRpc.client.blocks.remove({ id }), { refresh })
  return useDeed(bookingRpc.client.blocks.create, {
    refresh,
    onFailed,
    onDone: ({ id }) => {
      toast({ message: words.blocked, undo: () => unblock.run(id) })
      onClose()
    },
  })
}

type Span = { from: Date; to: Date } | { field: keyof BlockValues; fault: string }

function readSpan(values: BlockValues, timeZone: string): Span {
  const from = readWhen(values.isWholeDays ? { ...values, time: '12:00' } : values, timeZone)
  if ('fault' in from) return { field: 'date', fault: from.fault }
  const endTime = values.isWholeDays ? '12:00' : values.endTime
  const to = readWhen({ date: values.endDate, time: endTime }, timeZone)
  if ('fault' in to) return { field: 'endDate', fault: to.fault }
  const span = values.isWholeDays
    ? {
        from: fromWallClock(values.date, 0, timeZone),
        to: fromWallClock(addDays(values.endDate, 1), 0, timeZone),
      }
    : { from: from.at, to: to.at }
  return span.to > span.from ? span : { field: 'endDate', fault: words.endFirst }
}
