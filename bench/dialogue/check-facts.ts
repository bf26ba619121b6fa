import type { Service } from '#dialogue/types.ts'
import type { Question } from './make-case.ts'
import { pricesIn } from './read-reply.ts'

/** What is wrong with a reply about services, area or the business itself, or null. */
export function checkFacts(question: Question, reply: string): string | null {
  const { business, slots, family } = question
  switch (family) {
    case 'service-do':
      return contains(reply, slots.service?.name) ?? forbids(reply, /don't (see|have|know)|not sure|isn't/i)
    case 'service-not':
    case 'area-no':
      return requires(reply, /\b(don't|not|isn't|can't|no)\b/i) ?? forbids(reply, /\byes\b|\byep\b|we do\b/i)
    case 'service-list':
      return all(business.services.map((service) => contains(reply, service.name)))
    case 'service-about':
      return contains(reply, slots.service?.description)
    case 'service-duration':
      return slots.service ? checkDuration(slots.service, reply) : 'no service'
    case 'service-price':
      return slots.service ? checkPrice(slots.service, reply) : 'no service'
    case 'area-yes':
    case 'area-zip-yes':
      return (
        requires(reply, /\byes\b|\byep\b|we (do )?(cover|serve|come)/i) ?? forbids(reply, /don't|not sure/i)
      )
    case 'area-zip-no':
      return requires(reply, /\b(don't|not|isn't|can't|no)\b/i) ?? forbids(reply, /\byes\b|\byep\b/i)
    case 'area-list':
      return business.area.places.length > 0
        ? all(business.area.places.map((place) => contains(reply, place)))
        : all(business.area.postalCodes.map((code) => contains(reply, code)))
    case 'address':
      return orUnknown(business.addresses[0]?.street, reply)
    case 'phone':
      return orUnknown(business.phone?.slice(-4), reply)
    case 'email':
      return orUnknown(business.email, reply)
    case 'website':
      return orUnknown(business.website?.replace('https://', ''), reply)
    case 'name':
      return contains(reply, business.name)
    case 'robot':
      return requires(reply, /\b(bot|automated|not a (real )?person|virtual)\b/i)
    default:
      return contains(reply, slots.answer)
  }
}

function checkPrice({ price }: Service, reply: string): string | null {
  const said = pricesIn(reply).map(Number)
  if (price.kind === 'free')
    return requires(reply, /\bfree\b|no charge/i) ?? (said.length > 0 ? 'says a price' : null)
  if (price.kind === 'quote') return requires(reply, /quote/i) ?? (said.length > 0 ? 'says a price' : null)
  const expected = price.kind === 'range' ? [price.amount, price.upTo] : [price.amount]
  for (const money of expected)
    if (!said.includes(money.micros / 1e6)) return `misses $${money.micros / 1e6}, says ${said}`
  if (said.length !== expected.length) return `says other prices too: ${said}`
  if (price.kind === 'hourly') return requires(reply, /hour/i)
  if (price.kind === 'from') return requires(reply, /from|start/i)
  return forbids(reply, /an hour|per hour|hourly|starts at|starting|\bfrom \$/i)
}

function checkDuration({ durationMinutes }: Service, reply: string): string | null {
  if (durationMinutes === null) return requires(reply, /don't|not sure|no set/i)
  const hours = Number(/(\d+) ?(?:hours?|hrs?|h)\b/.exec(reply)?.[1] ?? 0)
  const minutes = Number(/(\d+) ?(?:minutes?|mins?|m)\b/.exec(reply)?.[1] ?? 0)
  return hours * 60 + minutes === durationMinutes
    ? null
    : `says ${hours} h ${minutes} min, is ${durationMinutes}`
}

function orUnknown(fact: string | null | undefined, reply: string): string | null {
  return fact ? contains(reply, fact) : requires(reply, /don't|not sure|no /i)
}

function contains(reply: string, fact: string | undefined): string | null {
  if (!fact) return 'the case has no fact'
  return reply.toLowerCase().includes(fact.toLowerCase()) ? null : `misses "${fact}"`
}

function requires(reply: string, pattern: RegExp): string | null {
  return pattern.test(reply) ? null : `does not say ${pattern}`
}

function forbids(reply: string, pattern: RegExp): string | null {
  return pattern.test(reply) ? `must not say ${pattern}` : null
}

function all(problems: (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null
}
