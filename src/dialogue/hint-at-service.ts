import type { Token } from './normalise.ts'
import { isEverydayDeed, nameStems, namesOf, type ServiceNames, workOf } from './recognise-service.ts'
import type { BusinessFacts, Service } from './types.ts'
import { stopWords } from './words.ts'

/**
 * The one service whose names and description share the most telling words with these; null when none stands out.
 * Weaker than a name: only good where a service is wanted and none was named.
 */
export function hintAtService(tokens: Token[], business: BusinessFacts): Service | null {
  return hintedIn(hintedServices(tokens, business))
}

/** The same by names alone: that a description speaks of "most makes" does not make "make it Friday" mean it. */
export function hintByName(tokens: Token[], business: BusinessFacts): Service | null {
  return hintedIn(hintedServices(tokens, business).filter(({ isNamed }) => isNamed))
}

function hintedIn(hinted: ReturnType<typeof hintedServices>): Service | null {
  const [first, second] = hinted
  if (!first || first.score < 0.5 || first.service.durationMinutes === null) return null
  // A word of its description says less than a word by which others are called.
  if (!first.isNamed && hinted.some(({ isNamed }) => isNamed)) return null
  return first.score > (second?.score ?? 0) * 1.3 ? first.service : null
}

/** Where several may be meant ("my taxes"): those that can be booked, the likeliest first. */
export function servicesHinted(tokens: Token[], business: BusinessFacts): Service[] {
  return hintedServices(tokens, business).flatMap(({ service, isNamed }) =>
    isNamed && service.durationMinutes !== null ? [service] : [],
  )
}

function hintedServices(tokens: Token[], business: BusinessFacts) {
  const { names } = namesOf(business.services)
  const hints = hintsFor(business.services)
  const stems = new Set(tokens.map((_, index) => workOf(tokens, index)))
  const telling = [...stems].filter((word) => word.length >= 4)
  const isMeant = (word: string) =>
    stems.has(word) ? 1 : telling.some((other) => isKin(word, other)) ? 0.8 : 0
  return [...hints]
    .map(([service, words]) => {
      let score = 0
      for (const [word, weight] of words) score += weight * isMeant(word)
      const isNamed = names.some(
        (name) => name.service === service && name.stems.some((word) => words.has(word) && isMeant(word) > 0),
      )
      return { service, score, isNamed }
    })
    .sort((a, b) => b.score - a.score)
}

/** "Leak" and "leaky", "align" and "alignment". */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.length - short.length <= 4 && long.startsWith(short)
}

const known = new WeakMap<Service[], Map<Service, Map<string, number>>>()

function hintsFor(services: Service[]): Map<Service, Map<string, number>> {
  const cached = known.get(services) ?? hintsOf(services, namesOf(services).names)
  known.set(services, cached)
  return cached
}

/** Each service's words with what they tell: one that many services share tells little, one of the name more. */
function hintsOf(services: Service[], names: ServiceNames['names']): Map<Service, Map<string, number>> {
  const words = new Map(services.map((service) => [service, new Map<string, number>()]))
  const raise = (service: Service, word: string, weight: number) => {
    const own = words.get(service)
    if (own && !stopWords.has(word) && !isEverydayDeed(word))
      own.set(word, Math.max(own.get(word) ?? 0, weight))
  }
  for (const { service, stems } of names) for (const word of stems) raise(service, word, 1)
  for (const service of services) for (const word of nameStems(service.description)) raise(service, word, 0.5)
  for (const own of words.values())
    for (const [word, weight] of own) {
      const holders = [...words.values()].filter((other) => other.has(word)).length
      own.set(word, weight / holders)
    }
  return words
}
