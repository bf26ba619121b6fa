import type { Context } from './answer.ts'
import { sayWhen } from './answer-hours.ts'
import { nextOpening } from './opening-hours.ts'
import type { PhraseKey } from './phrases.ts'
import { sayPhone, sayTime } from './spoken-form.ts'
import type { Goal, TalkState } from './talk-state.ts'
import type { DialogueInput, DialogueToolCall } from './types.ts'
import { leavesIt } from './words.ts'

/** The call that keeps the message, or null while something must be asked first or nothing is to be kept. */
export function messageCall(state: TalkState, tools: string[]): DialogueToolCall | null {
  const { goal } = state
  if (!goal?.isAccepted || goal.hasFailed || state.outcome || !tools.includes('take_message')) return null
  if (missing(state, goal) !== null) return null
  return {
    name: 'take_message',
    arguments: {
      ...(state.name === null ? {} : { name: state.name }),
      ...(state.phone === null ? {} : { phone: state.phone }),
      message: goal.words.join('\n'),
      ...(goal.isUrgent ? { urgent: true } : {}),
    },
  }
}

/**
 * What still has to be asked: the matter once, the name once and a second time after more words came instead,
 * a number only where none is known. Urgent messages wait for neither.
 */
export function missing(state: TalkState, goal: Goal): MessageAsk | null {
  if (state.phone === null && !goal.asked.includes('phone')) return 'phone'
  if (goal.isUrgent || (saysGoodbye(state) && !goal.needsWords)) return null
  const timesAsked = goal.asked.filter((ask) => ask === 'name' || ask === 'message_and_name').length
  const lacksName =
    state.name === null &&
    (timesAsked === 0 || (timesAsked === 1 && (state.gaveWords || state.isOnlyQuestions)))
  const wasAskedWhat = goal.asked.some((ask) => ask === 'message' || ask === 'message_and_name')
  if (goal.needsWords && !wasAskedWhat) return lacksName ? 'message_and_name' : 'message'
  return lacksName ? 'name' : null
}

/** Whoever takes their leave is kept by no further question. */
export function saysGoodbye({ clauses }: TalkState): boolean {
  return clauses.some(({ courtesies, message }) => courtesies.includes('bye') || leavesIt.test(message))
}

/** What is said about the message in this turn: taken, refused, or the next thing to ask. */
export function sayAboutMessage(state: TalkState, input: DialogueInput, context: Context): string[] {
  const { goal, outcome } = state
  const { say } = context
  if (outcome)
    return outcome.isTaken
      ? sayTaken(state, context)
      : [say('not_taken'), ...callUs(context), say('try_again')]
  if (state.isRepeat) return [say('already_taken'), say('anything_to_add')]
  if (!goal) return []
  const canTake = input.tools.includes('take_message')
  if (!goal.isAccepted && !state.isNewOffer) return []
  const asksNothing = state.clauses.every((clause) => !clause.isQuestion) && state.news.length === 0
  if (!goal.isAccepted)
    return canTake ? [say(asksNothing ? 'offer_statement' : 'offer_pass_on')] : callUs(context)
  if (!canTake) return [say('cannot_take'), ...callUs(context)]
  const ask = missing(state, goal)
  if (ask === null || goal.hasFailed) return []
  return [...(state.isNewGoal ? [say(acknowledgement(state))] : []), say(asks[ask])]
}

type MessageAsk = 'offer' | 'name' | 'message' | 'message_and_name' | 'phone' | 'retry'
const asks: Record<MessageAsk, PhraseKey> = {
  offer: 'offer_pass_on',
  name: 'ask_name',
  message: 'ask_message',
  message_and_name: 'ask_message_and_name',
  phone: 'ask_phone',
  retry: 'try_again',
}

function acknowledgement(state: TalkState): PhraseKey {
  const topics = state.clauses.map((clause) => clause.topic)
  if (topics.includes('complaint') || state.clauses.some((clause) => clause.isRude)) return 'ack_complaint'
  if (topics.includes('person')) return 'ack_person'
  if (topics.includes('message')) return 'ack_statement'
  if (topics.includes('booking') || topics.includes('change_booking')) return 'ack_request'
  return state.clauses.some((clause) => clause.courtesies.includes('yes')) ? 'ack_short' : 'ack_statement'
}

/** Told only from the tool's own result. */
function sayTaken(state: TalkState, context: Context): string[] {
  const { say } = context
  const { outcome } = state
  if (outcome?.isMore) return [say('taken_more')]
  if (outcome?.isUrgent && state.name === null)
    return [say('taken_urgent'), ...sayNext(state, context), say('tell_more')]
  const first = outcome?.isUrgent
    ? say('taken_urgent')
    : state.name === null
      ? say('taken')
      : say('taken_named', { name: state.name })
  return [first, ...sayNext(state, context)]
}

function sayNext({ outcome }: TalkState, { say, business, local }: Context): string[] {
  const next = outcome?.isAfterHours ? nextOpening(business, local) : null
  if (!next) return [say('taken_reply')]
  return [say('taken_after_hours', { when: sayWhen(next.day, local), open: sayTime(next.open) })]
}

export function callUs({ business, say }: Context): string[] {
  return business.phone === null ? [] : [say('call_us', { phone: sayPhone(business.phone) })]
}
