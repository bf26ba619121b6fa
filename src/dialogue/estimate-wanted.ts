import type { BusinessFacts, Service } from './types.ts'

/** "Come out and give me an estimate on it": whatever it is to be on, that visit is wanted where there is one. */
export function estimateWanted(
  own: { text: string; services: Service[] }[],
  { services }: BusinessFacts,
): Service | null {
  if (!own.some(({ text }) => wantsEstimate.test(text))) return null
  const estimates = services.filter(
    ({ name, durationMinutes }) => durationMinutes !== null && isEstimate.test(name),
  )
  // Where there is one for a fence and one for a deck, what is named beside it says which.
  const named = own.flatMap((clause) => clause.services).find((one) => estimates.includes(one))
  return named ?? estimates[0] ?? null
}

const wantsEstimate =
  /\b(?:give|get|do|need|want|like|just|for|come out for|set up|schedule|book) (?:me |us )?(?:a|an|some|the) (?:free |quick |rough )?(?:estimate|quote|bid)s?\b/i
const isEstimate = /\b(?:estimate|quote|bid)\b/i
