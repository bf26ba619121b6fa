import { Plus, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import { businessWords } from './business-words.ts'
import type { OpenSpan } from './profile-values.ts'

const { hours: words } = businessWords

export interface SpanListProps {
  /** Whose hours these are, such as `Monday`. */
  name: string
  spans: readonly OpenSpan[]
  onChange: (spans: OpenSpan[]) => void
  /** What is wrong, by span and as a whole. */
  error?: SpanListError
}

/** As react-hook-form holds the faults of an array. */
export type SpanListError = {
  message?: string
  root?: { message?: string }
} & { [index: number]: { open?: { message?: string }; close?: { message?: string } } | undefined }

const firstSpan: OpenSpan = { open: '08:00', close: '17:00' }
const mostSpans = 6

/** The hours of one day: no span means closed. Midnight at the end is the end of that day. */
export function SpanList({ name, spans, onChange, error }: SpanListProps) {
  const change = (index: number, part: Partial<OpenSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)))
  const whole = error?.message ?? error?.root?.message
  const add = () => onChange([...spans, nextSpan(spans)])
  return (
    <div className="grid gap-1.5">
      {spans.map((span, index) => {
        const isLast = index === spans.length - 1
        return (
          <SpanRow
            // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id, and their order is what they are
            key={index}
            name={name}
            nth={spans.length > 1 ? ` ${index + 1}` : ''}
            span={span}
            fault={error?.[index]?.open?.message ?? error?.[index]?.close?.message}
            onChange={(part) => change(index, part)}
            onRemove={() => onChange(spans.filter((_, at) => at !== index))}
            onAdd={isLast && spans.length < mostSpans ? add : undefined}
          />
        )
      })}
      {spans.length === 0 && (
        <div className="flex min-h-8 items-center gap-3">
          <span className="w-16 text-13 text-muted">{words.closed}</span>
          <Button size="small" variant="quiet" icon={Plus} aria-label={words.openOn(name)} onClick={add}>
            {words.open}
          </Button>
        </div>
      )}
      {whole && <p className="text-12 text-danger">{whole}</p>}
    </div>
  )
}

interface SpanRowProps {
  name: string
  nth: string
  span: OpenSpan
  fault: string | undefined
  onChange: (part: Partial<OpenSpan>) => void
  onRemove: () => void
  onAdd: (() => void) | undefined
}

function SpanRow({ name, nth, span, fault, onChange, onRemove, onAdd }: SpanRowProps) {
  const style =
    'h-8 w-30 px-2 phone:w-auto phone:min-w-0 phone:grow phone:[&::-webkit-calendar-picker-indicator]:hidden'
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 phone:gap-1">
        <TimeInput
          aria-label={words.opens(name, nth)}
          aria-invalid={Boolean(fault)}
          value={span.open}
          onChange={(event) => onChange({ open: event.target.value })}
          className={style}
        />
        <span className="text-muted">{words.to}</span>
        <TimeInput
          aria-label={words.closes(name, nth)}
          aria-invalid={Boolean(fault)}
          value={span.close}
          onChange={(event) => onChange({ close: event.target.value })}
          className={style}
        />
        <IconButton size="small" icon={X} label={words.remove(name, nth)} onClick={onRemove} />
        {onAdd ? (
          <IconButton size="small" icon={Plus} label={words.add(name)} onClick={onAdd} />
        ) : (
          <span className="w-7 shrink-0 phone:w-9" />
        )}
      </div>
      {fault && <p className="mt-1 text-12 text-danger">{fault}</p>}
    </div>
  )
}

/** After a break of an hour, or the usual day. */
function nextSpan(spans: readonly OpenSpan[]): OpenSpan {
  const last = spans.at(-1)
  const hour = Number(last?.close.slice(0, 2))
  if (!last || !(hour > 0 && hour < 21)) return firstSpan
  return { open: clock(hour + 1), close: clock(Math.min(23, hour + 5)) }
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
