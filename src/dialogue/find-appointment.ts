import type { Found, When } from '#values/types.ts'
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
  // "The wash on the 12th" is no twelfth of two.
  if (place !== undefined && place <= shown.length)
    return (place < 0 ? shown.at(place) : shown[place - 1]) ?? null
  const meant = said.whens.filter((when) => !isKept(said.text, when))
  const byDay = shown.filter((item) =>
    meant.some(({ value, text }) => {
      const isDay = value.days === null || (value.days.from <= item.date && item.date <= value.days.to)
      const isTime = value.times === null || (value.times.from <= item.clock && item.clock <= value.times.to)
      return isDay && isTime && (!value.isExcluded || missed.test(text))
    }),
  )
  if (byDay.length === 1) return byDay[0] ?? null
  const stems = new Set(contentStems(text.replace(/\b(?:not|and not|but not) (?:the |my |for )?\w+/gi, ' ')))
  const byService = shown.filter((item) => contentStems(item.service).some((stem) => stems.has(stem)))
  return byService.length === 1 ? (byService[0] ?? null) : null
}

/** "Can't make Wednesday" leaves that day out of a search, and points at what stands on it. */
const missed = /\b(?:make|do|come|attend)\b/i

/** "The Thursday one, Tuesday I'm still coming": what stays is not meant. */
function isKept(text: string, { span }: Found<When>): boolean {
  const before =
    text
      .slice(0, span.start)
      .split(/[,;.!?]|\b(?:and|but)\b/)
      .at(-1) ?? ''
  const after = text.slice(span.end).split(/[,;.!?]|\b(?:and|but)\b/)[0] ?? ''
  return stays.test(`${before}|${after}`)
}

const stays = /\b(?:still|stil|keep\w*|stays?|staying|leave|fine|ok|okay|works)\b/i
