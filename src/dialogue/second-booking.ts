import { startSearch } from './absorb-visit.ts'
import { forChild, isForChildren } from './for-children.ts'
import { hasWish } from './goals.ts'
import { likeliestService } from './meant.ts'
import { mergeWish } from './merge-wish.ts'
import { contentStems } from './normalise.ts'
import type { Clause, Reading } from './read-clause.ts'
import { readValues } from './read-values.ts'
import { sayDate } from './spoken-form.ts'
import type { TalkState } from './talk-state.ts'
import type { BotFacts, BusinessFacts, DialogueInput, Service } from './types.ts'
import { newVisit, type Visit, type Wish } from './visit.ts'
import { clockTime } from './words.ts'

type Facts = { business: BusinessFacts; bot: BotFacts }

/** Another booking asked for in the same words, and where in the text they begin to speak of it. */
export type Second = { visit: Visit; clause: Clause; start: number }

/**
 * "An oil change at nine and a rotation right after", "the washer and the fridge, both on Thursday": the second waits
 * until the first is booked, and begins at its end where it has no time of its own.
 */
export function openSecond(
  state: TalkState,
  first: Visit,
  { clauses, facts }: { clauses: Clause[]; facts: Facts },
): Second | null {
  if (first.kind !== 'book') return null
  for (const clause of clauses.filter(({ services, text }) => services.length > 0 || forBoth.test(text))) {
    const [one, other] = twoIn(clause, first.service, facts)
    if (!one || !other?.service.durationMinutes || one.start < 0 || other.start < 0) continue
    const between = clause.text.slice(one.start, other.start)
    const isRow = inARow.test(clause.text.slice(one.start))
    if (!isRow && !(joins.test(between) && meansBoth(clause, other.start))) continue
    const start = startOf(clause, one.start, other.start)
    if (first.held === null && first.words === clause.message) first.service = one.service
    if (first.service !== one.service || state.waiting.some(({ service }) => service === other.service))
      continue
    const visit = { ...newVisit('book', clause.message), service: other.service, follows: true }
    state.waiting.push(visit)
    return { visit, clause, start }
  }
  return null
}

function twoIn(clause: Clause, chosen: Service | null, facts: Facts): Placed[] {
  const named = clause.services.length > 1
  return withChild(clause, chosen, facts) ?? (named ? inOrder(clause) : withMeant(clause, facts))
}

/** "One for me and one for my son", "for my son and me": the same work, once for each. */
function withChild({ text, services }: Clause, chosen: Service | null, { business }: Facts): Placed[] | null {
  const named = services.find(({ name }) => !isForChildren(name)) ?? services[0] ?? chosen
  const joint = forBoth.exec(text)
  const [one, other] = (joint && named && forFamily(text, named, business)) ?? []
  if (!joint || !one || !other) return null
  const and = /\b(?:and|plus|also)\b|&/i.exec(joint[0])
  return [
    { service: one, start: 0 },
    { service: other, start: joint.index + (and ? and.index + and[0].length : 0) },
  ]
}

/** The same work for the one who writes and for their child, in the order in which they are named; null where a text names not both. */
export function forFamily(
  text: string,
  named: Service | null,
  business: BusinessFacts,
): [Service, Service] | null {
  const joint = forBoth.exec(text)
  if (!named) return null
  const grown = isForChildren(named.name) ? forAdults(named, business) : named
  const child = grown && forChild(grown, 'for my son', business)
  if (!joint || !grown || !child || child === grown) return null
  return childFirst.test(joint[0]) ? [child, grown] : [grown, child]
}

/** The work whose name is nearest to that for children. */
function forAdults(service: Service, { services }: BusinessFacts): Service | null {
  const stems = new Set(contentStems(service.name))
  const shared = (other: Service) => contentStems(other.name).filter((word) => stems.has(word)).length
  const ranked = services
    .filter((other) => !isForChildren(other.name) && other.durationMinutes !== null && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
  return ranked[0] ?? null
}

type Placed = { service: Service; start: number }

const ofOurs = '(?:my|our) (?:\\w+ )?(?:son|daughter|boy|girl|kid|child|grandson|granddaughter)'
const forBoth = new RegExp(
  [
    String.raw`\b(?:and|plus|also|&) (?:one|another|the same|a \w+)(?: \w+)? for ${ofOurs}\b`,
    String.raw`\b(?:me|myself) and (?:for )?${ofOurs}\b`,
    String.raw`\b${ofOurs} and (?:for )?(?:me|myself|i)\b`,
  ].join('|'),
  'i',
)
const childFirst = /^(?:my|our)\b/i

const inARow =
  /\b(?:(?:right|straight|immediately|directly|just) after(?:wards?)?|afterwards?|after (?:that|it)|and then|then|back to back|followed by|following that)\b/i
const joins = /\b(?:and|plus|also|as well as|n)\b|[&+]|, (?:then|the other)/i

/** Each with its time, or both, or one for each of two. */
function meansBoth({ text, message, isQuestion }: Clause, cut: number): boolean {
  if (forBoth.test(text)) return true
  if (!isQuestion && wantsEach.test(text.slice(0, cut))) return true
  if (clockTime.test(text.slice(0, cut)) && clockTime.test(text.slice(cut))) return true
  return /\b(?:both|each|all of (?:it|them)|same (?:day|visit|trip|time)|together|one for (?:the|my)|the other|while (?:you|they|he|she)(?:'re| are| is)? (?:here|there|at it))\b/i.test(
    message,
  )
}

/** "I need a clock repair and a" … */
const wantsEach =
  /\b(?:need|want|like|book|schedule|get|do)\b.*\b(?:and|plus) (?:also )?(?:a|an|the|my|our|another|some) (?:\w+ )?$/i

/** The first two services a clause names, as they stand in it: each by a word that the other has not. */
export function inOrder({ services, tokens, text }: Clause): { service: Service; start: number }[] {
  const stemsOf = ({ name, alsoCalled }: Service) => new Set([name, ...alsoCalled].flatMap(contentStems))
  const placed = services.slice(0, 2).map((service, i) => {
    const others = services[1 - i]
    const [own, shared] = [stemsOf(service), others ? stemsOf(others) : new Set<string>()]
    const token = tokens.find(({ stem }) => own.has(stem) && !shared.has(stem))
    return { service, start: token && token.end <= text.length ? token.start : -1 }
  })
  return placed.sort((a, b) => a.start - b.start)
}

/** "The front door rekeyed and a new lock on the basement door, both on Friday": one by its name, one by what is wanted. */
function withMeant(clause: Clause, facts: Facts): { service: Service; start: number }[] {
  const { text, tokens, services } = clause
  const [named] = inOrder(clause)
  if (!named || named.start < 0 || !saysTwo.test(text)) return []
  const cuts = [0, ...[...text.matchAll(pieces)].map(({ index }) => index), text.length]
  const meant = cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1] ?? text.length
    const piece = tokens.filter((token) => start <= token.start && token.start < end)
    const isNamed = start <= named.start && named.start < end
    const service = isNamed || piece.length < leastWords ? null : likeliestService(piece, facts)
    const behindJoint = piece[1]?.start ?? start
    return service && !services.includes(service) ? [{ service, start: behindJoint }] : []
  })
  const isOne = new Set(meant.map(({ service }) => service)).size === 1
  return isOne ? [named, ...meant.slice(0, 1)].sort((a, b) => a.start - b.start) : []
}

const saysTwo = /\b(?:both|each|two (?:of (?:us|them)|things|jobs|appointments)|one for (?:me|my))\b/i
const pieces = /[,;]|\b(?:and|plus|then|n)\b/gi
/** "And both" says nothing of its own. */
const leastWords = 3

/** What joins the two stands with the second. */
function startOf({ text }: Clause, from: number, to: number): number {
  const joint = [...text.slice(from, to).matchAll(new RegExp(joins.source, 'gi'))].at(-1)
  return joint ? from + joint.index : to
}

/** What is said of the first of two, and what is said beside both. */
export function wordsBefore({ clause, start }: Second, own: Clause[]): string {
  return own.map((one) => (one === clause ? one.text.slice(0, start) : one.text)).join(', ')
}

/** The second of two takes the time that stands with it; a time that only it has is meant for both, and the first begins. */
export function wishSecond({ visit, clause, start }: Second, first: Visit, hearing: Scene): void {
  const text = clause.text.slice(start)
  const { input, state, reading } = hearing
  const said = readValues(text, { state: { ...state, visit }, input, reading })
  const wish = mergeWish(visit, {
    text: said.text,
    whens: said.whens,
    correctedFrom: 0,
    here: { now: new Date(input.now), timeZone: input.business.timeZone },
  })
  if (!wish) return
  if (!hasWish(first)) {
    first.wish = wish
    startSearch(first)
    return
  }
  if (wish.time === null) return
  visit.wish = sameDay({ ...visit, wish }, first)
  visit.follows = false
}

type Scene = { state: TalkState; input: DialogueInput; reading: Reading }

/** "At nine, and another right after at half past": the second is meant for the same day; so is what says so itself. */
export function sameDay({ wish, kind, words }: Visit, before: Visit | null): Wish {
  const { day = null, dayWords = null } = before?.wish ?? {}
  const isMeant = before?.kind === 'book' || onSameDay.test(words)
  if (kind !== 'book' || !isMeant || wish.day !== null || day === null) return wish
  return { ...wish, day, dayWords: day.from === day.to ? sayDate(day.from) : dayWords }
}

export const onSameDay = /\bsame day\b/i
