import { isCourtesy } from './absorb-message.ts'
import { canDo } from './goals.ts'
import { hintAtService } from './hint-at-service.ts'
import { seesYou } from './idioms.ts'
import { serviceMeant } from './meant.ts'
import { localTime } from './opening-hours.ts'
import { meantBy, shiftsDone } from './other-time.ts'
import { asksWhatStands } from './own-appointments.ts'
import type { Clause } from './read-clause.ts'
import type { SaidValues } from './said-values.ts'
import { speaksOfHours } from './split-asides.ts'
import { asksAboutAppointment, tellsOfAppointment } from './standing-appointment.ts'
import type { TalkState } from './talk-state.ts'
import { tellsTrouble } from './tells-trouble.ts'
import type { DialogueInput } from './types.ts'
import { newVisit, type Visit, type VisitKind } from './visit.ts'
import { isTold, wishedTimes } from './wished-times.ts'
import {
  asksOtherDay,
  asksTerms,
  cancelSigns,
  cancelWords,
  clockTime,
  leavesIt,
  moveSigns,
  movesOutright,
  moveWords,
  ofTheBook,
  ownSigns,
  unableSigns,
} from './words.ts'

/**
 * The visit a clause asks for or speaks of: one that is open, else a new one; null when it asks for none, or no tool
 * here can do it.
 */
export function visitFor(state: TalkState, clause: Clause, tools: string[]): Visit | null {
  const wanted = wantedKind(clause, state)
  if (wanted === null || !canDo(wanted.kind, tools)) return null
  const meantId = meantBy(clause, state) ?? state.ofBook.get(clause) ?? null
  const open = [...(state.visit ? [state.visit] : []), ...state.waiting]
  const known = open.find(
    (visit) =>
      belongsTo(visit, wanted.kind, clause) ||
      isCalledOff(visit, wanted, clause) ||
      isStillCalledOff(visit, wanted, clause),
  )
  if (known) {
    const mayTurn = !known.isKindSure || isCalledOff(known, wanted, clause)
    if (mayTurn && wanted.isSure && known.kind !== 'book') {
      known.isCalledOff = known.kind === 'move' && wanted.kind === 'cancel'
      known.kind = wanted.kind
    }
    known.isKindSure ||= wanted.isSure
    return known
  }
  const opened = { ...newVisit(wanted.kind, clause.message), isKindSure: wanted.isSure, meantId }
  if (wanted.kind === 'book') opened.service = clause.services[0] ?? null
  if (state.goal && (state.goal.isLoose || !state.goal.isAccepted)) state.goal = null
  if (state.visit && goesFirst(state.visit, opened)) {
    state.waiting.unshift(state.visit)
    state.visit = opened
  } else if (state.visit) state.waiting.push(opened)
  else state.visit = opened
  return opened
}

/** "Actually, cancel my Thursday appointment", said while another is being booked: that is answered, then the booking goes on. */
function goesFirst(open: Visit, { kind, words }: Visit): boolean {
  return kind === 'cancel' && open.kind === 'book' && open.held === null && open.words !== words
}

/** "Please take me off then", said of the one that was to be moved; one of another day is another. */
function isCalledOff({ kind, held }: Visit, wanted: Wanted, { days }: Clause): boolean {
  return kind === 'move' && held === null && wanted.kind === 'cancel' && wanted.isSure && days.length === 0
}

/** The words that would have moved it, read beside those that called it off. */
function isStillCalledOff(visit: Visit, wanted: Wanted, { message }: Clause): boolean {
  return visit.isCalledOff && wanted.kind === 'move' && visit.words === message
}

type Wanted = { kind: VisitKind; isSure: boolean }

function wantedKind(clause: Clause, state: TalkState): Wanted | null {
  const shifted = clause.emergency ? null : shiftsDone(clause, state)
  if (shifted) return shifted
  if (clause.emergency || clause.ownQuestion || clause.topic === 'stop' || clause.topic === 'wrong_number')
    return null
  if (
    asksAboutAppointment(clause.text) ||
    (state.visit?.kind !== 'move' && state.visit?.kind !== 'cancel' && asksWhatStands(clause))
  )
    return null
  // "Your guys were supposed to be here at eight": who complains of it changes nothing.
  if (clause.topic === 'complaint' && !/\b(?:cancel|move|resched|push|switch)/i.test(clause.text)) return null
  if (state.visit?.kind === 'cancel' && asksForOther(clause)) return { kind: 'book', isSure: true }
  // "It tears the grass instead of cutting it": where nothing is in the book nothing in it is to change.
  const isNothing = state.book?.length === 0 && !ofTheBook.test(clause.message)
  const change = isNothing ? null : changeIn(clause)
  if (change && !isOfOpenBooking(state, clause, change.kind)) return change
  if (clause.isRude && !asksAnything(clause)) return null
  if (/^\W*(?:and )?(?:i|we) (?:don['’]?t|do not) know (?:if|whether)\b/i.test(clause.text)) return null
  if (state.ofBook.has(clause) && state.visit?.kind !== 'book') return ofBook(state.visit)
  return clause.topic === 'booking' || namesServiceAndDay(clause) ? asWish(state, clause) : null
}

/** "And can someone look at my AC instead", "can someone come out and measure": besides what is given up. */
function asksForOther({ text, services, isQuestion }: Clause): boolean {
  const isOther = /\binste?ad\b/i.test(text) || services.length > 0
  return (
    isQuestion &&
    isOther &&
    asksSomebody.test(text) &&
    !/\b(?:cancel|mov(?:e|ed|ing)|resched\w*|change)\b/i.test(text)
  )
}

const asksSomebody = /\b(?:can|could|would) (?:someone|somebody|you|u|one of you)\b/i

/** What is told of an appointment that stands belongs to what is wanted of it. */
function ofBook(visit: Visit | null): Wanted {
  return visit ? { kind: visit.kind, isSure: visit.isKindSure } : { kind: 'move', isSure: false }
}

/** "You clowns put a new one in on Monday and it's broken again" tells what was, and wishes for nothing. */
function asksAnything({ isQuestion, text }: Clause): boolean {
  return (
    isQuestion || /\b(?:can|could|need|want|would|send|book|come|get|please|pls|just|let['’]?s)\b/i.test(text)
  )
}

/** While something is being booked, "make it Friday instead" means that; another appointment has to be named. */
function isOfOpenBooking({ visit, ask }: TalkState, clause: Clause, kind: VisitKind): boolean {
  if (visit?.kind !== 'book') return false
  if (ask === 'confirm' && clause.courtesies.length > 0) return true
  if (kind === 'cancel')
    return visit.words !== clause.message && !namesOwn.test(clause.text) && !namesOther(visit, clause)
  return kind === 'move' && !/\b(?:appointment|appt|my (?:other|old|existing))\b/i.test(clause.text)
}

/** "My appointment on Thursday": one that stands, and not the one that is being made. */
const namesOwn = /\b(?:(?:my|our) (?:\w+ )?(?:appointment|appt|booking|visit|\w+day)|other|existing|old)\b/i

/** "Cancel the Thursday one", where no time was chosen yet; "cancel the cleaning", where a repair is being booked. */
function namesOther({ service, held }: Visit, { services, text }: Clause): boolean {
  const [named] = services
  if (named && service && named !== service) return true
  return (
    held === null &&
    /\bthe (?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:one|appointment|appt|visit)\b/i.test(text)
  )
}

/** Beside an appointment that is to be moved, a wish for a time is the time it should have. */
function asWish({ visit, ask }: TalkState, clause: Clause): Wanted {
  if (visit && ask === 'appointment' && visit.kind !== 'book') return { kind: visit.kind, isSure: true }
  const words = clause.tokens.map((token) => token.word).join(' ')
  if (visit?.kind === 'move' && /\binstead\b/.test(words)) return { kind: visit.kind, isSure: true }
  const isAsked = /\b(?:can|could|would) (?:you|i|we|he|she|they|one|some\w+)\b/.test(words)
  // "Also my door sticks. Could you do that on Thursday too, at 11?"
  const isBeside =
    isAsked &&
    (oneMoreThing.test(clause.message) ||
      (/^\W*(?:and )?also\b/i.test(clause.message) && /\btoo\b/.test(words)))
  const isNewWish = isBeside || besides.test(words)
  // A cancellation needs no time: whoever asks for one wants something else besides.
  if (
    visit?.kind === 'cancel' &&
    (isAsked || clause.isQuestion) &&
    clause.days.length > 0 &&
    clockTime.test(clause.text)
  )
    return { kind: 'book', isSure: true }
  if (visit && visit.kind !== 'book' && has.test(words) && !isNewWish && !(isAsked && clause.services[0]))
    return { kind: visit.kind, isSure: visit.isKindSure }
  const isSaid = clause.days.length > 0 || clause.services.length > 0 || visit?.kind === 'cancel'
  if (visit && visit.kind !== 'book' && isNewWish && isSaid) return { kind: 'book', isSure: true }
  const isOther = clause.services[0] !== undefined && clause.services[0].name !== visit?.appointment?.service
  const isAnew = isOther && clause.services[0] !== visit?.service
  if (visit && visit.kind !== 'book' && !isAnew) return { kind: visit.kind, isSure: visit.isKindSure }
  return { kind: 'book', isSure: true }
}

const oneMoreThing = /^\W*(?:and |oh |plus )*(?:one (?:more|other)|another|the other|second) thing\b/i

/** Something else is wanted beside it. */
const besides =
  /\b(?:book(?:ed)?|also|another|plus|separate(?:ly)?|(?:other|different|second|one more) thing|while (?:i|we) (?:have|got|am|are)|besides|(?:i|we) (?:do|still) (?:need|want)|but (?:i|we) (?:need|want))\b/

const has =
  /^(?:\w+ ){0,6}(?:i have|i have got|we have|we have got|you have|there is) (?:a|an|my|our|the|somebody|someone|\w+)\b/

function namesServiceAndDay({ topic, services, days, isRude, text }: Clause): boolean {
  const mayWish = topic === null || topic === 'service_do'
  return (
    mayWish &&
    !isRude &&
    services.length > 0 &&
    (days.length > 0 || /\d(?: ?[ap]m\b|:\d\d)|\bat \d/i.test(text))
  )
}

/** Whether words take back or move what somebody has: by what they call it, or by what they say has come up. */
export function changeIn(clause: Clause): Wanted | null {
  if (clause.ownQuestion || clause.topic === 'stop') return null
  if (clause.isQuestion && asksTerms.test(clause.text)) return null
  const stems = new Set(clause.tokens.map((token) => token.stem))
  const words = clause.tokens.map((token) => token.word).join(' ')
  const isOwn = ownSigns.test(words) || dayToDay.test(words)
  const movesTo =
    clause.days.length > 0 && /\b(?:move|reschedule|push|switch|change|shift)\b.*\bto\b/.test(words)
  const isAsked = clause.topic === 'change_booking' || movesTo
  const asksOther = /\b(?:can|could) (?:we|i|you) (?:do|make it|move|come)\b|\bsame time\b|\binstead\b/i.test(
    clause.message,
  )
  const isWeak = asksOther && /\bno point\b/.test(words)
  const cancels =
    !isWeak && ((isAsked && cancelWords.some((word) => stems.has(word))) || cancelSigns.test(words))
  const moves =
    (isAsked && moveWords.some((word) => stems.has(word))) ||
    (moveSigns.test(words) && (isAsked || isOwn || movesTheirs.test(words)))
  const isElsewhen =
    has.test(words) &&
    clause.days.length > 0 &&
    /\b(?:instead|later|earlier|different|could it|can it|other)\b/.test(words)
  if (isElsewhen && !cancels) return { kind: 'move', isSure: true }
  if (!cancels && tellsOfAppointment(clause.text, clause.message))
    return { kind: 'move', isSure: moves || asksOtherDay.test(clause.message) }
  // "Cancel my Thursday, something came up": what came up moves nothing.
  const isCancelled = cancels && !(moves && movesOutright.test(words))
  if (isCancelled || isGivenUp(clause, words)) return { kind: 'cancel', isSure: true }
  if (moves) return { kind: 'move', isSure: true }
  return isAsked ? { kind: 'move', isSure: clause.days.length > 0 } : null
}

/** "Move Pepper's groom." */
const movesTheirs =
  /\b(?:move|reschedule|push|bump) (?:\w+['’]s|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** "Can Thursday become Friday?" */
const dayToDay = /\b\w+day (?:become|be|turn into|go to|to) (?:\w+ )?\w+day\b/

/** "Can't make Wednesday. Cancel please": the words beside it say what is to be done. */
function isGivenUp({ message, text }: Clause, words: string): boolean {
  const beside = message.replace(text, ' ').toLowerCase()
  const isRefused = /\b(?:not|n['’]?t|rather than|instead of|without|or|no) (?:\w+ ){0,3}cancel/.test(beside)
  return unableSigns.test(words) && !isRefused && /\bcancel\b/.test(beside)
}

/** Another service with its own time is another booking. */
function belongsTo(visit: Visit, kind: VisitKind, clause: Clause): boolean {
  if (visit.kind !== kind) return !visit.isKindSure && visit.kind !== 'book' && kind !== 'book'
  const named = clause.services[0]
  if (kind !== 'book' || named === undefined || visit.service === null || named === visit.service) return true
  // "Actually make it 2 on Thursday, I have a doctor appointment".
  if (/\bmake (?:it|that)\b/i.test(clause.text)) return true
  const isTimed = clause.days.length > 0 || /\d/.test(clause.text)
  return !isTimed && !/\b(?:also|another|plus|too|as well)\b/i.test(clause.text)
}

type Said = { said: SaidValues; input: DialogueInput }

/** A service and a time in one text, or a time right after a service was talked about: somebody wants to come then. */
export function meansVisit(state: TalkState, clauses: Clause[], { said, input }: Said): boolean {
  if (state.visit !== null || !canDo('book', input.tools)) return false
  if (clauses.every(({ tokens }) => seesYou(tokens.map(({ word }) => word).join(' ')))) return false
  if (state.goal?.isAccepted) return state.goal.mayBook && offersMoment(state, clauses, { said, input })
  if (clauses.some((clause) => clause.topic === 'change_booking' || clause.emergency || clause.isRude))
    return false
  if (clauses.some((clause) => asksAboutAppointment(clause.text) || asksWhatStands(clause))) return false
  if (
    leavesIt.test(said.text) &&
    clauses.every(({ topic, isQuestion }) => topic !== 'booking' && !isQuestion)
  )
    return false
  const isTimed = clauses.some(
    (clause) => isWishClause(clause) && said.whens.some((when) => clauseHolds(clause, when.text)),
  )
  const names = clauses.some((clause) => clause.services.length > 0 && clause.topic !== 'service_about')
  const words = said.text.toLowerCase()
  const isWished =
    /\b(?:i'd|i would|we'd|i|we) (?:like|love|need|want)|can (?:you|i|we|somebody|someone)|could (?:you|i|we|somebody|someone)|please|fit me|is there any|anything|have you got|do you have|available|any (?:chance|opening)|get (?:in|me)\b/.test(
      words,
    )
  const tokens = clauses.flatMap((clause) => clause.tokens)
  if (isMoment(state, clauses, said) || tellsTrouble(clauses, input)) return true
  if (offersMoment(state, clauses, { said, input })) return true
  const isMeant = hintAtService(tokens, input.business) ?? serviceMeant(tokens, input)
  if (isTimed && !names && isWished && isMeant) return true
  return isTimed && (names || (state.lastService !== null && clauses.every((clause) => !isOther(clause))))
}

/** "Ok, Saturday the 9th then at 10": a day and a time and little else, said after something was answered. */
function isMoment({ isFirst, ask }: TalkState, clauses: Clause[], said: SaidValues): boolean {
  const timed = said.whens.find(({ value }) => value.times !== null && value.times.from === value.times.to)
  const moment = timed && said.whens.some(({ value }) => value.days !== null) ? timed : undefined
  const named = said.whens.map((when) => when.text.toLowerCase()).join(' ')
  const others = clauses.flatMap(({ leftover }) => leftover).filter(({ word }) => !named.includes(word))
  return (
    !isFirst &&
    ask !== 'message' &&
    moment !== undefined &&
    others.length <= 3 &&
    clauses.every((clause) => isWishClause(clause) || isCourtesy(clause))
  )
}

/**
 * "Thursday in the morning is okay", "my neighbor can bring it Friday at ten", said after a trouble was told: whoever
 * names a moment for it wants somebody to see to it then, and no message passed on.
 */
function offersMoment(state: TalkState, clauses: Clause[], { said, input }: Said): boolean {
  if (state.isFirst || state.story.length === 0 || state.ask === 'message') return false
  const today = localTime(input.now, input.business.timeZone).isoDate
  const whens = wishedTimes(said.text, said.whens).filter(
    ({ value, ...when }) => !value.isExcluded && !isTold(said.text, { value, ...when }),
  )
  const day = whens.find(({ value }) => value.days !== null && value.days.from >= today)
  const isTimed = whens.some(({ value }) => value.times !== null)
  const holder = day && clauses.find((clause) => clauseHolds(clause, day.text))
  if (!day || !holder || !isTimed || holder.ownQuestion || asksHours(holder)) return false
  return !clauses.some(
    ({ topic, confidence }) => topic !== null && neverVisits.has(topic) && confidence >= 0.75,
  )
}

const neverVisits = new Set(['person', 'message', 'complaint', 'change_booking', 'stop', 'wrong_number'])

/** "Are you open Thursday at five?" */
function asksHours(clause: Clause): boolean {
  return clause.topic === 'hours' && speaksOfHours(clause)
}

export function openBooking(state: TalkState, text: string): Visit {
  const visit = newVisit('book', text)
  state.visit = visit
  if (state.goal && (state.goal.isLoose || !state.goal.isAccepted)) state.goal = null
  return visit
}

function isWishClause(clause: Clause): boolean {
  const isHours = clause.topic === 'hours' && speaksOfHours(clause)
  return (
    !isHours &&
    (clause.topic === null || ['booking', 'hours', 'service_do', 'yes', 'area'].includes(clause.topic)) &&
    clause.ownQuestion === null
  )
}

/** The mended words of a time, wherever a slip was in them. */
function clauseHolds(clause: Clause, words: string): boolean {
  return (
    clause.text.toLowerCase().includes(words.toLowerCase()) ||
    clause.tokens.some((token) => words.toLowerCase().split(/\W+/).includes(token.word))
  )
}

function isOther(clause: Clause): boolean {
  return (
    clause.ownQuestion !== null ||
    (clause.topic === 'hours' && speaksOfHours(clause)) ||
    ['person', 'complaint', 'message', 'wait', 'stop', 'wrong_number', 'bye'].includes(clause.topic ?? '')
  )
}
