import type { OutsideCall } from '#telephony/contract.ts'

const endStates = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

export function isOver(call: Pick<OutsideCall, 'status'>): boolean {
  return endStates.has(call.status)
}

/** What became of a call that is over. */
export function endWords(call: OutsideCall): string {
  if (call.status === 'busy') return 'The line was busy.'
  if (call.status === 'no-answer') return 'Nobody answered.'
  if (call.status === 'failed') return 'The call could not be put through.'
  return call.startedAt === null
    ? 'The call ended before it was answered.'
    : 'The call has ended. It stands under Conversations.'
}
