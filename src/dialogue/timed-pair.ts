import type { Found, When } from '#values/types.ts'
import { startSearch } from './absorb-visit.ts'
import { isForChildren } from './for-children.ts'
import { canDo } from './goals.ts'
import { hintAtService } from './hint-at-service.ts'
import { mergeWish } from './merge-wish.ts'
import { contentStems, tokenise } from './normalise.ts'
import { changeIn } from './open-visit.ts'
import type { Clause, Reading } from './read-clause.ts'
import { recogniseServices, servicesHolding } from './recognise-service.ts'
import type { SaidValues } from './said-values.ts'
import { forFamily, inOrder, sameDay } from './second-booking.ts'
import type { TalkState } from './talk-state.ts'
import type { BusinessFacts, DialogueInput, Service } from './types.ts'
import { newVisit, type Visit } from './visit.ts'
import { stopWords } from './words.ts'

type Heard = { clauses: Clause[]; said: SaidValues; input: DialogueInput; reading: Reading }

/**
 * "The lamp at nine and the clock at noon", "nine for the lamp, noon for the clock": two services, each with its own
 * time, are two bookings on one day, whatever the sentences around them. True when the text was that.
 */
export function takePair(state: TalkState, text: string, heard: Heard): boolean {
  if (!mayBook(state, heard)) return false
  const pair = pairIn(heard, state)
  if (!pair || pair.some(({ services }) => services[0]?.name === state.lastDone?.service)) return false
  const [one, other] = pair
  const first = state.visit ?? newVisit('book', text)
  const second = newVisit('book', text)
  const here = { now: new Date(heard.reading.at), timeZone: heard.input.business.timeZone }
  const day = dayIn(heard.said)
  const wishOf = ({ when }: Timed, visit: Visit) => {
    const whens = day && when.value.days === null ? [day, when] : [when]
    return mergeWish(visit, { text: heard.said.text, whens, correctedFrom: 0, here }) ?? visit.wish
  }
  first.wish = wishOf(one, first)
  second.wish = sameDay({ ...second, wish: wishOf(other, second) }, first)
  first.wish = sameDay(first, second)
  const told = [state.visit?.words ?? '', text].join(' ')
  takeService(first, one, told)
  takeService(second, other, told)
  state.visit = first
  if (state.goal && !state.goal.isAccepted) state.goal = null
  // What was to follow has its own time now.
  state.waiting = [second]
  return true
}

/** "Saturday morning, the one at nine and the other at ten". */
function dayIn({ whens }: SaidValues): Found<When> | undefined {
  const named = whens.filter(
    ({ value }) =>
      value.days !== null &&
      !value.isExcluded &&
      (value.times === null || value.times.from !== value.times.to),
  )
  // "Signed up for a ride next month, can I do both this Saturday": one day is surer than a month.
  const found = named.find(({ value: { days } }) => days?.from === days?.to) ?? named[0]
  return found && { ...found, value: { ...found.value, times: null } }
}

function takeService(visit: Visit, { services }: Timed, told: string): void {
  const service = services.length > 1 ? mostSpokenOf(services, told) : (services[0] ?? null)
  visit.service = service
  visit.possibleServices = service === null ? services : []
  startSearch(visit)
}

/** "My phone needs a screen", where there are screens of phones and of tablets: the one most of whose name was said. */
function mostSpokenOf(services: Service[], told: string): Service | null {
  const said = new Set(contentStems(told))
  const ranked = services
    .map((service) => ({
      service,
      count: contentStems(service.name).filter((stem) => said.has(stem)).length,
    }))
    .sort((one, other) => other.count - one.count)
  const [first, second] = ranked
  return first && first.count > (second?.count ?? 0) ? first.service : null
}

function mayBook({ visit, goal, waiting }: TalkState, { clauses, said, input }: Heard): boolean {
  const isFree = visit === null || (visit.kind === 'book' && visit.held === null)
  const isOther = clauses.some(
    (clause) =>
      clause.emergency !== null ||
      clause.isRude ||
      ['stop', 'wrong_number', 'change_booking', 'person'].includes(clause.topic ?? '') ||
      changeIn(clause) !== null,
  )
  return (
    isFree &&
    !isOther &&
    goal?.isAccepted !== true &&
    waiting.every(({ kind, held }) => kind === 'book' && held === null) &&
    !said.isCorrection &&
    canDo('book', input.tools)
  )
}

/** Several services where the words fit more than one. */
type Timed = { services: Service[]; when: Found<When> }

function pairIn(heard: Heard, state: TalkState): [Timed, Timed] | null {
  const { clauses, said, reading } = heard
  const { visit, waiting } = state
  const timed = said.whens.filter(
    ({ value }) => value.times !== null && value.times.from === value.times.to && !value.isExcluded,
  )
  const [one, other] = timed
  if (!one || !other || timed.length !== 2 || one.span.end > other.span.start) return null
  const inTalk = [visit, ...waiting].flatMap((one) => one?.service ?? [])
  const spokenOf = [...new Set([...inTalk, ...state.lastServices])]
  const named = [...new Set([...clauses.flatMap(({ services }) => services), ...inTalk])]
  const spoken = eachInTurn(heard, state, [one, other])
  if (spoken)
    return [
      { services: [spoken[0]], when: one },
      { services: [spoken[1]], when: other },
    ]
  for (const [left, right] of piecesOf(said.text, one, other)) {
    const serviceOf = (piece: string) => {
      const ofTalk = servicesOfTalk(piece, spokenOf)
      return ofTalk.length === 1 ? ofTalk : servicesIn(piece, named, reading.business)
    }
    const [first, fitting] = [serviceOf(left), serviceOf(right)]
    // "The outlet at 9 and the light at 11": of a light and a light switch the one that the outlet is not.
    const others = fitting.filter((service) => !first.includes(service))
    const second = first.length === 1 ? others : fitting
    if (first.length === 0 || second.length === 0 || first.some((service) => second.includes(service)))
      continue
    return [
      { services: first, when: one },
      { services: second, when: other },
    ]
  }
  return null
}

/** "Me at nine and him at eleven", said of two that are in talk already: each in its turn, and a child's to the child. */
function eachInTurn(
  { said, clauses, reading }: Heard,
  { visit, waiting }: TalkState,
  [one, other]: [Found<When>, Found<When>],
): [Service, Service] | null {
  const [second, ...others] = waiting
  const named = namedBefore(clauses, one)
  // "One at two and the other at half past", said of one service.
  if (visit?.service && !second && oneAndOther.test(said.text)) return [visit.service, visit.service]
  const [only] = named
  const family = forFamily(said.text, only ?? visit?.service ?? null, reading.business)
  const two = family ?? (named.length === 2 && !visit ? named : [visit?.service, second?.service])
  const [first, last] = two
  if (!first || !last || others.length > 0 || (!family && visit && named.length > 0)) return null
  const whose = piecesOf(said.text, one, other).find(
    ([left, right]) => isMine.test(left) !== isMine.test(right),
  )
  if (!whose?.some((piece) => isTheirs.test(piece)))
    return forEach.test(said.text) && named.length === 0 ? [first, last] : null
  const child = [first, last].find(({ name }) => isForChildren(name))
  const grown = child === first ? last : first
  if (!child || isForChildren(grown.name)) return [first, last]
  return isMine.test(whose[0]) ? [grown, child] : [child, grown]
}

/** The two that a sentence before the times names, in its order; none where one beside them names any. */
function namedBefore(clauses: Clause[], { text }: Found<When>): Service[] {
  const naming = clauses.filter(({ services }) => services.length > 0)
  const [only] = naming
  if (!only || naming.length > 1 || only.services.length !== 2)
    return naming.flatMap(({ services }) => services)
  return only.text.includes(text) ? [] : inOrder(only).map(({ service }) => service)
}

const isMine = /\b(?:i|me|mine|myself)\b/i
const isTheirs = /\b(?:he|she|him|her|his|hers|they|them|my \w+)\b/i

const oneAndOther =
  /\b(?:one|the first|first one) (?:at|for) .*\b(?:and|then) (?:the )?(?:other|second)(?: one)? (?:at|for)\b/i

const forEach =
  /\b(?:me|mine|myself|one|first|(?:the )?first one)\b.*\b(?:and|then)\b.*\b(?:him|her|his|hers|them|second|other|my (?:son|daughter|kid|husband|wife|mom|dad))\b/i

/** The words that stand with each time: before it, or behind it. */
function piecesOf(text: string, one: Found<When>, other: Found<When>): [string, string][] {
  const between = text.slice(one.span.end, other.span.start)
  const joints = [...between.matchAll(joint)]
  const [first, last] = [joints[0], joints.at(-1)]
  const whole = text.slice(0, one.span.start)
  const sentence = whole.split(sentenceEnd).at(-1) ?? ''
  const lead = sentence.trim() === '' ? whole : sentence
  // "Lamp at 1 clock at 2".
  if (!first || !last) return [[lead.split(sentenceEnd).at(-1) ?? '', between]]
  const behind = text.slice(other.span.end).split(sentenceEnd)[0]?.split(joint)[0] ?? ''
  return [
    [lead, between.slice(first.index + first[0].length)],
    [between.slice(0, last.index), behind],
  ]
}

const joint = /\s*(?:[,;.&+]|\b(?:and|n|plus|then|also)\b)(?:\s*\b(?:and|then|also|plus)\b)*/gi
const sentenceEnd = /[.!?;\n]/
const mostWords = 8

/** "Tune-up at nine", said after a clock's: that one, whichever others there are. */
function servicesOfTalk(piece: string, inTalk: Service[]): Service[] {
  const words = contentStems(piece.split(joint).at(-1) ?? '')
  return bookable(inTalk).filter((service) => {
    const own = contentStems(service.name)
    return words.some((word) => own.includes(word))
  })
}

/** By its name where the words end, else by what is left of it, else the one it hints at. */
function servicesIn(piece: string, named: Service[], business: BusinessFacts): Service[] {
  const tokens = tokenise(piece).slice(-mostWords)
  const whole = recogniseServices(tokens, business).sort((a, b) => endOf(b) - endOf(a))[0]
  if (whole && endOf(whole) >= tokens.length - 3) return bookable([whole.value])
  const rest = tokenise(piece.split(joint).at(-1) ?? '').slice(-mostWords)
  const words = rest.filter(({ word }) => word.length > 2 && !stopWords.has(word))
  const heldIn = (services: Service[]) => [
    ...new Set(words.flatMap((token) => servicesHolding([token.stem], { ...business, services }))),
  ]
  const known = heldIn(named)
  if (known.length === 1) return bookable(known)
  const hinted = hintAtService(rest, business)
  return bookable(hinted ? [hinted] : heldIn(business.services))
}

function endOf({ tokens }: { tokens: number[] }): number {
  return Math.max(...tokens)
}

function bookable(services: Service[]): Service[] {
  return services.filter(({ durationMinutes }) => durationMinutes !== null)
}
