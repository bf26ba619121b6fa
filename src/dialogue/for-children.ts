import { contentStems } from './normalise.ts'
import type { BusinessFacts, Service } from './types.ts'

/** "A check-up for my son, he's eight": the same work for children, where there is one. */
export function forChild(service: Service | null, text: string, { services }: BusinessFacts): Service | null {
  if (service === null || isForChildren(service.name) || !ofChild.test(text)) return service
  const stems = new Set(contentStems(service.name))
  const alike = services.filter(
    ({ name, alsoCalled }) =>
      isForChildren(name) && [name, ...alsoCalled].flatMap(contentStems).some((word) => stems.has(word)),
  )
  return alike.length === 1 ? (alike[0] ?? service) : service
}

export function isForChildren(name: string): boolean {
  return /\b(?:child(?:ren)?|kids?|toddler|junior|pediatric|youth)(?:['’]?s|s['’])?\b/i.test(name)
}

const child = String.raw`(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|kid|kids|child|children|grandson|granddaughter|toddler)`
const ofChild = new RegExp(
  String.raw`\bfor ${child}\b|\b${child} (?:needs?|is due|has to|has n|wants?|should|must|ought|who is)\b|\b(?:he|she)(?:['’]?s| is| just turned) (?:only )?(?:[3-9]|1[0-5]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:am|pm|o))|\b(?:my|our) (?:son|daughter|boy|girl|kid)(?:['’]?s| is) (?:[3-9]|1[0-5])\b|\bis (?:[3-9]|three|four|five|six|seven|eight|nine|ten) (?:and|years?|now)\b|\d[ -]year[ -]old`,
  'i',
)
