import { absorbMessage, answersAsk, type Hearing, isBare, offerLoose, want } from './absorb-message.ts'
import { absorbVisit } from './absorb-visit.ts'
import type { Context } from './answer.ts'
import { canDo } from './goals.ts'
import { meansVisit, openBooking, openVisit } from './open-visit.ts'
import type { Clause, Reading } from './read-clause.ts'
import { readValues } from './read-values.ts'
import type { DayValue } from './recognise-date.ts'
import { isOnlyName, nameClause } from './recognise-name.ts'
import { hintAtService } from './recognise-service.ts'
import { isAside } from './split-asides.ts'
import { splitClauses } from './split-clauses.ts'
import { takeDetails } from './take-details.ts'
import type { TalkState } from './talk-state.ts'
import type { Topic } from './topics.ts'
import type { BusinessFacts, DialogueInput, Service } from './types.ts'

export type RunHearing = { context: Context; reading: Reading; input: DialogueInput }

/** Takes in the texts that came since the bot last spoke: values, wishes, choices, open questions, yes and no. */
export function absorbRun(state: TalkState, texts: string[], hearing: RunHearing): void {
  const wasOpen = state.goal?.isAccepted === true
  state.silences = texts.every((text) => isSilence(text)) ? state.silences + 1 : 0
  for (const text of texts) absorbText(state, text, hearing)
  offerLoose(state)
  state.lastDays = daysAfter(state)
  state.isOnlyQuestions =
    state.clauses.length > 0 && state.clauses.every((clause) => clause.isQuestion && !isRequest(clause))
  state.isNewGoal = !wasOpen && state.goal !== null && state.goal.isAccepted
}

/** No word, or what a recogniser writes when it heard none. */
export function isSilence(text: string): boolean {
  return /^[\s.…]*$|^\W*\(?(?:silence|no (?:speech|input|response)|inaudible)\)?\W*$/i.test(text)
}

function absorbText(state: TalkState, text: string, hearing: RunHearing): void {
  const { context, reading, input } = hearing
  const said = readValues(text, { state, input, reading })
  const read = splitClauses(text, reading)
  const { name, gave } = takeDetails(state, { text, said, clauses: read, reading })
  const isName = isOnlyName(text, name, state.ask)
  const named = name === null ? read : splitClauses(text, { ...reading, read: new Map(), name: name.words })
  const clauses = isName ? [nameClause(text)] : named
  state.clauses.push(...clauses)
  if (meansVisit(state, clauses, { said, input })) openBooking(state, text)
  for (const clause of clauses) if (isChange(clause)) openVisit(state, clause, input.tools)
  const visitClauses: Clause[] = []
  for (const clause of clauses)
    if (absorbClause(state, clause, { context, name, input, isAside: isAside(clause, said, state) }))
      visitClauses.push(clause)
  const service = serviceIn(clauses, { state, business: input.business })
  const { visit } = state
  if (visit?.kind === 'book' && visit.service === null && service) visit.service = service
  if (visit?.kind === 'book' && visit.service === null && visit.words === text)
    visit.service = state.lastService
  if (service) [state.lastService, state.lastServiceText] = [service, text]
  if (!visit || (visitClauses.length === 0 && !gave)) return
  for (const clause of visitClauses) state.handled.add(clause)
  const words =
    visitClauses.length === clauses.length ? text : visitClauses.map((clause) => clause.text).join(', ')
  const heard = readValues(words, { state, input, reading })
  absorbVisit(state, visit, { text: words, clauses: visitClauses, said: heard, input, gaveDetails: gave })
}

function isChange({ topic, emergency }: Clause): boolean {
  return emergency === null && (topic === 'booking' || topic === 'change_booking')
}

/** The service a text names; while one is to be booked and none is known, the one its words hint at. */
function serviceIn(
  clauses: Clause[],
  { state, business }: { state: TalkState; business: BusinessFacts },
): Service | undefined {
  const named = clauses.flatMap((clause) => clause.services).at(-1)
  const { visit } = state
  if (named || visit?.kind !== 'book' || visit.service !== null) return named
  return (
    hintAtService(
      clauses.flatMap((clause) => clause.tokens),
      business,
    ) ?? undefined
  )
}

export const requestTopics: Topic[] = ['booking', 'change_booking', 'person', 'complaint', 'message']

export function isRequest(clause: Clause): boolean {
  return clause.topic !== null && requestTopics.includes(clause.topic)
}

type ClauseHearing = Hearing & { input: DialogueInput; isAside: boolean }

/** Takes in one clause; true when it speaks of a visit that is open or opened by it. */
function absorbClause(state: TalkState, clause: Clause, hearing: ClauseHearing): boolean {
  const { input, isAside } = hearing
  state.isDangerTalk ||= clause.emergency?.isDangerToLife ?? false
  if (endsTalk(state, clause)) return false
  if (clause.emergency) want(state, clause, { isUrgent: true, needsWords: false })
  else if (clause.topic === 'person' && input.tools.includes('hand_over')) state.wantsPerson = clause.message
  else if (wantsVisit(state, clause, input) && openVisit(state, clause, input.tools)) return true
  else if (isRequest(clause)) want(state, clause, { needsWords: isBare(clause) })
  else if (state.visit !== null && !isAside && !(state.goal !== null && answersAsk(state, clause)))
    return true
  else absorbMessage(state, clause, hearing)
  return false
}

/** A wrong number, or somebody who wants to hear no more: whatever was open is over. */
function endsTalk(state: TalkState, { topic }: Clause): boolean {
  if (topic !== 'stop' && topic !== 'wrong_number') return false
  state.isStopped = topic === 'stop'
  ;[state.goal, state.visit, state.waiting, state.wantsPerson] = [null, null, [], null]
  return true
}

/** A wish for a visit, or a statement that names nothing but something that can be booked. */
function wantsVisit(state: TalkState, clause: Clause, { tools }: DialogueInput): boolean {
  if (clause.topic === 'booking' || clause.topic === 'change_booking') return true
  const tells = !clause.isQuestion && (clause.topic === 'service_do' || clause.topic === null)
  return (
    tells && clause.services.length > 0 && state.visit === null && state.goal === null && canDo('book', tools)
  )
}

/** The days this run asked about; those before stay meant while it goes on asking for hours without a day. */
function daysAfter({ clauses, lastDays }: TalkState): DayValue[] {
  const named = clauses.flatMap((clause) => clause.days)
  if (named.length > 0) return named
  return clauses.some((clause) => clause.topic === 'hours') ? lastDays : []
}
