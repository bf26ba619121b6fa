import { stem, type Token, tokenise } from './normalise.ts'
import { isOwnPlace } from './own-place.ts'
import type { Recognised } from './recognise-date.ts'
import type { BusinessFacts, Service } from './types.ts'

const leastCoverage = 0.67
/** "A spring of my garage door" is no new door, which only the team arranges. */
const leastArranged = 0.95
/** What people call the same work, the first of each line standing for the others. */
const sameWork = [
  ['check', 'look', 'inspect', 'review', 'examine'],
  ['another', 'other', 'second'],
  ['consultation', 'consult'],
  ['repair', 'fix', 'mend'],
  ['install', 'installation', 'installing'],
]
const leading = new Map(
  sameWork.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), stem(first)] as const)),
)
const meaningOf = (word: string) => leading.get(word) ?? word

/** "Would Saturday work", "could you put it in", "come to my house": said of anything, and so of no service. */
const everydayDeeds = new Set('work put come coming get take bring make set'.split(' ').map(stem))
const comings = new Set('come coming get put take bring'.split(' ').map(stem))
const leastWeight = 0.3

export function isEverydayDeed(word: string): boolean {
  return everydayDeeds.has(word)
}

/** The services named in a text, the surest first. Shared words such as "repair" weigh less than telling ones. */
export function recogniseServices(tokens: Token[], business: BusinessFacts): Recognised<Service>[] {
  const { names, weights } = namesOf(business.services)
  const found: Recognised<Service>[] = []
  let rest = tokens
    .map((_, index) => ({ stem: workOf(tokens, index), index }))
    .filter(({ index }) => !isOwnPlace(tokens, index) && !isRefused(tokens, index, names))
  for (let round = 0; round < 3; round++) {
    const best = bestMatch(rest, names, weights)
    if (!best || found.some((item) => item.value === best.value)) break
    found.push(best)
    rest = rest.filter((item) => !best.tokens.includes(item.index))
  }
  const named = found
    .map((item) => ({ ...item, value: saidBy(item, tokens, names) }))
    .filter((item, at, all) => all.findIndex(({ value }) => value === item.value) === at)
    .filter((item) => !isOfOther(item, found, { tokens, weights }))
    .filter((item, at, [first]) => at === 0 || !first || !isWhereItIs(item, first, tokens))
  return named.flatMap((item) => mergeNarrower(item, named, { tokens, names: namesOf(business.services) }))
}

/** "Get my clock serviced, how much is the tune-up": of two with a tune-up the one of whose name more is said, however far off. */
function saidBy(
  { value, tokens: at }: Recognised<Service>,
  tokens: Token[],
  names: ServiceNames['names'],
): Service {
  const matched = at.map((index) => meaningOf(tokens[index]?.stem ?? ''))
  const said = new Set(tokens.map(({ stem: word }) => meaningOf(word)))
  const alike = servicesWith(matched, { names, weights: new Map() })
  const countOf = ({ name }: Service) =>
    nameStems(name).filter((word) => said.has(word) && !matched.includes(word)).length
  return alike.reduce((best, other) => (countOf(other) > countOf(best) ? other : best), value)
}

/** "Just the cord, no clock": what is not wanted, unless a service is called so ("no heat"). */
function isRefused(tokens: Token[], index: number, names: ServiceNames['names']): boolean {
  if (!/^(?:no|without)$/.test(tokens[index - 1]?.word ?? '')) return false
  const work = workOf(tokens, index)
  return !names.some(({ stems }) => stems.includes('no') && stems.includes(work))
}

/** "A deep clean on a house": what the first is to be done on, and no second. */
function isWhereItIs(item: Recognised<Service>, first: Recognised<Service>, tokens: Token[]): boolean {
  const [end, start] = [Math.max(...first.tokens), Math.min(...item.tokens)]
  const between = tokens.slice(end + 1, start).map(({ word }) => word)
  return (
    between.length < 5 &&
    between.some((word) => places.has(word)) &&
    !between.some((word) => joints.has(word))
  )
}

const places = new Set('on in at inside of'.split(' '))
const joints = new Set('and or plus also then with'.split(' '))

/** A word by which at most three services are called. */
const leastTelling = 0.57

/** "The lamp does not start" says nothing of a clock that is "not starting": no word of its name is said, and one of another's is. */
function isOfOther(
  item: Recognised<Service>,
  found: Recognised<Service>[],
  { tokens, weights }: { tokens: Token[]; weights: Map<string, number> },
): boolean {
  const saysName = ({ value, tokens: at }: Recognised<Service>) =>
    nameStems(value.name).some(
      (word) =>
        (weights.get(word) ?? 1) >= leastTelling &&
        at.some((index) => meaningOf(tokens[index]?.stem ?? '') === word),
    )
  if (saysName(item)) return false
  return found.some((other) => other !== item && saysName(other) && Math.abs(nearest(other, item)) <= 2)
}

/** When one service has a name for all the words that would do for two, only that one is meant. */
function mergeNarrower(
  item: Recognised<Service>,
  found: Recognised<Service>[],
  { tokens, names }: { tokens: Token[]; names: ServiceNames },
): Recognised<Service>[] {
  const stemsOf = (at: number[]) => at.map((index) => meaningOf(tokens[index]?.stem ?? ''))
  const holds = (one: Recognised<Service>, other: Recognised<Service>) =>
    servicesWith(stemsOf([...one.tokens, ...other.tokens]), names, one.value).length > 0
  const others = found.filter((other) => other !== item && Math.abs(nearest(other, item)) <= 2)
  if (others.some((other) => holds(other, item) && !holds(item, other))) return []
  const swallowed = others.filter((other) => holds(item, other) && !holds(other, item))
  return [{ value: item.value, tokens: [...item.tokens, ...swallowed.flatMap((other) => other.tokens)] }]
}

function nearest(one: Recognised<Service>, other: Recognised<Service>): number {
  return Math.min(...one.tokens.flatMap((at) => other.tokens.map((to) => Math.abs(at - to))))
}

function servicesWith(stems: string[], { names }: ServiceNames, only?: Service): Service[] {
  const holding = names.filter(
    (name) => (!only || name.service === only) && stems.every((word) => name.stems.includes(word)),
  )
  return [...new Set(holding.map((name) => name.service))]
}

/** For words left over once the topic is known: the services whose name or nickname holds all of them. */
export function servicesHolding(words: string[], business: BusinessFacts): Service[] {
  if (words.length === 0) return []
  return servicesWith(words.map(meaningOf), namesOf(business.services))
}

/** Every name of every service as stems, worked out once for a business. */
export type ServiceNames = {
  names: { service: Service; stems: string[] }[]
  weights: Map<string, number>
}
const known = new WeakMap<Service[], ServiceNames>()

export function namesOf(services: Service[]): ServiceNames {
  const cached = known.get(services)
  if (cached) return cached
  const names = services.flatMap((service) =>
    [service.name, ...service.alsoCalled].flatMap((name) => {
      const joined = name.replace(/(\p{L})-(?=\p{L})/gu, '$1')
      return [...new Set([name, joined])].map((one) => ({ service, stems: nameStems(one) }))
    }),
  )
  const found = { names, weights: stemWeights(names) }
  known.set(services, found)
  return found
}

/** The stems of a service's name; only the smallest words are left out, "up" in "check up" counts. */
export function nameStems(name: string): string[] {
  const words = tokenise(name).map(({ word }) => word)
  const telling = words.filter((word) => !smallWords.has(word))
  // "The works" is called so by both its words: "that works" is none.
  const kept = telling.every((word) => emptyWords.has(word)) ? words : telling
  return kept.map((word) => meaningOf(stem(word)))
}

const emptyWords = new Set(['works', 'work', 'usual', 'same', 'one', 'thing', 'other'])

const smallWords = new Set('a an the of my your our for and or in to with on at'.split(' '))

/** "Look at" is work; "look up" and "look like" are not. */
export function workOf(tokens: Token[], index: number): string {
  const word = tokens[index]?.stem ?? ''
  // "Ten works", where "the works" may be a service.
  if (tokens[index]?.word === 'works' && tokens[index - 1]?.word !== 'the') return 'suits'
  const isAimed = /^(?:at|over|into)$/.test(tokens[index + 1]?.word ?? '')
  return word === 'look' && !isAimed ? word : meaningOf(word)
}

type Indexed = { stem: string; index: number }

function bestMatch(
  rest: Indexed[],
  names: ServiceNames['names'],
  weights: Map<string, number>,
): Recognised<Service> | null {
  let best: { service: Service; tokens: number[]; score: number } | null = null
  for (const { service, stems } of names) {
    const least = service.durationMinutes === null ? leastArranged : leastCoverage
    const match = matchName(rest, stems, { weights, least })
    if (match && (best === null || match.score > best.score)) best = { service, ...match }
  }
  return best && { value: best.service, tokens: best.tokens }
}

/** "Not Monday, I work" is nothing that is "not working". */
function isDeniedTogether(rest: Indexed[], matched: number[]): boolean {
  const not = rest.find(({ stem: word, index }) => word === 'not' && matched.includes(index))
  return !not || matched.some((at) => at > not.index && at <= not.index + 2)
}

/** How much of the name is there, close together; the longer of two whole names wins, then the one said in one breath. */
function matchName(
  rest: Indexed[],
  stems: string[],
  { weights, least }: { weights: Map<string, number>; least: number },
) {
  const weightOf = (stem: string) => weights.get(stem) ?? 1
  const places = stems.map((stem) => rest.filter((item) => item.stem === stem).map((item) => item.index))
  // Beside the last telling word, so that the same word said earlier does not pull the name apart.
  const anchor = places.findLast((found) => found.length > 0)?.[0] ?? 0
  const tokens: number[] = []
  let matched = 0
  stems.forEach((stem, i) => {
    const free = (places[i] ?? []).filter((index) => !tokens.includes(index))
    const place = free.sort((a, b) => Math.abs(a - anchor) - Math.abs(b - anchor))[0]
    if (place === undefined) return
    tokens.push(place)
    matched += weightOf(stem)
  })
  const coverage = matched / stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const reach = Math.max(...tokens) - Math.min(...tokens)
  if (tokens.length === 0 || coverage < least || reach > stems.length + 2) return null
  if (!isDeniedTogether(rest, tokens)) return null
  const isInOrder = tokens.every((at, i) => i === 0 || at > (tokens[i - 1] ?? 0))
  return { tokens, score: coverage + tokens.length / 100 - reach / 10_000 - (isInOrder ? 0 : 0.001) }
}

function stemWeights(names: { service: Service; stems: string[] }[]): Map<string, number> {
  const counts = new Map<string, Set<Service>>()
  for (const { service, stems } of names)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? new Set()).add(service))
  return new Map(
    [...counts].map(([stem, holders]) => [
      stem,
      comings.has(stem) ? leastWeight : 1 / Math.sqrt(holders.size),
    ]),
  )
}
