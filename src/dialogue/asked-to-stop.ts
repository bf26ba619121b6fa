import type { PhraseKey } from './phrases.ts'
import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'

/**
 * Who wants to hear no more is met by the platform before the bot reads a text, and on record. What comes as far as here
 * was not taken for such a wish: nothing is promised, it is told how to be sure.
 */
export function sayStopped(state: TalkState, { channel }: DialogueInput): PhraseKey | null {
  const stop = state.clauses.find(isStop)
  if (!stop) return null
  const isOfContact = channel === 'voice' ? namesContact.test(stop.text) : !isBareStop(stop.text)
  return isOfContact ? 'stopped' : 'stop_here'
}

/** The word alone: where it ends texts, the carrier and the platform have met it already. */
export function isBareStop(text: string): boolean {
  return /^\W*stop(?: ?all)?\W*$/i.test(text)
}

/** A wish; who asks how it is done goes on with what is open. */
export function isStop({ topic, isQuestion }: Clause): boolean {
  return topic === 'stop' && !isQuestion
}

/** On a call only the team can see to it, and may be told. */
export function isForTeamToStop(clause: Clause, { channel, tools }: DialogueInput): boolean {
  return (
    isStop(clause) && channel === 'voice' && namesContact.test(clause.text) && tools.includes('take_message')
  )
}

const namesContact =
  /\b(?:call\w*|phon\w*|ring\w*|contact\w*|reach\w*|bother\w*|text\w*|e-?mail\w*|messag\w*|numbers?|lists?)\b/i
