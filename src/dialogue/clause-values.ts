import type { Token } from './normalise.ts'
import type { LocalTime } from './opening-hours.ts'
import { recogniseElsewhere } from './place-elsewhere.ts'
import { type DayValue, recogniseDays } from './recognise-date.ts'
import { type PlaceValue, recognisePlaces } from './recognise-place.ts'
import { recogniseServices } from './recognise-service.ts'
import type { BusinessFacts, Service } from './types.ts'

/** Today, tomorrow and the weekend stay words: which of them is said tells what is asked. */
export function wordsWithMarks(tokens: Token[], values: ClauseValue[]): string[] {
  const marked = values.filter((value) => value.kind !== 'day' || value.value.kind !== 'relative')
  return tokens.flatMap(({ word }, index) => {
    const value = marked.find((one) => one.tokens.includes(index))
    if (!value) return [word]
    return Math.min(...value.tokens) === index ? [`<${value.kind}>`] : []
  })
}

export type ClauseValue =
  | { kind: 'day'; tokens: number[]; value: DayValue }
  | { kind: 'service'; tokens: number[]; value: Service }
  | { kind: 'place'; tokens: number[]; value: PlaceValue }

/** Every service, place and day that is named. */
export function recogniseValues(
  text: string,
  tokens: Token[],
  { business, local }: { business: BusinessFacts; local: LocalTime },
): ClauseValue[] {
  const services = recogniseServices(tokens, business)
  const known = recognisePlaces(tokens, business)
  const elsewhere = known.length > 0 ? null : recogniseElsewhere(text, tokens, business)
  const places = elsewhere ? [elsewhere] : known
  const days = recogniseDays(text, tokens, { local, holidays: business.holidays })
  return [
    ...services.map((item) => ({ kind: 'service' as const, ...item })),
    ...places.map((item) => ({ kind: 'place' as const, ...item })),
    ...days.map((item) => ({ kind: 'day' as const, ...item })),
  ]
}
