import type { OutsideCall } from '#telephony/contract.ts'
import { devPhoneWords } from './dev-phone-words.ts'

const words = devPhoneWords.ends
const endStates = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

export function isOver(call: Pick<OutsideCall, 'status'>): boolean {
  return endStates.has(call.status)
}

/** What became of a call that is over. */
export function endWords(call: OutsideCall): string {
  if (call.status === 'busy') return words.busy
  if (call.status === 'no-answer') return words.noAnswer
  if (call.status === 'failed') return words.failed
  return call.startedAt === null ? words.unanswered : words.ended
}
