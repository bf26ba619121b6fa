import type { TalkState } from './talk-state.ts'
import type { DialogueInput, DialogueToolCall } from './types.ts'

/** Ends a call after goodbyes, or when nobody answers any more; the goodbye itself is said once it is known. */
export function endOfCall(state: TalkState, { channel, tools }: DialogueInput): DialogueToolCall | null {
  const isEnded = state.news.some((item) => item.kind === 'call_ended')
  if (channel !== 'voice' || !tools.includes('end_call') || isEnded) return null
  if (isSilentTooLong(state)) return { name: 'end_call', arguments: { reason: 'silence' } }
  const isOpen = state.visit !== null || state.goal !== null || state.wantsPerson !== null
  const isBye = state.clauses.some((clause) => clause.courtesies.includes('bye') || clause.topic === 'bye')
  const isMore = state.clauses.some((clause) => clause.isQuestion || clause.emergency !== null)
  return isBye && !isOpen && !isMore ? { name: 'end_call', arguments: { reason: 'goodbye' } } : null
}

/** What is open was asked in other words twice, and nobody said a word. */
export function isSilentTooLong({ silences }: TalkState): boolean {
  return silences > 2
}
