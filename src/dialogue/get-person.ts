import type { TalkState } from './talk-state.ts'
import type { DialogueInput, DialogueToolCall } from './types.ts'

type Ways = Pick<DialogueInput, 'channel' | 'tools'>

/** A caller is put through at once where somebody takes calls; else the team is told that a person is wanted. */
export function personCall(state: TalkState, ways: Ways): DialogueToolCall | null {
  const reason = state.wantsPerson
  if (reason === null) return null
  if (canPutThrough(ways) && !state.isNobodyToTransferTo)
    return { name: 'transfer_call', arguments: { reason: reason.slice(0, 300) } }
  if (!ways.tools.includes('hand_over')) return null
  return { name: 'hand_over', arguments: { reason, ...(state.isUrgentTalk ? { urgent: true } : {}) } }
}

/** Whether a wish for a person can be acted on at all. */
export function canGetPerson(ways: Ways): boolean {
  return ways.tools.includes('hand_over') || canPutThrough(ways)
}

function canPutThrough({ channel, tools }: Ways): boolean {
  return channel === 'voice' && tools.includes('transfer_call')
}
