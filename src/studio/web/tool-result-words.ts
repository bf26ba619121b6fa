import type { BenchTool } from '#studio/contract.ts'

const errors: Record<string, string> = {
  no_such_tool: 'this tool is off',
  bad_arguments: 'asked for in the wrong way',
  unknown_service: 'no such service',
  not_bookable: 'this service cannot be booked',
  unclear_time: 'the time was not clear',
  taken: 'somebody has it already',
  expired_window: 'the offer has run out',
  confirm_first: 'needs a yes first',
  not_said: 'the contact did not say that',
  outside_area: 'outside the service area',
  address_needed: 'needs an address',
  no_call: 'there is no call',
}

/** What came of a tool in a few words. */
export function toolResultWords({
  name,
  result,
  status,
}: Pick<BenchTool, 'name' | 'result' | 'status'>): string {
  const error = textOf(result.error)
  if (status !== 'succeeded' || error)
    return errors[error ?? ''] ?? error?.replaceAll('_', ' ') ?? 'it did not work'
  const label = textOf(result.label)
  if (name === 'check_availability') return timesWords(result)
  if (name === 'find_appointment') return countWords(result.appointments, 'appointment')
  if (name === 'search_knowledge') return countWords(result.passages, 'passage')
  if (name === 'hold_window') return `kept: ${label ?? ''}`
  if (name === 'book_appointment') return `booked in practice: ${label ?? ''}`
  if (name === 'reschedule_appointment') return `moved in practice: ${label ?? ''}`
  if (name === 'cancel_appointment') return `cancelled in practice: ${label ?? ''}`
  if (name === 'take_message') return 'would be kept for the team'
  if (name === 'hand_over') return 'a person would be called for'
  return name === 'send_text' ? 'a text would be sent' : 'done'
}

function timesWords(result: BenchTool['result']): string {
  const times = countWords(result.windows, 'free time')
  const understood = textOf(result.understood)
  return understood ? `${times}, understood as ${understood}` : times
}

function countWords(value: unknown, noun: string): string {
  const count = Array.isArray(value) ? value.length : 0
  if (count === 0) return `no ${noun}`
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
