import { addDays, weekdayOf } from './calendar-days.ts'
import type { Part } from './finish-when.ts'
import { type Token, wordAt } from './tokens.ts'

type DaysPart = Part & { kind: 'days' }

/**
 * Puts weekdays into the week that was said beside them: "next week, preferably Tuesday or Wednesday", "Tuesday or
 * Wednesday next week".
 */
export function anchorWeekdays(tokens: Token[], parts: Part[], today: string): Part[] {
  const kept: Part[] = []
  let week: string | null = null
  parts.forEach((part, at) => {
    const before = parts[at - 1]
    if (part.kind !== 'days' || (before && !isNear(tokens, before.next, part.from))) week = null
    if (part.kind !== 'days') {
      kept.push(part)
      return
    }
    if (part.days.weekday !== undefined && week !== null) {
      const last = kept.at(-1)
      if (
        !part.isExcluded &&
        last?.kind === 'days' &&
        last.days.from !== last.days.to &&
        last.days.week === week
      )
        kept.pop()
      part.days = inWeek(part, week, today)
    } else if (part.days.week !== undefined) {
      week = part.days.week
      if (part.days.from === part.days.to) moveListed(tokens, kept, { part, week, today })
    }
    kept.push(part)
  })
  return kept
}

/** "Today, Friday" and "Friday (tomorrow)" name one day twice; the weekday follows the surer word. */
export function mergeSameDay(tokens: Token[], parts: Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    if (last?.kind !== 'days' || part.kind !== 'days' || !isAside(tokens, last.next, part.from))
      kept.push(part)
    else if (isSameDay(last, part)) last.next = part.next
    else if (isSameDay(part, last)) kept.splice(-1, 1, { ...part, from: last.from })
    else kept.push(part)
  }
  return kept
}

/** The first names one day of the calendar, the second the same one or only its weekday. */
function isSameDay({ days }: DaysPart, weekday: DaysPart): boolean {
  if (days.isPast || days.weekday !== undefined || days.from !== days.to) return false
  if (weekday.days.from === days.from && weekday.days.to === days.to) return true
  return weekday.days.weekday !== undefined && weekdayOf(days.from) === weekday.days.weekday
}

function isAside(tokens: Token[], from: number, to: number): boolean {
  if (to - from > 2) return false
  for (let i = from; i < to; i += 1)
    if (!/^(?:[,(–-]|which|is|so|its|it's)$/.test(wordAt(tokens, i))) return false
  return true
}

/** "Tuesday or Wednesday next week": the week counts for the days listed before. */
function moveListed(
  tokens: Token[],
  kept: Part[],
  { part, week, today }: { part: Part; week: string; today: string },
): void {
  let next = part
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    const earlier = kept[i]
    if (
      earlier?.kind !== 'days' ||
      earlier.days.weekday === undefined ||
      !isNear(tokens, earlier.next, next.from)
    )
      return
    earlier.days = inWeek(earlier, week, today)
    next = earlier
  }
}

function inWeek(part: DaysPart, week: string, today: string): DaysPart['days'] {
  const day = addDays(week, part.days.weekday ?? 0)
  return day < today ? part.days : { ...part.days, from: day, to: day, week }
}

const between = new Set(
  ', or and n on either preferably sometime anytime maybe like ideally probably - / the say'.split(' '),
)

function isNear(tokens: Token[], from: number, to: number): boolean {
  if (to - from > 3) return false
  for (let i = from; i < to; i += 1) if (!between.has(wordAt(tokens, i))) return false
  return true
}
