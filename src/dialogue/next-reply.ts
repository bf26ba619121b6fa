import { isRequest } from './absorb-run.ts'
import type { Answer, Context } from './answer.ts'
import { answerClause } from './answer-clause.ts'
import { isOpener, isShrug } from './openers.ts'
import type { Clause } from './read-clause.ts'
import { readTalk } from './read-talk.ts'
import { createSay } from './say.ts'
import { sentencesOf } from './split-clauses.ts'
import { messageCall, missing, sayAboutMessage } from './take-message.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput, DialogueReply, DialogueTrace } from './types.ts'

/**
 * The next thing the bot says or does: pure, deterministic, and without memory of its own. Every fact it says
 * comes from `business`, `bot`, the contact's words or a tool's result. With a tool call `text` is empty; call
 * again with the call and its result appended.
 */
export function nextReply(input: DialogueInput): DialogueReply {
  const { state, reading } = readTalk(input)
  const turn = input.messages.filter((message) => message.role === 'bot').length
  const opening = input.messages.find((message) => message.role === 'contact')
  const seed = `${opening && 'text' in opening ? opening.text : ''}#${turn}`
  const { business, bot } = input
  const context: Context = {
    business, bot, local: reading.local, lastService: state.lastService, lastDays: state.lastDays, say: createSay(seed, state.said), said: state.said,
  } // biome-ignore format: one readable block
  const isPending = state.run.length > 0 || state.outcome !== null || state.isFirst
  if (!isPending) return { text: '', toolCalls: [], trace: traceOf(state, []) }
  const call = messageCall(state, input.tools)
  if (call) return { text: '', toolCalls: [call], trace: { ...traceOf(state, []), openGoal: 'take_message' } }
  const answers = answersOf(state, context)
  const text = compose({ state, input, context, answers })
  return { text, toolCalls: [], trace: traceOf(state, answers) }
}

/** Known answers first, then what is not known, each said once. */
function answersOf(state: TalkState, context: Context): Answer[] {
  const asksNothing = (clause: Clause) => clause.emergency !== null || isRequest(clause)
  const found = state.clauses.flatMap((clause) => {
    const answer = asksNothing(clause) ? null : answerClause(clause, context)
    return answer ? [answer] : []
  })
  const ordered = [...found.filter((answer) => !answer.unknown), ...found.filter((answer) => answer.unknown)]
  return ordered.filter((answer, i) => ordered.findIndex((other) => other.text === answer.text) === i)
}

type Turn = { state: TalkState; input: DialogueInput; context: Context; answers: Answer[] }

function compose({ state, input, context, answers }: Turn): string {
  const { say } = context
  const courtesies = new Set(state.clauses.flatMap((clause) => clause.courtesies))
  const isLost = state.isDangerTalk && answers.some((answer) => answer.unknown)
  const isDanger = isLost || state.clauses.some((clause) => clause.emergency?.isDangerToLife)
  const isUrgent = state.clauses.some((clause) => clause.emergency)
  const parts = [
    ...(isDanger ? [say('danger')] : []),
    ...answers.filter((answer) => !(isLost && answer.unknown)).map((answer) => answer.text),
    ...sayAboutMessage(state, input, context),
  ]
  if (state.isFirst && !isUrgent) {
    const greeting = input.bot.greeting
    const isOnlyHello =
      parts.length === 0 && !isWrongNumber(state) && (courtesies.size === 0 || courtesies.has('greet'))
    return isOnlyHello
      ? greeting
      : [withoutQuestion(greeting), ...(parts.length > 0 ? parts : social(state, context))].join(' ').trim()
  }
  return (parts.length > 0 ? parts : social(state, context)).join(' ')
}

/** When there is nothing to answer: manners, or an honest "I didn't get that". */
function social(state: TalkState, { say }: Context): string[] {
  const courtesies = new Set(state.clauses.flatMap((clause) => clause.courtesies))
  if (isWrongNumber(state)) return [say('wrong_number')]
  if (courtesies.has('no')) return [say('all_right')]
  if (courtesies.has('thanks')) return [say('welcome'), ...(courtesies.has('bye') ? [say('bye')] : [])]
  if (courtesies.has('bye')) return [say('bye')]
  if (state.clauses.some(isOpener)) return [say('go_ahead')]
  if (courtesies.has('greet')) return [say('greet_again')]
  if (courtesies.has('yes')) return [say('glad')]
  if (isPicture(state) || state.clauses.some(isShrug)) return [say('all_right')]
  return [say('not_understood')]
}

function isWrongNumber(state: TalkState): boolean {
  return state.clauses.some((clause) => clause.topic === 'wrong_number')
}

/** A thumb or a smile and no word. */
function isPicture({ run }: TalkState): boolean {
  const text = run.join('')
  return /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}?]/u.test(text)
}

/** A greeting that ends in "How can we help?" loses that when the help follows at once. */
function withoutQuestion(greeting: string): string {
  const sentences = sentencesOf(greeting.replace(/!\s+/g, '!\n'))
  return (sentences.at(-1)?.endsWith('?') ? sentences.slice(0, -1) : sentences).join(' ')
}

function traceOf(state: TalkState, answers: Answer[]): DialogueTrace {
  const { goal, clauses } = state
  const ask = goal?.isAccepted ? missing(state, goal) : null
  return {
    acts: [...new Set(clauses.flatMap(actsOf))],
    intents: clauses.flatMap((clause) => {
      const name = clause.ownQuestion ? `question:${clause.ownQuestion.question.id}` : clause.topic
      return name === null ? [] : [{ name, confidence: Math.round(clause.confidence * 100) / 100 }]
    }),
    facts: answers.flatMap((answer) => answer.facts),
    unknown: answers.flatMap((answer) => (answer.unknown ? [answer.unknown] : [])),
    openGoal:
      goal === null ? null : goal.isAccepted ? `take_message${ask ? `.${ask}` : ''}` : 'offer_message',
  }
}

function actsOf(clause: Clause): string[] {
  const acts: string[] = [...clause.courtesies]
  if (clause.emergency) acts.push('emergency')
  if (clause.topic === 'person' || clause.topic === 'complaint') acts.push(clause.topic)
  else if (isRequest(clause)) acts.push('request')
  else if (clause.ownQuestion || clause.isQuestion) acts.push('question')
  return acts.length > 0 ? acts : ['statement']
}
