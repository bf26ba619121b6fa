import { hintByName, servicesHinted } from './hint-at-service.ts'
import { likeliestService, serviceMeant } from './meant.ts'
import { tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import { servicesHolding } from './recognise-service.ts'
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
  const namedIn = (clauses: Clause[]) => clauses.flatMap((clause) => clause.services).at(-1)
  const isNew = all.some((clause) => clause.message === visit.words)
  const answered = state.ask === 'service' ? answeredBy(own, visit, business) : null
  return (
    namedIn(own) ??
    answered ??
    describedIn(own, all, { business, bot }) ??
    namedIn(all) ??
    (isNew ? (state.lastService ?? toldOf(state, { business, bot })) : null)
  )
}

/** What the texts before mean together. */
function toldOf({ story }: TalkState, facts: Facts): Service | null {
  return story.length === 0 ? null : likeliestService(tokenise(story.join(' ')), facts)
}

type Facts = { business: BusinessFacts; bot: BotFacts }

/** By what is wrong or wanted: what the words surely mean together, else a word of a name among them, else what they may mean. */
function describedIn(own: Clause[], all: Clause[], facts: Facts): Service | null {
  const tokens = all.flatMap((clause) => clause.tokens)
  const named = hintByName(
    own.flatMap((clause) => clause.tokens),
    facts.business,
  )
  // "Our new printer is here. Could someone come and set it up": one sentence may say it all.
  const plain = all
    .filter((clause) => clause.tokens.length >= leastWords)
    .map((clause) => serviceMeant(clause.tokens, facts, 0.85))
    .find((service) => service !== null)
  return serviceMeant(tokens, facts, 0.6) ?? plain ?? named ?? serviceMeant(tokens, facts, 0.3)
}

/** "In our kitchen" says where, and not what. */
const leastWords = 6

/** "The dishwasher", "the personal one", said when it was asked which: by its name first, and the likeliest where it stays open. */
function answeredBy(own: Clause[], { possibleServices }: Visit, business: BusinessFacts): Service | null {
  const tokens = own.flatMap((clause) => clause.tokens)
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
