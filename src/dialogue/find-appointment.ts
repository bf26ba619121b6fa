import { contentStems } from './normalise.ts'
import type { SaidValues } from './said-values.ts'
import type { ShownAppointment } from './visit.ts'

/** Which of the shown appointments these words mean, by day, time, service or place in the list; null when unclear. */
export function findAppointment(
  shown: ShownAppointment[],
  text: string,
  said: SaidValues,
): ShownAppointment | null {
  const only = shown.length === 1 ? shown[0] : undefined
  if (only) return only
  const place = said.ordinals[0]?.value
  if (place !== undefined) return (place < 0 ? shown.at(place) : shown[place - 1]) ?? null
  const byDay = shown.filter((item) =>
    said.whens.some(({ value }) => {
      const isDay = value.days === null || (value.days.from <= item.date && item.date <= value.days.to)
      const isTime = value.times === null || (value.times.from <= item.clock && item.clock <= value.times.to)
      return isDay && isTime && !value.isExcluded
    }),
  )
  if (byDay.length === 1) return byDay[0] ?? null
  const stems = new Set(contentStems(text.replace(/\b(?:not|and not|but not) (?:the |my |for )?\w+/gi, ' ')))
  const byService = shown.filter((item) => contentStems(item.service).some((stem) => stems.has(stem)))
  return byService.length === 1 ? (byService[0] ?? null) : null
}
