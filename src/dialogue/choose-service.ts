import { hintByName, servicesHinted } from './hint-at-service.ts'
import { likeliestService, serviceMeant } from './meant.ts'
import { type Token, tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import { nameStems, servicesHolding } from './recognise-service.ts'
import type { TalkState } from './talk-state.ts'
import type { BotFacts, BusinessFacts, Service } from './types.ts'
import type { Visit } from './visit.ts'

/** The service a text names for a visit that has none, else the one talked about before, else one its words hint at. */
export function chooseService(
  visit: Visit,
  { own, all }: { own: Clause[]; all: Clause[] },
  { state, business, bot }: { state: TalkState; business: BusinessFacts; bot: BotFacts },
): Service | null {
  if (visit.kind !== 'book') return null
  const namedIn = (clauses: Clause[]) => {
    const all = clauses.flatMap((clause) => clause.services)
    // Asked which of some, they mean one of them, whatever else they name beside it.
    const possible = all.filter((one) => visit.possibleServices.includes(one))
    const named = lastBookable(possible.length > 0 ? possible : all)
    return named && (narrower(named, clauses, { business, bot }) ?? named)
  }
  const isNew = all.some((clause) => clause.message === visit.words)
  const answered = state.ask === 'service' ? answeredBy(own, visit, business) : null
  // "Can I come Friday at 12", "could you put it in Thursday": so little says no other work than was spoken of.
  const hinted = hintByName(tokensOf(own), business)
  const spokenOf =
    isNew && (tellsLittle(all) ? hinted === null : !saysElse(all, { business, bot }))
      ? lastWanted(state)
      : null
  return (
    namedIn(own) ??
    answered ??
    spokenOf ??
    surelyMeant(all, { business, bot }) ??
    hinted ??
    namedIn(all) ??
    likelyMeant(all, { business, bot }) ??
    (state.ask === 'service' ? pointedAt(own, visit, { business, bot }) : null) ??
    (isNew ? (state.lastService ?? toldOf(state, { business, bot })) : null)
  )
}

/** "31 weeks pregnant, do you do adjustments": what is named by a word of two is the one that all the words mean. */
function narrower(named: Service, clauses: Clause[], facts: Facts): Service | null {
  const meant = serviceMeant(tokensOf(clauses), facts, leastNarrower)
  if (!meant || meant === named || meant.durationMinutes === null) return null
  const stemsOf = ({ name, alsoCalled }: Service) => new Set([name, ...alsoCalled].flatMap(nameStems))
  const [own, other] = [stemsOf(named), stemsOf(meant)]
  const said = tokensOf(clauses)
    .map(({ stem }) => stem)
    .filter((stem) => own.has(stem))
  return said.length > 0 && said.every((stem) => other.has(stem)) ? meant : null
}

const leastNarrower = 0.85

/** What was spoken of last, unless that is what somebody gives up or moves. */
function lastWanted({ lastService, visit, lastDone }: TalkState): Service | null {
  const changed = visit && visit.kind !== 'book' ? (visit.appointment?.service ?? lastService?.name) : null
  return lastService && lastService.name !== (changed ?? lastDone?.service) ? lastService : null
}

/** Of a longer text what it means as a whole has to be plain before it means other work than was spoken of. */
function saysElse(clauses: Clause[], facts: Facts): boolean {
  return serviceMeant(tokensOf(clauses), facts, leastElse) !== null
}

const leastElse = 0.7

function tellsLittle(clauses: Clause[]): boolean {
  const telling = clauses.flatMap(({ leftover }) => leftover).filter(({ word }) => !/^\d/.test(word))
  return telling.length <= mostLeft
}

const mostLeft = 3

/** "An estimate on painting the outside": of two that are named the one that can be booked here. */
export function lastBookable(services: Service[]): Service | undefined {
  return services.findLast(({ durationMinutes }) => durationMinutes !== null) ?? services.at(-1)
}

/** "Get a signal upstairs", said to the question which service: what it points at, and not a story that goes on. */
function pointedAt(own: Clause[], { possibleServices }: Visit, facts: Facts): Service | null {
  const tokens = tokensOf(own)
  const meant = tokens.length <= longestAnswer ? likeliestService(tokens, facts, { isAsked: true }) : null
  // Asked which of two, they mean one of them.
  const isPossible = possibleServices.length < 2 || (meant !== null && possibleServices.includes(meant))
  return isPossible ? meant : null
}

const longestAnswer = 12

/** What the texts before mean together. */
function toldOf({ story }: TalkState, facts: Facts): Service | null {
  return story.length === 0 ? null : likeliestService(tokenise(story.join(' ')), facts)
}

type Facts = { business: BusinessFacts; bot: BotFacts }

/** By what is wrong or wanted: what all the words surely mean together, or one sentence of them. */
function surelyMeant(all: Clause[], facts: Facts): Service | null {
  // "Our new printer is here. Could someone come and set it up": one sentence may say it all.
  const plain = all
    .filter((clause) => clause.tokens.length >= leastWords)
    .map((clause) => serviceMeant(clause.tokens, facts, 0.85))
    .find((service) => service !== null)
  const meant = serviceMeant(tokensOf(all), facts, 0.55) ?? plain ?? null
  return meant?.durationMinutes === null ? serviceMeant(tokensOf(all), facts, leastArranged) : meant
}

/** What the team arranges itself is for whoever asks for it, and not for whoever only tells of trouble. */
const leastArranged = 0.9

function likelyMeant(all: Clause[], facts: Facts): Service | null {
  const meant = serviceMeant(tokensOf(all), facts, 0.3)
  return meant?.durationMinutes === null ? null : meant
}

function tokensOf(clauses: Clause[]): Token[] {
  return clauses.flatMap(({ tokens }) => tokens)
}

/** "In our kitchen" says where, and not what. */
const leastWords = 6

/** "The dishwasher", "the personal one", said when it was asked which: by its name first, and the likeliest where it stays open. */
function answeredBy(own: Clause[], { possibleServices }: Visit, business: BusinessFacts): Service | null {
  const tokens = tokensOf(own)
  const words = own.flatMap(({ leftover }) => leftover.map(({ stem }) => stem))
  const known = possibleServices.length > 1 ? possibleServices : business.services
  const held = servicesHolding(words, { ...business, services: known })
  const named = servicesHolding(words, {
    ...business,
    services: known.map((item) => ({ ...item, alsoCalled: [] })),
  })
  const one =
    held.length === 1
      ? held[0]
      : named.length === 1
        ? known.find(({ name }) => name === named[0]?.name)
        : undefined
  return (
    one ??
    (possibleServices.length > 1
      ? (servicesHinted(tokens, { ...business, services: possibleServices })[0] ?? null)
      : null)
  )
}
