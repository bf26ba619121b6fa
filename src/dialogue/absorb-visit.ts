import { newGoal } from './absorb-message.ts'
import { estimateWanted } from './estimate-wanted.ts'
import { findAppointment } from './find-appointment.ts'
import { forChild } from './for-children.ts'
import { hasWish } from './goals.ts'
import { mergeWish } from './merge-wish.ts'
import { nearOffers } from './near-offers.ts'
import { tokenise } from './normalise.ts'
import { otherService } from './other-service.ts'
import { isWithin, pickWindow } from './pick-window.ts'
import type { Clause } from './read-clause.ts'
import type { SaidValues } from './said-values.ts'
import { mostOffered } from './say-visit.ts'
import { anchorOf, shiftedWish, shiftIn } from './shift-time.ts'
import { splitMove } from './split-move.ts'
import { sayDate, sayTime } from './spoken-form.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput, Service } from './types.ts'
import { type Bookable, newVisit, noWish, type ShownAppointment, type Visit, type Wish } from './visit.ts'
import { fromWish, isTold, wishedTimes, withoutTold } from './wished-times.ts'
import { anyTimeWords, cancelSigns, dropPhrases, ofTheBook } from './words.ts'

export type VisitWords = {
  /** What the contact said of the visit, without the questions beside it. */
  text: string
  clauses: Clause[]
  said: SaidValues
  input: DialogueInput
  /** Details such as a name that this text gave. */
  gaveDetails: boolean
}

/** Takes in what is said of the open visit: service, time, choice, which appointment, yes and no. */
export function absorbVisit(state: TalkState, visit: Visit, words: VisitWords): void {
  if (isDropped(state, visit, words)) {
    ;[state.visit, state.dropped] = [state.waiting.shift() ?? null, visit]
    return
  }
  settleKind(state, visit, words)
  const hasNewService = takeService(state, visit, words)
  if (visit.kind !== 'book') takeAppointment(state, visit, words)
  const isSame = saysReadBack(state, visit, words)
  const hasNewTime = visit.kind !== 'cancel' && !isSame && takeTime(state, visit, words)
  const isChanged = hasNewService || hasNewTime || words.gaveDetails
  if (isChanged) [visit.isReadBack, visit.isConfirmed] = [false, false]
  else takeAnswer(state, visit, words)
}

/** Asked whether to move it or to cancel: a time says the one, words of giving up the other. */
function settleKind({ ask }: TalkState, visit: Visit, { said, text }: VisitWords): void {
  if (visit.kind === 'move' && visit.held === null && takesItBack.test(text)) visit.kind = 'cancel'
  if (visit.isKindSure || ask !== 'kind') return
  if (givesUp.test(text)) [visit.kind, visit.isKindSure] = ['cancel', true]
  else if (said.whens.some(({ value }) => !value.isExcluded)) [visit.kind, visit.isKindSure] = ['move', true]
}

const givesUp =
  /\b(?:cancel|scratch|scrap|drop|forget|skip|kill|lose) (?:it|that|this|the|my|our|him|her)\b|\bcancel\b/i

/** "Just scratch it", said of the one that was to be moved. */
const takesItBack =
  /^\W*(?:(?:ok|okay|no|nah|actually|just|please|then|well|you know what)\W+)*(?:cancel|scratch|scrap) (?:it|that|the (?:appointment|visit))(?: then| please)?\W*$/i

/** "Yup thursday": a yes to what was read back, with a part of it said again. */
function saysReadBack({ ask }: TalkState, { held, isReadBack }: Visit, { said }: VisitWords): boolean {
  if (ask !== 'confirm' || !isReadBack || !held || said.answer !== 'yes') return false
  return !said.isCorrection && said.whens.every((when) => !when.value.isExcluded && isWithin(held, when))
}

function isDropped(
  { ask }: TalkState,
  { kind, offered }: Visit,
  { text, said, clauses, gaveDetails }: VisitWords,
): boolean {
  if (kind === 'book' && clauses.some((clause) => isCalledOff(clause))) return true
  if (said.whens.length > 0) return false
  const mayAgree = ask === 'confirm' || (ask === 'window' && offered.length === 1)
  const isAgreed = said.answer === 'yes' && mayAgree
  const isGoing = clauses.some((clause) => clause.courtesies.includes('bye')) && !/\bcancel/i.test(text)
  const leaves = isGoing && !gaveDetails && !isAgreed
  // "Can we cancel that", said of an appointment, gives up nothing: it is what is wanted.
  // Nor does whoever will call again once they are well.
  const words =
    kind === 'cancel' ? text.replace(/\bcancel\w*|\b(?:call|text|get) (?:you )?back\b/gi, '') : text
  return leaves || dropPhrases.test(words) || (ask === 'more' && said.answer === 'no')
}

/** "Something came up, cancel Thursday please", said while it is being booked. */
function isCalledOff({ tokens, isQuestion }: Clause): boolean {
  const words = tokens.map(({ word }) => word).join(' ')
  return (
    !isQuestion &&
    /\bcancel\b|\bcall (?:it|that) off\b|\bdo not (?:come|send (?:anybody|anyone|nobody|somebody|someone))\b/.test(
      words,
    ) &&
    !/\bnot (?:\w+ )?cancel\b/.test(words)
  )
}

function takeService(state: TalkState, visit: Visit, { clauses, said, input }: VisitWords): boolean {
  const isOther = state.ask === 'confirm' && visit.isReadBack && said.answer === 'yes'
  const corrected =
    visit.kind === 'book' && visit.service
      ? (otherService(visit.service, clauses, { ...input, isOther }) ??
        forOther(visit.service, said.text, input))
      : null
  const wanted = estimateWanted(clauses, input.business) ?? undefined
  const named = wanted ?? corrected ?? clauses.flatMap((clause) => clause.services)[0]
  if (visit.kind !== 'book' || named === undefined || named === visit.service) return false
  const isHeld = visit.held !== null || visit.offered.length > 0
  // A word for another service in passing changes nothing that was settled.
  if (visit.service !== null && isHeld && state.ask !== 'change' && !said.isCorrection && !corrected)
    return false
  visit.service = named
  startSearch(visit)
  return true
}

/** "It's for my daughter, she's nine": the same work for children. */
function forOther(service: Service, text: string, { business }: DialogueInput): Service | null {
  const child = forChild(service, text, business)
  return child === service ? null : child
}

/** Until the appointments are known the words that point at one are kept; then they choose among them. */
function takeAppointment(state: TalkState, visit: Visit, words: VisitWords): void {
  if (visit.appointments === null) {
    const whens =
      visit.kind === 'cancel' ? words.said.whens : splitMove(words.said.text, words.said.whens).from
    visit.which = { text: words.text, said: { ...words.said, whens }, booking: bookingIn(visit, words) }
  } else if (visit.appointment === null && visit.kind === 'cancel' && meansAll(words.text))
    cancelAll(state, visit, visit.appointments)
  else if (visit.appointment === null) {
    visit.appointment = findAppointment(visit.appointments, words.text, words.said)
    applyShift(visit)
  }
}

/** What the words would book, should there be no appointment that they can mean. */
function bookingIn(visit: Visit, { clauses, said, input }: VisitWords): Bookable | null {
  if (ofTheBook.test(said.text)) return null
  const here = { now: new Date(input.now), timeZone: input.business.timeZone }
  const wish = mergeWish(visit, {
    text: said.text,
    whens: said.whens,
    correctedFrom: said.correctedFrom,
    here,
  })
  return wish && { service: clauses.flatMap(({ services }) => services)[0] ?? null, wish }
}

/** What was said by an appointment means a time as soon as that is known. */
export function applyShift(visit: Visit): void {
  const { shift, appointment } = visit
  if (!appointment || appointment.date === '') return
  if (!shift) {
    visit.wish = onItsDay(visit.wish, visit, '')
    return
  }
  const wish = shiftedWish(visit, shift, appointment)
  visit.shift = null
  if (!wish) return
  visit.wish = wish
  startSearch(visit)
}

/** "Both", "all of them", "won't need either": not the "that's all" that ends a text. */
export function meansAll(text: string): boolean {
  return /\bboth\b|^\W*all\b|\b(?:them|those) all\b|\ball (?:of|my|our|the|three|four|appointments|visits)\b|\b(?:need|want|make|keep|do) (?:either|neither)\b/i.test(
    text,
  )
}

/** One after the other, each with its own yes. */
export function cancelAll(state: TalkState, visit: Visit, appointments: ShownAppointment[]): void {
  const [first, ...others] = appointments
  visit.appointment = first ?? null
  for (const appointment of others)
    state.waiting.push({ ...newVisit('cancel', visit.words), appointments, appointment })
}

function takeTime(state: TalkState, visit: Visit, given: VisitWords): boolean {
  const { offered } = visit
  const { text, whens: named } = given.said
  const isDayOpen = visit.wish.day === null
  const whens = visit.kind === 'book' ? withoutTold(text, named, { isDayOpen }) : named
  const words = { ...given, said: nearOffers({ ...given.said, whens }, visit) }
  const isChoosing = offered.length > 0 && visit.held === null
  if (isChoosing) {
    const shown = offered.slice(0, mostOffered(words.input.channel))
    const choice = isMovedOn(words) ? null : pickWindow(words.text, words.said, { offered, shown })
    if (choice?.kind === 'picked') {
      visit.pick = choice.window
      return true
    }
    const [only, ...others] = offered
    if (only && takesOnly(state, words, others.length)) {
      visit.pick = only
      return true
    }
    if (choice?.kind === 'narrowed') {
      visit.offered = choice.windows
      return true
    }
  }
  if (takeShift(visit, words)) return true
  const wish = mergeWish(visit, {
    text: words.said.text,
    whens: wishedOf(state, visit, words),
    correctedFrom: words.said.correctedFrom,
    here: { now: new Date(words.input.now), timeZone: words.input.business.timeZone },
  })
  if (wish !== null) {
    visit.wish = onItsDay(wish, visit, words.said.text)
    startSearch(visit)
    return true
  }
  if (!hasWish(visit) && isAnyTime(state, words)) {
    visit.wish = { ...noWish, isAnyTime: true }
    startSearch(visit)
    return true
  }
  return false
}

/** "2 pm instead", said of one that is to be moved: on the day on which it stands. */
function onItsDay(wish: Wish, { kind, appointment }: Visit, text: string): Wish {
  if (kind !== 'move' || !appointment?.date) return wish
  const { date, clock } = appointment
  if (wish.day === null && wish.time !== null)
    return { ...wish, day: { from: date, to: date }, dayWords: sayDate(date) }
  if (wish.time === null && sameTime.test(text))
    return { ...wish, time: { from: clock, to: clock }, timeWords: `at ${sayTime(clock)}` }
  return wish
}

const sameTime = /\bsame (?:time|hour)\b/i

/** Whoever is offered one time and gives a name or an address for it takes it. */
function takesOnly({ ask }: TalkState, { said, gaveDetails, clauses }: VisitWords, others: number): boolean {
  const isOpen = said.answer === 'no' || said.whens.length > 0 || clauses.some(({ isQuestion }) => isQuestion)
  return others === 0 && ask === 'window' && gaveDetails && !isOpen
}

/** "An hour later", "the day after": by the moment in talk, or by the appointment once it is known. */
function takeShift(visit: Visit, { said }: VisitWords): boolean {
  const shift = shiftIn(said.text)
  const isNamed = said.whens.some(({ text, value }) => value.days !== null && !shift?.words.includes(text))
  if (!shift || isNamed) return false
  const isOffered = visit.offered.length > 0 || visit.held !== null
  if (shift.kind === 'beyond' && (isOffered || visit.kind !== 'move')) return false
  const anchor = anchorOf(visit)
  if (anchor === null) visit.shift = visit.kind === 'move' ? shift : null
  const wish = anchor && shiftedWish(visit, shift, anchor)
  if (wish) [visit.wish, visit.shift] = [wish, null]
  if (wish) startSearch(visit)
  return wish !== null || visit.shift !== null
}

/** "Anything later?" looks beyond what was offered. */
function isMovedOn({ text }: VisitWords): boolean {
  return /\b(?:anything|something|any|nothing|got|have)\b.*\b(?:later|earlier|sooner|else|other|different)\b/i.test(
    text,
  )
}

/** The times that are wished for: not those that only say which appointment is meant. */
function wishedOf({ ask, book }: TalkState, visit: Visit, { said }: VisitWords) {
  const isSettled = visit.held !== null || (hasWish(visit) && visit.words !== said.text)
  // "The guests land at three", said when a name was asked for.
  if (isSettled && said.whens.every((when) => isTold(said.text, when))) return []
  const isDayOpen = visit.wish.day === null
  if (visit.kind !== 'move')
    return said.isCorrection ? said.whens : wishedTimes(said.text, said.whens, { isDayOpen })
  if (ask === 'appointment') return []
  const named = said.whens.filter(({ span }) => !isLeft.test(said.text.slice(0, span.start)))
  const wished = fromWish(said.text, withoutTold(said.text, splitMove(said.text, named).to))
  return elsewhen(wished, visit.appointments ?? book)
}

/** "Leave the one on the 11th alone." */
const isLeft = /\b(?:leave|keep) (?:the|my|our) (?:\w+ ){0,2}(?:on |for )?(?:the )?$/i

/** "The 12th is still perfect, the one on the 19th has to move, could it be the 20th": the days of what stands are told. */
function elsewhen(whens: SaidValues['whens'], appointments: ShownAppointment[] | null): SaidValues['whens'] {
  const stands = ({ value: { days, times } }: SaidValues['whens'][number]) =>
    appointments?.some(
      ({ date, clock }) =>
        days?.from === date &&
        days.to === date &&
        (times === null || (times.from <= clock && clock <= times.to)),
    ) === true
  const others = whens.filter((when) => !stands(when))
  return others.some(({ value }) => value.days !== null) ? others : whens
}

function isAnyTime({ ask }: TalkState, { text }: VisitWords): boolean {
  return anyTimeWords.test(text) && (ask === 'when' || /soon|asap|first available|earliest/i.test(text))
}

/** The team is to find a time: the calendar has none. */
function passVisitOn(state: TalkState, visit: Visit, text: string): void {
  state.goal ??= newGoal(false)
  state.goal.isAccepted = true
  const service = visit.service?.name ?? visit.appointment?.service ?? null
  state.goal.words = [...new Set([...(service === null ? [] : [service]), visit.words, text])].filter(
    (words) => words !== '',
  )
  state.visit = state.waiting.shift() ?? null
}

/** The calendar has to be asked again, and nothing chosen before counts any longer. */
export function startSearch(visit: Visit): void {
  visit.isSearchDue = true
  visit.isNoneFree = false
  visit.offered = []
  visit.pick = null
  visit.held = null
}

function takeAnswer(state: TalkState, visit: Visit, { said, text }: VisitWords): void {
  if (visit.isNoneFree && state.ask === 'when' && (said.answer === 'yes' || /\bteam\b/i.test(text))) {
    passVisitOn(state, visit, text)
    return
  }
  if (state.ask === 'window' && said.answer === 'no') [visit.isNoneFree, state.isDenied] = [true, true]
  if (state.ask !== 'confirm' || !visit.isReadBack) return
  const isGone = visit.kind === 'cancel' && saysGone(text, said.answer)
  if (said.answer === 'yes' || isGone) visit.isConfirmed = true
  if (said.answer !== 'no' || isGone) return
  if (visit.kind === 'cancel' && !/\b(?:other|different|wrong|one)\b/i.test(text))
    [state.visit, state.dropped] = [state.waiting.shift() ?? null, visit]
  else state.isDenied = true
}

/** "Take me off then please", "nope, don't need a new date", said to whether it is to be cancelled. */
function saysGone(text: string, answer: 'yes' | 'no' | null): boolean {
  if (noOther.test(text)) return true
  const words = tokenise(text)
    .map(({ word }) => word)
    .join(' ')
  const isRefused = /^(?:no|nope|nah)\b|\bnot? (?:\w+ ){0,2}(?:cancel|take|call)/.test(words)
  return answer !== 'yes' && cancelSigns.test(words) && !isRefused
}

const noOther =
  /\b(?:do not|don['’]?t|no) (?:need|want|give (?:me|us)|find (?:me|us)|set|book (?:me|us))?(?: for)? ?(?:a |an |any )?(?:new|another|other|different) (?:date|time|day|one|slot|appointment)s?\b/i
