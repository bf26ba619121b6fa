import {
  absorbMessage,
  answersAsk,
  type Hearing,
  isBare,
  newGoal,
  offer,
  offerLoose,
  want,
} from './absorb-message.ts'
import { absorbVisit } from './absorb-visit.ts'
import type { Context } from './answer.ts'
import { askedAlike } from './asked-alike.ts'
import { isBareStop, isForTeamToStop, isStop } from './asked-to-stop.ts'
import { chooseService, lastBookable } from './choose-service.ts'
import { clausesOf } from './clauses-of.ts'
import { estimateWanted } from './estimate-wanted.ts'
import { forChild } from './for-children.ts'
import { canGetPerson } from './get-person.ts'
import { servicesHinted } from './hint-at-service.ts'
import { likeliestService, serviceMeant } from './meant.ts'
import { changeIn, meansVisit, openBooking, visitFor } from './open-visit.ts'
import { plusDays } from './opening-hours.ts'
import { asksOtherTime } from './other-time.ts'
import { asksWhatStands } from './own-appointments.ts'
import type { Clause, Reading } from './read-clause.ts'
import { readValues } from './read-values.ts'
import { readingOf } from './reading.ts'
import type { DayValue } from './recognise-date.ts'
import { isOnlyName, nameClause } from './recognise-name.ts'
import type { SaidValues } from './said-values.ts'
import { onSameDay, openSecond, sameDay, wishSecond, wordsBefore } from './second-booking.ts'
import { isAside, speaksOfHours } from './split-asides.ts'
import { takeDetails } from './take-details.ts'
import type { TalkState } from './talk-state.ts'
import { findInBook } from './the-book.ts'
import { takePair } from './timed-pair.ts'
import type { Topic } from './topics.ts'
import type { DialogueInput, Service } from './types.ts'
import type { Visit } from './visit.ts'
import { wantsInWriting } from './written-down.ts'

/** One text of the contact, and when it was said. */
export type Said = { text: string; at: string }
export type RunHearing = { context: Context; reading: Reading; input: DialogueInput }

/** Takes in the texts that came since the bot last spoke: values, wishes, choices, open questions, yes and no. */
export function absorbRun(state: TalkState, texts: Said[], hearing: RunHearing): void {
  const wasOpen = state.goal?.isAccepted === true
  state.silences = texts.every(({ text }) => isSilence(text)) ? state.silences + 1 : 0
  for (const said of texts) absorbText(state, said, hearing)
  offerLoose(state)
  state.lastDays = daysAfter(state)
  state.lastAsked =
    state.clauses.findLast((clause) => clause.isQuestion && clause.topic !== null)?.topic ?? state.lastAsked
  state.isOnlyQuestions =
    state.clauses.length > 0 && state.clauses.every((clause) => clause.isQuestion && !isRequest(clause))
  state.isNewGoal = !wasOpen && state.goal !== null && state.goal.isAccepted
}

/** No word, or what a recogniser writes when it heard none. */
export function isSilence(text: string): boolean {
  return /^[\s.…]*$|^\W*\(?(?:silence|no (?:speech|input|response)|inaudible)\)?\W*$/i.test(text)
}

function absorbText(state: TalkState, { text, at }: Said, hearing: RunHearing): void {
  // "Tomorrow" means the day after it was said, not after it is read again.
  const input = { ...hearing.input, now: at }
  const { context } = hearing
  const reading = { ...readingOf(input, at), isReply: state.ask !== null && state.ask !== 'more' }
  const said = readValues(text, { state, input, reading })
  const readIn = (scene: Reading) => clausesOf(text, scene).map((clause) => askedAlike(clause, state, scene))
  const read = readIn(reading)
  const { name, gave } = takeDetails(state, { text, said, clauses: read, reading })
  const isName = isOnlyName(text, name, state.ask)
  const named = name === null ? read : readIn({ ...reading, name: name.words })
  const isBare = input.channel === 'text' && isBareStop(text)
  const heard: Clause[] = isBare ? named.map((clause) => ({ ...clause, topic: 'stop' })) : named
  const forThem = forUs(calmed(heard, said, reading.local.isoDate), state)
  const clauses = isName
    ? [nameClause(text)]
    : forThem.map((clause) => momentAsWish(clause, forThem, { state, input }))
  state.clauses.push(...clauses)
  if (takePair(state, text, { clauses, said, input, reading })) {
    for (const clause of clauses) if (!clause.isQuestion || speaksOfVisit(clause)) state.handled.add(clause)
    return
  }
  state.ofBook = findInBook(clauses, said.whens, state.book)
  const visits = visitsOf(state, clauses, { text, said, input })
  const asked = clauses.filter((clause) => {
    const isOfVisit = visits.has(clause) && (asksOtherTime(clause, state) || !isAside(clause, said, state))
    return (
      !absorbClause(state, clause, { context, name, input, isOfVisit, isTimed: isTimed(clause, said) }) &&
      isOfVisit
    )
  })
  const service = spokenOfIn(clauses, input)
  let last: Visit | null = null
  for (const visit of new Set([...visits.values(), ...(gave && state.visit ? [state.visit] : [])])) {
    const own = asked.filter((clause) => visits.get(clause) === visit)
    if (own.length === 0 && !gave) continue
    for (const clause of own) state.handled.add(clause)
    const isNew = visit.service === null
    if (visit.kind === 'book') visit.service = estimateWanted(own, input.business) ?? visit.service
    visit.service ??= chooseService(visit, { own, all: clauses }, { state, ...input })
    const second = openSecond(state, visit, { clauses: own, facts: input })
    const words = second ? wordsBefore(second, own) : own.length === clauses.length ? text : wordsOf(own)
    const heard = readValues(words, { state: { ...state, visit }, input, reading })
    if (visit.kind === 'book' && visit.service?.durationMinutes === null) {
      passOn(state, visit, text)
      continue
    }
    const current = state.visit === visit ? null : state.visit
    visit.wish = sameDay(visit, last ?? (onSameDay.test(visit.words) ? current : null))
    last = visit
    const named = second && visit.service ? [{ ...second.clause, services: [visit.service] }] : own
    absorbVisit(state, visit, { text: words, clauses: named, said: heard, input, gaveDetails: gave })
    if (visit.kind === 'book' && visit.service === null)
      visit.possibleServices = servicesHinted(
        own.flatMap(({ tokens }) => tokens),
        input.business,
      )
    if (visit.kind === 'book' && !second && visit.held === null && (isNew || visit.words === text))
      visit.service = forChild(visit.service, text, input.business)
    if (second) wishSecond(second, visit, { state, input, reading })
  }
  if (
    clauses.some(({ isQuestion, topic, leftover }) => !isQuestion && topic !== 'stop' && leftover.length >= 2)
  )
    state.story = [...state.story, text].slice(-mostTold)
  const spokenOf = service ?? state.visit?.service ?? describedIn(clauses, { state, input })
  const spokenOfNow = clauses.flatMap(({ services }) => services)
  if (spokenOfNow.length > 0) state.lastServices = [...new Set(spokenOfNow)]
  if (spokenOf) [state.lastService, state.lastServiceText] = [forChild(spokenOf, text, input.business), text]
}

/** "My garage door won't open": whoever tells of trouble speaks of no new one, which only the team arranges. */
function spokenOfIn(clauses: Clause[], facts: DialogueInput): Service | undefined {
  const named = lastBookable(clauses.flatMap((clause) => clause.services))
  const isTrouble = clauses.some(({ text }) => isBroken.test(text))
  if (named?.durationMinutes !== null || !isTrouble) return named
  return (
    likeliestService(
      clauses.flatMap(({ tokens }) => tokens),
      facts,
    ) ?? undefined
  )
}

const isBroken =
  /\b(?:won['’]?t|will not|broke|broken|stuck|leak\w*|cracked|not working|stopped|dead|jammed|snapped)\b/i

/** Texts of which a story is remembered. */
const mostTold = 4

/** "Friday afternoon?", "can I do a private one Friday at noon": asked of work that is spoken of, a time is when somebody would come. */
function momentAsWish(
  clause: Clause,
  clauses: Clause[],
  { state: { lastService, visit }, input }: { state: TalkState; input: DialogueInput },
): Clause {
  const { topic, isQuestion, days, text, ownQuestion } = clause
  const isMoment = topic === 'hours' && isQuestion && days.length > 0 && ownQuestion === null
  if (visit || !isMoment || speaksOfHours(clause) || asksOfDoors.test(text)) return clause
  const tokens = clauses.flatMap((one) => one.tokens)
  const isOfWork =
    lastService !== null ||
    clauses.some(({ services }) => services.length > 0) ||
    serviceMeant(tokens, input, 0.5) !== null ||
    servicesHinted(tokens, input.business).length > 0
  if (!isOfWork) return clause
  return { ...clause, topic: 'booking', confidence: 0.7 }
}

const asksOfDoors =
  /\b(?:hours?|open|opened|clos\w*|till|until|late|early|holidays?)\b|\b(?:are|is|will) (?:you|u|y['’]?all|anybody|anyone|somebody|someone)\b|\bdo (?:you|u)(?: guys| all)? work\b/i

/** Of a text that was meant for somebody else only that is heard; what goes on to ask for a visit only sounded so. */
function forUs(given: Clause[], { visit }: TalkState): Clause[] {
  // "I gave you my old place", said while a visit is booked: wrong was what they said, and not whom they called.
  const clauses = given.map((clause) =>
    clause.topic === 'wrong_number' &&
    visit?.kind === 'book' &&
    !/\bwrong (?:number|person|place|text)\b/i.test(clause.text)
      ? { ...clause, topic: null, confidence: 0 }
      : clause,
  )
  const astray = clauses.filter(({ topic }) => topic === 'wrong_number')
  if (astray.length === 0) return clauses
  const isForVisit = clauses.some(({ topic }) => topic === 'booking' || topic === 'change_booking')
  return isForVisit ? clauses.filter((clause) => !astray.includes(clause)) : astray
}

/** "It has stopped again": what somebody describes is spoken of like what they name. */
function describedIn(
  clauses: Clause[],
  { state, input }: { state: TalkState; input: DialogueInput },
): Service | null {
  const isOfWork = (topic: Topic) =>
    spokenOfWork.has(topic) || (state.lastService === null && askedOfWork.has(topic))
  const told = clauses.filter(
    ({ topic, ownQuestion }) => (topic === null || isOfWork(topic)) && ownQuestion === null,
  )
  return serviceMeant(
    told.flatMap(({ tokens }) => tokens),
    input,
    0.6,
  )
}

/** Work that is named beside a town that may be far away. */
const spokenOfWork = new Set<Topic>(['service_do', 'area'])
/** What the first question of a talk is about is what is spoken of. */
const askedOfWork = new Set<Topic>(['service_price', 'service_duration'])

/** A story that only sounds like an emergency is none beside a wish for another day. */
function calmed(clauses: Clause[], { whens }: SaidValues, today: string): Clause[] {
  const isLater = whens.some(
    ({ value }) =>
      value.days !== null && value.days.from > (value.times === null ? plusDays(today, 1) : today),
  )
  const asks = clauses.some(({ isQuestion, topic }) => isQuestion || topic === 'booking')
  if (!isLater || !asks) return clauses
  return clauses.map((clause) =>
    clause.emergency?.isSure === false ? { ...clause, emergency: null } : clause,
  )
}

function speaksOfVisit({ topic, ownQuestion }: Clause): boolean {
  return ownQuestion === null && (topic === null || topic === 'booking' || topic === 'service_do')
}

function wordsOf(clauses: Clause[]): string {
  return clauses.map((clause) => clause.text).join(', ')
}

/** What cannot be booked here becomes a message: the team arranges it. */
function passOn(state: TalkState, visit: Visit, text: string): void {
  state.news.push({ kind: 'not_bookable', service: visit.service?.name ?? '' })
  state.goal ??= newGoal(false)
  state.goal.isAccepted = true
  state.goal.words = [...new Set([...state.goal.words, text])]
  state.waiting = state.waiting.filter((other) => other !== visit)
  if (state.visit === visit) state.visit = state.waiting.shift() ?? null
}

type Text = { text: string; said: SaidValues; input: DialogueInput }

/** Which visit each clause speaks of: the one it asks for, else the one spoken of before it. */
function visitsOf(state: TalkState, clauses: Clause[], { text, said, input }: Text): Map<Clause, Visit> {
  const visits = new Map<Clause, Visit>()
  for (const clause of clauses) if (changeIn(clause)) visitFor(state, clause, input.tools)
  let spokenOf = state.visit
  const leading: Clause[] = []
  for (const clause of clauses) {
    const named = state.waiting.find(
      (visit) => visit.service !== null && visit.service === clause.services[0],
    )
    spokenOf = visitFor(state, clause, input.tools) ?? named ?? spokenOf
    if (spokenOf) visits.set(clause, spokenOf)
    else leading.push(clause)
  }
  const first =
    spokenOf === null && meansVisit(state, clauses, { said, input }) ? openBooking(state, text) : state.visit
  if (first) for (const clause of leading) visits.set(clause, first)
  return visits
}

export const requestTopics: Topic[] = ['booking', 'change_booking', 'person', 'complaint', 'message']

export function isRequest(clause: Clause): boolean {
  return clause.topic !== null && requestTopics.includes(clause.topic)
}

type ClauseHearing = Hearing & { input: DialogueInput; isOfVisit: boolean; isTimed: boolean }

/** "Tell Miss Ferreira that she practiced, and book her for Tuesday": words for somebody beside the visit. */
function tellsTeam({ topic, confidence, days }: Clause): boolean {
  if (topic === 'person') return confidence >= 0.75
  return topic === 'message' && (confidence >= 0.95 || (confidence >= 0.8 && days.length === 0))
}

function isTimed(clause: Clause, { whens, ordinals }: SaidValues): boolean {
  const words = clause.text.toLowerCase()
  return (
    clause.days.length > 0 || [...whens, ...ordinals].some(({ text }) => words.includes(text.toLowerCase()))
  )
}

/** Takes in one clause; false when it speaks of a visit and nothing else. */
function absorbClause(state: TalkState, clause: Clause, hearing: ClauseHearing): boolean {
  const { input, isOfVisit, isTimed } = hearing
  state.isDangerTalk ||= clause.emergency?.isDangerToLife ?? false
  if (endsTalk(state, clause, input)) return true
  if (
    asksWhatStands(clause) &&
    (state.visit?.kind ?? 'book') === 'book' &&
    input.tools.includes('find_appointment')
  ) {
    state.wantsBook = true
    state.handled.add(clause)
  } else if (clause.emergency) want(state, clause, { isUrgent: true, needsWords: false })
  else if (input.channel === 'voice' && input.tools.includes('send_text') && wantsInWriting(clause)) {
    state.wantsText = true
    state.handled.add(clause)
  } else if (clause.topic === 'person' && canGetPerson(input)) state.wantsPerson = clause.message
  else if (isOfVisit && tellsTeam(clause)) want(state, { ...clause, message: clause.text }, {})
  else if (isOfVisit && (isTimed || state.goal === null || !answersAsk(state, clause))) return false
  else if (isRequest(clause)) want(state, clause, { needsWords: isBare(clause) })
  else absorbMessage(state, clause, hearing)
  return true
}

/** A wrong number, or somebody who wants to hear no more: whatever was open is over. True too of a question about that. */
function endsTalk(state: TalkState, clause: Clause, input: DialogueInput): boolean {
  const { topic } = clause
  if (topic !== 'stop' && topic !== 'wrong_number') return false
  if (topic === 'stop' && !isStop(clause)) return true
  state.isStopped = topic === 'stop'
  ;[state.goal, state.visit, state.waiting, state.wantsPerson] = [null, null, [], null]
  if (isForTeamToStop(clause, input)) offer(state, clause)
  return true
}

/** The days this run asked about; those before stay meant while it goes on asking for hours without a day. */
function daysAfter({ clauses, lastDays }: TalkState): DayValue[] {
  const named = clauses.flatMap((clause) => clause.days)
  if (named.length > 0) return named
  return clauses.some((clause) => clause.topic === 'hours') ? lastDays : []
}
