import { stem, type Token, tokenise } from './normalise.ts'
import type { Recognised } from './recognise-date.ts'
import type { BusinessFacts, Service } from './types.ts'

const leastCoverage = 0.67

/** The services named in a text, the surest first. Shared words such as "repair" weigh less than telling ones. */
export function recogniseServices(tokens: Token[], business: BusinessFacts): Recognised<Service>[] {
  const weights = stemWeights(business.services)
  const found: Recognised<Service>[] = []
  let rest = tokens.map((token, index) => ({ stem: token.stem, index }))
  for (let round = 0; round < 3; round++) {
    const best = bestMatch(rest, business.services, weights)
    if (!best || found.some((item) => item.value === best.value)) break
    found.push(best)
    rest = rest.filter((item) => !best.tokens.includes(item.index))
  }
  return found
}

/** For words left over once the topic is known: the services whose name or nickname holds all of them. */
export function servicesHolding(words: string[], business: BusinessFacts): Service[] {
  if (words.length === 0) return []
  return business.services.filter((service) =>
    [service.name, ...service.alsoCalled].some((name) => {
      const stems = nameStems(name)
      return words.every((word) => stems.includes(word))
    }),
  )
}

/** The stems of a service's name; only the smallest words are left out, "up" in "check up" counts. */
function nameStems(name: string): string[] {
  return tokenise(name).flatMap((token) => (smallWords.has(token.word) ? [] : [stem(token.word)]))
}

const smallWords = new Set('a an the of my your our for and or in to with on at'.split(' '))

type Indexed = { stem: string; index: number }

function bestMatch(
  rest: Indexed[],
  services: Service[],
  weights: Map<string, number>,
): Recognised<Service> | null {
  let best: { service: Service; tokens: number[]; score: number } | null = null
  for (const service of services)
    for (const name of [service.name, ...service.alsoCalled]) {
      const match = matchName(rest, nameStems(name), weights)
      if (match && (best === null || match.score > best.score)) best = { service, ...match }
    }
  return best && { value: best.service, tokens: best.tokens }
}

/** How much of the name is there, close together; the longer of two whole names wins. */
function matchName(rest: Indexed[], stems: string[], weights: Map<string, number>) {
  const weightOf = (stem: string) => weights.get(stem) ?? 1
  const tokens: number[] = []
  let matched = 0
  for (const stem of stems) {
    const place = rest.find((item) => item.stem === stem && !tokens.includes(item.index))
    if (!place) continue
    tokens.push(place.index)
    matched += weightOf(stem)
  }
  const coverage = matched / stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const isClose = Math.max(...tokens) - Math.min(...tokens) <= stems.length + 2
  if (tokens.length === 0 || coverage < leastCoverage || !isClose) return null
  return { tokens, score: coverage + tokens.length / 100 }
}

function stemWeights(services: Service[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const service of services) {
    const stems = new Set([service.name, ...service.alsoCalled].flatMap(nameStems))
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return new Map([...counts].map(([stem, count]) => [stem, 1 / Math.sqrt(count)]))
}
