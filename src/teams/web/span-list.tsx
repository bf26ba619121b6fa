import { Plus, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import type { OpenSpan } from './profile-values.ts'

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
  return (
    <div className="grid gap-1.5">
      {spans.map((span, index) => {
        const fault = error?.[index]?.open?.message ?? error?.[index]?.close?.message
        const nth = spans.length > 1 ? ` ${index + 1}` : ''
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id, and their order is what they are
          <div key={index}>
            <div className="flex items-center gap-2">
              <TimeInput
                aria-label={`${name} opens${nth}`}
                aria-invalid={Boolean(fault)}
                value={span.open}
                onChange={(event) => change(index, { open: event.target.value })}
                className="h-8 w-30 px-2"
              />
              <span className="text-muted">to</span>
              <TimeInput
                aria-label={`${name} closes${nth}`}
                aria-invalid={Boolean(fault)}
                value={span.close}
                onChange={(event) => change(index, { close: event.target.value })}
                className="h-8 w-30 px-2"
              />
              <IconButton
                size="small"
                icon={X}
                label={`Remove ${name} hours${nth}`}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              />
            </div>
            {fault && <p className="mt-1 text-12 text-danger">{fault}</p>}
          </div>
        )
      })}
      <div className="flex min-h-8 items-center gap-3">
        {spans.length === 0 && <span className="w-16 text-13 text-muted">Closed</span>}
        {spans.length < mostSpans && (
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            className="-ml-1 text-muted"
            aria-label={`Add hours to ${name}`}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            {spans.length === 0 ? 'Open' : 'Add hours'}
          </Button>
        )}
      </div>
      {whole && <p className="text-12 text-danger">{whole}</p>}
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
