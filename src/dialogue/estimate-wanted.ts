import { hintByName } from './hint-at-service.ts'
import type { Token } from './normalise.ts'
import type { BusinessFacts, Service } from './types.ts'

/** "Come out and give me an estimate on it": whatever it is to be on, that visit is wanted where there is one. */
export function estimateWanted(
  own: { text: string; services: Service[]; tokens: Token[] }[],
  business: BusinessFacts,
): Service | null {
  if (!own.some(({ text }) => wantsEstimate.test(text))) return null
  const estimates = business.services.filter(
    ({ name, durationMinutes }) => durationMinutes !== null && isEstimate.test(name),
  )
  // Where there is one for a fence and one for a deck, what is named beside it says which.
  const named = own.flatMap((clause) => clause.services).find((one) => estimates.includes(one))
  const tokens = own.flatMap((clause) => clause.tokens)
  return named ?? hintByName(tokens, { ...business, services: estimates }) ?? estimates[0] ?? null
}

const wantsEstimate =
  /\b(?:give|get|do|need|want|like|just|for|come out for|set up|schedule|book) (?:me |us )?(?:a|an|some|the) (?:free |quick |rough )?(?:estimate|quote|bid)s?\b/i
const isEstimate = /\b(?:estimate|quote|bid)\b/i
