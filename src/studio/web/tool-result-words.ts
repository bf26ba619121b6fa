import type { BenchTool } from '#studio/contract.ts'
import { benchWords } from './bench-words.ts'

const words = benchWords.tool
const errors: Readonly<Record<string, string>> = words.errors

/** What came of a tool in a few words. */
export function toolResultWords({
  name,
  result,
  status,
}: Pick<BenchTool, 'name' | 'result' | 'status'>): string {
  const error = textOf(result.error)
  if (status !== 'succeeded' || error)
    return errors[error ?? ''] ?? error?.replaceAll('_', ' ') ?? words.failed
  const label = textOf(result.label) ?? ''
  if (name === 'check_availability') return timesWords(result)
  if (name === 'find_appointment') return words.appointments(countOf(result.appointments))
  if (name === 'search_knowledge') return words.passages(countOf(result.passages))
  if (name === 'hold_window') return words.kept(label)
  if (name === 'book_appointment') return words.booked(label)
  if (name === 'reschedule_appointment') return words.moved(label)
  if (name === 'cancel_appointment') return words.cancelled(label)
  if (name === 'take_message') return words.message
  if (name === 'hand_over') return words.person
  return name === 'send_text' ? words.text : words.done
}

function timesWords(result: BenchTool['result']): string {
  const times = words.times(countOf(result.windows))
  const understood = textOf(result.understood)
  return understood ? words.understood(times, understood) : times
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
