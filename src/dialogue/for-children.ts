import { contentStems } from './normalise.ts'
import type { BusinessFacts, Service } from './types.ts'

/** "A check-up for my son, he's eight": the same work for children, where there is one. */
export function forChild(service: Service | null, text: string, { services }: BusinessFacts): Service | null {
  if (service === null || isForChildren(service) || !ofChild.test(text)) return service
  const stems = new Set(nameStemsOf(service))
  const alike = services.filter(
    (other) => isForChildren(other) && nameStemsOf(other).some((word) => stems.has(word)),
  )
  return alike.length === 1 ? (alike[0] ?? service) : service
}

function isForChildren({ name }: Service): boolean {
  return /\b(?:child(?:ren)?|kids?|toddler|junior|pediatric|youth)(?:['’]?s|s['’])?\b/i.test(name)
}

function nameStemsOf({ name }: Service): string[] {
  return contentStems(name)
}

const ofChild =
  /\b(?:my (?:little |youngest |oldest |eldest )?(?:son|daughter|boy|girl|kid|kids|child|children|grandson|granddaughter|toddler)|(?:he|she)(?:['’]?s| is| just turned) (?:only )?(?:[3-9]|1[0-5]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|is (?:[3-9]|three|four|five|six|seven|eight|nine|ten) (?:and|years?|now)|\d[ -]year[ -]old)/i
