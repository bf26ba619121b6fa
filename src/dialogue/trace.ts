import { isRequest } from './absorb-run.ts'
import type { Answer } from './answer.ts'
import { goals, openSlots } from './goals.ts'
import type { Clause } from './read-clause.ts'
import { missing } from './take-message.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput, DialogueTrace } from './types.ts'

/** Why the engine says what it says. */
export function traceOf(state: TalkState, input: DialogueInput, answers: Answer[]): DialogueTrace {
  return {
    acts: [...new Set(state.clauses.flatMap(actsOf))],
    intents: state.clauses.flatMap((clause) => {
      const name = clause.ownQuestion ? `question:${clause.ownQuestion.question.id}` : clause.topic
      return name === null ? [] : [{ name, confidence: Math.round(clause.confidence * 100) / 100 }]
    }),
    facts: answers.flatMap((answer) => answer.facts),
    values: state.values,
    unknown: answers.flatMap((answer) => (answer.unknown ? [answer.unknown] : [])),
    openGoal: openGoalOf(state, input),
  }
}

function openGoalOf(state: TalkState, input: DialogueInput): string | null {
  const { goal, visit } = state
  if (goal?.isAccepted) {
    const ask = missing(state, goal)
    return `take_message${ask ? `.${ask}` : ''}`
  }
  if (goal) return 'offer_message'
  if (!visit) return null
  const [slot] = openSlots({ state, visit, input })
  const { deed } = goals[visit.kind]
  return slot === undefined ? deed : `${deed}.${slot}`
}

function actsOf(clause: Clause): string[] {
  const acts: string[] = [...clause.courtesies]
  if (clause.emergency) acts.push('emergency')
  if (clause.topic === 'person' || clause.topic === 'complaint') acts.push(clause.topic)
  else if (isRequest(clause)) acts.push('request')
  else if (clause.ownQuestion || clause.isQuestion) acts.push('question')
  return acts.length > 0 ? acts : ['statement']
}
