import { isRequest } from './absorb-run.ts'
import type { Answer, Context } from './answer.ts'
import { answerClause } from './answer-clause.ts'
import { isStop } from './asked-to-stop.ts'
import { compose } from './compose.ts'
import { nextStep } from './next-step.ts'
import { type Catalogue, english } from './phrases.ts'
import type { Clause, Reading } from './read-clause.ts'
import { readTalk } from './read-talk.ts'
import { shareFacts } from './reading.ts'
import { createSay } from './say.ts'
import { sayAloud } from './say-aloud.ts'
import type { TalkState } from './talk-state.ts'
import { traceOf } from './trace.ts'
import type { DialogueInput, DialogueReply } from './types.ts'

/**
 * The next thing the bot says or does: pure, deterministic, and without memory of its own. Every fact it says
 * comes from `business`, `bot`, the contact's words or a tool's result. With a tool call `text` is empty; call
 * again with the call and its result appended.
 */
export function nextReply(given: DialogueInput, catalogue: Catalogue = english): DialogueReply {
  const input = shareFacts(given)
  const { state, reading } = readTalk(input, catalogue)
  const isPending = state.run.length > 0 || state.calls > 0 || state.isFirst
  if (!isPending) return { text: '', toolCalls: [], trace: traceOf(state, input, []) }
  const call = nextStep(state, input)
  if (call) return { text: '', toolCalls: [call], trace: traceOf(state, input, []) }
  const context = contextOf(input, catalogue, { state, reading })
  const answers = answersOf(state, context)
  const text = compose({ state, input, context, answers })
  return {
    text: input.channel === 'voice' ? sayAloud(text) : text,
    toolCalls: [],
    trace: traceOf(state, input, answers),
  }
}

function contextOf(
  { business, bot, channel, passages, messages }: DialogueInput,
  catalogue: Catalogue,
  { state, reading }: { state: TalkState; reading: Reading },
): Context {
  const turn = messages.filter((message) => message.role === 'bot').length
  const opening = messages.find((message) => message.role === 'contact')
  const seed = `${opening && 'text' in opening ? opening.text : ''}#${turn}`
  return {
    business, bot, passages, local: reading.local, lastService: state.lastService, lastDays: state.lastDays, theirs: channel === 'voice' ? null : state, said: state.said,
    say: createSay({ catalogue, channel, seed, said: state.said }),
  } // biome-ignore format: one readable block
}

/** Known answers first, then what is not known, each said once. */
function answersOf(state: TalkState, context: Context): Answer[] {
  const isOver = state.clauses.some((clause) => isStop(clause) || clause.topic === 'wrong_number')
  if (isOver) return []
  const asksNothing = (clause: Clause) =>
    clause.emergency !== null || isRequest(clause) || state.handled.has(clause)
  const found = state.clauses.flatMap((clause) => {
    const answer = asksNothing(clause) ? null : answerClause(clause, context)
    return answer ? [answer] : []
  })
  const ordered = [...found.filter((answer) => !answer.unknown), ...found.filter((answer) => answer.unknown)]
  return ordered.filter((answer, i) => ordered.findIndex((other) => other.text === answer.text) === i)
}
