import type { Context } from './answer.ts'
import { answerClause } from './answer-clause.ts'
import { tellsTheirs } from './answer-theirs.ts'
import { contentStems, tokenise } from './normalise.ts'
import { isOpener, isShrug } from './openers.ts'
import type { Clause } from './read-clause.ts'
import type { NameValue } from './recognise-name.ts'
import type { Goal, TalkState } from './talk-state.ts'
import type { Topic } from './topics.ts'
import { leavesIt, stopWords } from './words.ts'

export type Hearing = { context: Context; name: NameValue | null }

/** Takes a clause in as part of a message for the team: a wish, an answer to what was asked, or an open question. */
export function absorbMessage(state: TalkState, clause: Clause, hearing: Hearing): void {
  if (addsToUrgent(state, clause, hearing.name)) wantMore(state, clause)
  else if (answersAsk(state, clause)) takeReply(state, clause, hearing.name)
  else absorbFreely(state, clause, hearing)
}

/** What answers nothing: an open question is offered to be passed on, a statement is a message of its own. */
function absorbFreely(state: TalkState, clause: Clause, hearing: Hearing): void {
  const answer = answerClause(clause, hearing.context)
  const isStatement =
    !answer &&
    (clause.topic === null || tellsTheirs(clause)) &&
    !clause.isQuestion &&
    !isOpener(clause) &&
    !isShrug(clause)
  if (answer?.unknown && state.isDangerTalk) want(state, clause, {})
  else if (answer?.unknown && state.visit) state.isLaterOffer = true
  else if (answer?.unknown && !clause.isRude) offer(state, clause)
  else if (isStatement && clause.leftover.length >= 2 && says(clause, hearing.name)) state.loose.push(clause)
}

/** Statements nobody made sense of are offered to be passed on, unless the same texts said something else clearly. */
export function offerLoose(state: TalkState): void {
  const isClear = state.clauses.some(
    (clause) => !state.loose.includes(clause) && (clause.ownQuestion !== null || isMeant(clause.topic)),
  )
  const isBusy = state.goal !== null || state.visit !== null || state.wantsPerson !== null || state.isRepeat
  if (isClear || isBusy || state.isStopped) return
  for (const clause of state.loose) {
    if (state.isDangerTalk) want(state, clause, {})
    else offer(state, clause)
  }
}

function isMeant(topic: Topic | null): boolean {
  return topic !== null && !(['greet', 'yes'] as Topic[]).includes(topic)
}

/** Opens the goal, or adds to the one that is open. What was passed on already is not passed on again. */
export function want(
  state: TalkState,
  clause: Clause,
  wish: { isUrgent?: boolean; needsWords?: boolean },
): void {
  if (state.taken.some((words) => isSameMatter(words, clause.message))) {
    state.isRepeat = true
    return
  }
  const goal = state.goal ?? newGoal(wish.needsWords ?? false)
  state.isUrgentTalk ||= wish.isUrgent ?? false
  if (clause.topic === 'booking' && clause.services.length === 0 && state.lastServiceText)
    addWords(goal, state.lastServiceText)
  addWords(goal, clause.message)
  goal.isAccepted = true
  goal.mayBook ||= clause.topic === 'complaint' && !clause.isRude
  goal.isUrgent ||= state.isUrgentTalk
  goal.needsWords &&= wish.needsWords ?? false
  goal.hasFailed = false
  state.goal = goal
}

/** A name, a place or an address that follows an urgent message: it belongs to the same matter. */
function addsToUrgent(state: TalkState, clause: Clause, name: NameValue | null): boolean {
  const isOpen = state.goal === null ? state.lastTaken === 'urgent' : state.goal.isMore
  if (!isOpen || clause.isQuestion || isCourtesy(clause) || isShrug(clause)) return false
  return name !== null || clause.places.length > 0 || clause.leftover.length >= 2
}

function wantMore(state: TalkState, clause: Clause): void {
  const isMore = state.goal === null
  want(state, clause, { isUrgent: true })
  if (state.goal) state.goal.isMore ||= isMore
}

export function offer(state: TalkState, clause: Clause): void {
  const goal = state.goal ?? { ...newGoal(false), isLoose: true, mayBook: true }
  if (state.goal && !state.goal.isAccepted && state.ask === 'offer' && !goal.words.includes(clause.message))
    goal.words = []
  addWords(goal, clause.message)
  state.isNewOffer = true
  state.goal = goal
}

/** A reply to what the bot just asked: not a question of its own, nor something surely about another topic. */
export function answersAsk(state: TalkState, clause: Clause): boolean {
  if (state.goal === null || state.ask === null) return false
  if (isCourtesy(clause)) return !clause.isQuestion || clause.tokens.length <= 4
  if (state.ask === 'offer' && clause.topic !== null && asksFact.test(clause.topic)) return false
  return !clause.isQuestion && (clause.topic === null || clause.confidence < 0.8)
}

function takeReply(state: TalkState, clause: Clause, name: NameValue | null): void {
  const { goal } = state
  if (!goal) return
  const isOffer = state.ask === 'offer' || state.ask === 'retry'
  const isLeaving =
    (clause.courtesies.includes('bye') || leavesIt.test(clause.message)) &&
    !clause.courtesies.includes('yes') &&
    name === null
  const mayLeave = isOffer || (goal.isLoose && !goal.isUrgent)
  if ((isOffer && clause.courtesies.includes('no')) || (mayLeave && isLeaving)) {
    state.goal = null
    return
  }
  const isYes = clause.courtesies.includes('yes')
  const hasWords = says(clause, name) && !(isCourtesy(clause) && clause.tokens.length <= 6)
  const asksElse = state.clauses.some(
    (other) =>
      other !== clause &&
      (other.ownQuestion !== null ||
        other.isQuestion ||
        (other.topic !== null && asksFact.test(other.topic))),
  )
  // "Lol ok. Do I need a referral?" goes on to something else.
  const isHardlyYes = isYes && hardlyYes.test(clause.text)
  if (isOffer && (!isYes || isHardlyYes) && !name && asksElse) return
  if (isOffer && (isYes || name || hasWords)) {
    goal.isAccepted = true
    goal.hasFailed = false
  }
  if (!hasWords) return
  addWords(goal, clause.message)
  goal.isUrgent ||= state.isUrgentTalk
  state.gaveWords = true
  goal.needsWords = false
}

const asksFact = /^(?:hours|service_\w+|area|address|phone|website|robot)$/
const hardlyYes =
  /^\W*(?:(?:lol|haha|ha|oh|well|um|uh|hm+) )*(?:ok|okay|k|kk|alright|all right|cool|fine|fair enough|right)\b(?:,? (?:lol|then|well))*\W*$/i

export function isCourtesy(clause: Clause): boolean {
  return clause.topic !== null && (['greet', 'thanks', 'bye', 'yes', 'no'] as Topic[]).includes(clause.topic)
}

/** Whether there is more in it than the contact's name. */
function says(clause: Clause, name: NameValue | null): boolean {
  const start = clause.message.indexOf(clause.text)
  return tokenise(clause.text).some((token) => {
    const [from, to] = [token.start + start, token.end + start]
    const inName = name !== null && from >= name.start && to <= name.end
    return !inName && !stopWords.has(token.word) && token.word !== 'name' && token.word !== 'yeah'
  })
}

/** "Can I talk to a person" and "I'd like an appointment" say that, not what about. */
export function isBare(clause: Clause): boolean {
  if (clause.topic === 'change_booking' || clause.services.length > 0 || clause.days.length > 0) return false
  const saysMoreBeside = contentStems(clause.message).length > contentStems(clause.text).length + 1
  return clause.leftover.length === 0 && !saysMoreBeside
}

export function newGoal(needsWords: boolean): Goal {
  return {
    words: [],
    isAccepted: false,
    isUrgent: false,
    needsWords,
    asked: [],
    hasFailed: false,
    isMore: false,
    isLoose: false,
    mayBook: false,
  }
}

function addWords(goal: Goal, words: string): void {
  if (!goal.words.includes(words)) goal.words.push(words)
}

function isSameMatter(taken: string, message: string): boolean {
  const [old, fresh] = [new Set(contentStems(taken)), contentStems(message)]
  return fresh.filter((stem) => old.has(stem)).length >= fresh.length * 0.8
}
