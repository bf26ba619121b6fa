import type { Answer, Context } from './answer.ts'
import { sayStopped } from './asked-to-stop.ts'
import { isSilentTooLong } from './call-end.ts'
import { isOpener, isShrug } from './openers.ts'
import type { Say } from './say.ts'
import { sayNews } from './say-news.ts'
import { sayVisit } from './say-visit.ts'
import { sentencesOf } from './split-clauses.ts'
import { sayAboutMessage, saysGoodbye } from './take-message.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'
import { leavesIt } from './words.ts'

export type Turn = { state: TalkState; input: DialogueInput; context: Context; answers: Answer[] }

/** Everything said in one turn: answers, what was done, and at most one goal's next question. */
export function compose(turn: Turn): string {
  const { state, input, context, answers } = turn
  const courtesies = new Set(state.clauses.flatMap((clause) => clause.courtesies))
  const isLost = state.isDangerTalk && answers.some((answer) => answer.unknown)
  const isDanger = isLost || state.clauses.some((clause) => clause.emergency?.isDangerToLife)
  const isUrgent = state.clauses.some((clause) => clause.emergency)
  const {
    context: { say },
  } = turn
  const about = sayAboutMessage(state, input, context)
  const parts = [
    ...(isDanger ? [say('danger')] : []),
    ...answers.filter((answer) => !(isLost && answer.unknown)).map((answer) => answer.text),
    ...sayNews(turn),
    ...about,
  ]
  const later =
    state.isLaterOffer && input.tools.includes('take_message') && about.length === 0
      ? [say('offer_later')]
      : []
  const isLeaving = state.news.some((item) => item.kind === 'put_through')
  const isOver = isLeaving || isSilentTooLong(state) || asksAlready(turn, about)
  const question = [
    ...later,
    ...(isOver ? [] : sayVisit({ ...turn, isBack: answers.length > 0 && state.visit?.isReadBack === true })),
  ]
  const manners = parts.length + question.length > 0 ? mannersBefore(turn) : social(turn)
  const isLeft = parts.length > 0 && question.length === 0 && !asksAlready(turn, about) && saysGoodbye(state)
  const all = [...manners, ...parts, ...question, ...(isLeft ? [say('bye')] : [])]
  if (!state.isFirst || isUrgent) return all.join(' ')
  const greeting = input.bot.greeting
  const isOnlyHello =
    parts.length + question.length === 0 &&
    !state.clauses.some((clause) => clause.isRude || saysMore.has(clause.topic ?? '')) &&
    (courtesies.size === 0 || courtesies.has('greet'))
  return isOnlyHello ? greeting : [withoutQuestion(greeting), ...all].join(' ').trim()
}

/** What is met with words of its own even at the very beginning. */
const saysMore = new Set(['wrong_number', 'stop', 'wait', 'repeat'])

/** One goal asks at a time. */
function asksAlready({ state }: Turn, about: string[]): boolean {
  const isRefused = state.news.some((item) => item.kind === 'failed' && item.tool !== 'hand_over')
  return isRefused || (about.length > 0 && state.outcome?.isTaken !== true && !state.isRepeat)
}

/** Manners that go with something else in the same turn. */
function mannersBefore({ state, input, context: { say } }: Turn): string[] {
  const stopped = sayStopped(state, input)
  if (stopped) return [say(stopped)]
  if (state.dropped) return [say(state.dropped.kind === 'book' ? 'visit_dropped' : 'visit_kept')]
  const isPassedOn = state.outcome?.isTaken === true
  if (isPassedOn && (isUpset(state) || complains(state))) return [say('sorry_about_it')]
  // Whoever is asked for a name so that it can be passed on is told so in the same breath.
  return isUpset(state) && !state.isNewGoal ? [say('sorry')] : []
}

function complains({ clauses }: TalkState): boolean {
  return clauses.some(({ topic }) => topic === 'complaint')
}

/** Somebody is angry, and nothing said so far in this turn has met that. */
function isUpset(state: TalkState): boolean {
  return state.clauses.some((clause) => clause.isRude) && !complains(state)
}

/** When there is nothing to answer: manners, or an honest "I didn't get that". */
function social({ state, input, context: { say } }: Turn): string[] {
  const courtesies = new Set(state.clauses.flatMap((clause) => clause.courtesies))
  if (state.dropped) return [say(state.dropped.kind === 'book' ? 'visit_dropped' : 'visit_kept')]
  if (state.silences > 0) return [say(isSilentTooLong(state) ? 'silent_bye' : 'still_there')]
  const topics = new Set(state.clauses.map((clause) => clause.topic))
  const stopped = sayStopped(state, input)
  if (stopped) return [say(stopped)]
  if (isWrongNumber(state)) return [say('wrong_number')]
  if (isUpset(state)) return [say('sorry')]
  if (topics.has('repeat')) return [sayAgain(state, say)]
  if (topics.has('wait')) return [say('take_your_time'), ...(courtesies.has('thanks') ? [say('bye')] : [])]
  if (courtesies.has('no')) return [say('all_right')]
  if (courtesies.has('thanks')) return [say('welcome'), ...(saysGoodbye(state) ? [say('bye')] : [])]
  if (courtesies.has('bye')) return [say('bye')]
  if (state.clauses.some(({ message }) => leavesIt.test(message))) return [say('all_right')]
  if (state.clauses.some(isOpener)) return [say('go_ahead')]
  if (courtesies.has('greet')) return [say('greet_again')]
  if (courtesies.has('yes')) return [say('glad')]
  if (isPicture(state) || state.clauses.some(isShrug)) return [say('all_right')]
  return [say('not_understood')]
}

/** The last thing said, once more. */
function sayAgain({ said }: TalkState, say: Say): string {
  return said === '' ? say('nothing_said_yet') : say('say_again', { text: said })
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
