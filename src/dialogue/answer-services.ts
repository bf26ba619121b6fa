import type { Answer, Context } from './answer.ts'
import { hintByName } from './hint-at-service.ts'
import { serviceMeant } from './meant.ts'
import { contentStems, stem, type Token } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import { servicesHolding } from './recognise-service.ts'
import { joinWords, sayDuration, sayPrice } from './spoken-form.ts'
import type { BusinessFacts, Service } from './types.ts'
import { wordsAfter, wordsLeft } from './words-left.ts'

/** Answers whether a service is done, what it is, how long it takes and what it costs. */
export function answerServices(clause: Clause, context: Context): Answer {
  if (clause.topic === 'service_list') return answerList(context)
  if (isConditional(clause)) return { text: context.say('unknown'), facts: [], unknown: clause.text }
  const services = meantServices(clause, context)
  if (services.length === 0) return answerWithoutService(clause, context)
  const asked = asksBoth.test(clause.text) ? both : [clause.topic]
  const parts = services.flatMap((service) =>
    asked.map((topic) => answerOne({ ...clause, topic }, service, context)),
  )
  return {
    text: parts.map((part) => part.text).join(' '),
    facts: parts.flatMap((part) => part.facts),
    unknown: parts.find((part) => part.unknown)?.unknown ?? null,
  }
}

/** "How much for a clock, and how long will that be". */
const asksBoth =
  /^(?=.*\bhow long\b)(?=.*\b(?:how much|(?:what|whats|what['’]s)\b.*\b(?:cost|charge|price|rate|run)\b)).*\b(?:and|&|n)\b/i
const both = ['service_price', 'service_duration'] as const

/** "Is there a fee on weekends?": no price here depends on a day. */
function isConditional(clause: Clause): boolean {
  return clause.topic === 'service_price' && clause.services.length === 0 && clause.days.length > 0
}

/** The services named, else those that the words left over fit, else the one talked about before. */
export function meantServices(clause: Clause, { bot, business, lastService }: Context): Service[] {
  if (clause.services.length > 0) return clause.services
  const words = clause.leftover.map((token) => token.stem)
  const object = contentStems(wordsAfter(clause, beforePriced))
  for (const named of [words, object]) {
    const holding = servicesHolding(named, business)
    if (holding.length > 0 && holding.length <= 3) return holding
  }
  const hinted = hintedFully(words, business)
  if (hinted.length > 0 && clause.topic !== 'service_do') return hinted
  const isPriced = clause.topic === 'service_price' && words.length > 0
  const meant = isPriced ? serviceMeant(clause.tokens.filter(isNoAsking), { bot, business }, 0.5) : null
  if (meant) return [meant]
  const named = isPriced && words.length > 1 ? hintByName(clause.tokens.filter(isNoAsking), business) : null
  if (named) return [named]
  const atLast = askedAtLast(clause, business, lastService)
  if (atLast.length > 0) return atLast
  const telling = clause.leftover.filter((token) => !vague.has(token.word))
  const isShort =
    telling.length === 0 ||
    (clause.topic === 'service_price' &&
      /\b(?:job|work|thing) like (?:that|this)\b|\bthe damage\b/.test(clause.text)) ||
    clause.tokens.length <= 3 ||
    (telling.length <= 2 && refersBack.test(clause.text))
  return isShort && lastService && clause.topic !== 'service_do' ? [lastService] : []
}

/** "What do you charge" has nothing to do with a charger. */
function isNoAsking({ word }: Token, at: number, tokens: Token[]): boolean {
  return word !== 'charge' || !/^(?:you|they|guys|folks|all|people)$/.test(tokens[at - 1]?.word ?? '')
}

/** "I'm round the corner, that's easy, and what's the tint cost": a story, and what it asks in the end. */
function askedAtLast(
  { topic, tokens, leftover }: Clause,
  business: BusinessFacts,
  lastService: Service | null,
): Service[] {
  const from = tokens.findLastIndex(({ word }) => /^(?:what|whats|how)$/.test(word))
  if (from < leastStory || (topic !== 'service_price' && topic !== 'service_duration')) return []
  const asked = tokens.slice(from)
  const start = asked[0]?.start ?? 0
  const telling = leftover.filter((token) => token.start >= start && !vague.has(token.word))
  if (telling.length === 0) return lastService ? [lastService] : []
  const holding = servicesHolding(
    telling.map((token) => token.stem),
    business,
  )
  if (lastService && holding.includes(lastService)) return [lastService]
  return holding.length <= 2 ? holding : []
}

const leastStory = 4

/** "How much is that", "is there a charge for it": what was talked about before. */
const refersBack =
  /\b(?:for|is|on|of|like|does|would|will) (?:that|it|this|one)\b|\b(?:that|this) (?:one|job|work|kind)\b|\bis it\b/i

/** "The yearly thing": every word that tells something stands in one service's name or description. */
function hintedFully(words: string[], { services }: BusinessFacts): Service[] {
  const telling = words.filter((word) => !vagueStems.has(word))
  if (telling.length === 0) return []
  const holding = services.filter(({ name, alsoCalled, description }) => {
    const own = new Set([name, ...alsoCalled, description].flatMap(contentStems))
    return telling.every((word) => own.has(word))
  })
  return holding.length === 1 ? holding : []
}

/** Words beside a question for price or length that name nothing. */
const vague = new Set(
  'yeah yes yep hi hey hello okay ok um uh so well hour hours expect pay roughly total usually normally ballpark sitting sit long cost take last anyway altogether thing whole approximately about going come comes gonna be set back altogether be there then right now again wanted want tell asking need tied chair appointment appointments visit session'.split(
    ' ',
  ),
)

const vagueStems = new Set([...vague, 'stuff', 'job', 'work', 'one'].map(stem))

function answerOne(clause: Clause, service: Service, context: Context): Answer {
  if (clause.topic === 'service_price') return answerPrice(service, context)
  if (clause.topic === 'service_duration') return answerDuration(clause, service, context)
  if (clause.topic === 'service_about') return answerAbout(clause, service, context)
  const price =
    service.price.kind === 'quote' ? 'priced by quote' : sayPrice(service.price).replace(/^is /, '')
  const duration = service.durationMinutes === null ? '' : `, ${sayDuration(service.durationMinutes)}`
  const details = `: ${price}${duration}`
  const path = pathOf(service, context)
  const facts = [
    { path: `${path}.name`, text: service.name },
    { path: `${path}.price`, text: price },
  ]
  if (duration !== '') facts.push({ path: `${path}.durationMinutes`, text: duration.slice(2) })
  return { text: context.say('service_yes', { service: service.name, details }), facts, unknown: null }
}

function answerPrice(service: Service, context: Context): Answer {
  const price = sayPrice(service.price)
  return {
    text: context.say('service_price', { service: service.name, price }),
    facts: [{ path: `${pathOf(service, context)}.price`, text: price }],
    unknown: null,
  }
}

function answerDuration(clause: Clause, service: Service, context: Context): Answer {
  if (service.durationMinutes === null)
    return {
      text: context.say('service_no_duration', { service: service.name }),
      facts: [],
      unknown: clause.text,
    }
  const duration = sayDuration(service.durationMinutes)
  return {
    text: context.say('service_duration', { service: service.name, duration }),
    facts: [{ path: `${pathOf(service, context)}.durationMinutes`, text: duration }],
    unknown: null,
  }
}

function answerAbout(clause: Clause, service: Service, context: Context): Answer {
  if (service.description === '')
    return {
      text: context.say('service_no_description', { service: service.name }),
      facts: [],
      unknown: clause.text,
    }
  return {
    text: context.say('service_about', { service: service.name, description: service.description }),
    facts: [{ path: `${pathOf(service, context)}.description`, text: service.description }],
    unknown: null,
  }
}

function answerList({ business, say }: Context): Answer {
  const { services } = business
  if (services.length === 0) return { text: say('service_none_listed'), facts: [], unknown: 'services' }
  const names = services.slice(0, 12).map((service) => service.name)
  return {
    text: say('service_list', { services: joinWords(names) }),
    facts: names.map((text, i) => ({ path: `business.services[${i}].name`, text })),
    unknown: null,
  }
}

/** A price or a length of nothing known: all prices when nothing was named, else an honest no. */
function answerWithoutService(clause: Clause, context: Context): Answer {
  const { business, say } = context
  const words = clause.topic === 'service_do' ? wordsLeft(clause) : wordsAfter(clause, beforePriced)
  if (words === '' && clause.leftover.length > 0)
    return { text: say('unknown'), facts: [], unknown: clause.text }
  if (words === '' && business.services.length === 0)
    return { text: say('service_none_listed'), facts: [], unknown: clause.text }
  if (words === '' && clause.topic === 'service_price') {
    const services = business.services.slice(0, 6)
    const prices = services.map((service) => `${service.name} ${sayPrice(service.price).replace(/^is /, '')}`)
    const facts = prices.map((text, i) => ({ path: `business.services[${i}].price`, text }))
    return { text: say('service_prices', { prices: prices.join('; ') }), facts, unknown: null }
  }
  if (words === '') return { text: say('which_service'), facts: [], unknown: null }
  const key = clause.topic === 'service_price' ? 'price_unknown' : 'service_unlisted'
  return { text: say(key, { words }), facts: [], unknown: clause.text }
}

function pathOf(service: Service, { business }: Context): string {
  return `business.services[${business.services.indexOf(service)}]`
}

const beforePriced = new Set('for of is are a an the does do your get'.split(' '))
