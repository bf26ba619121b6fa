import { addDays } from './calendar-days.ts'
import type { Part } from './finish-when.ts'
import { type Token, wordAt } from './tokens.ts'

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
      if (last?.kind === 'days' && last.days.from !== last.days.to && last.days.week === week) kept.pop()
      part.days = inWeek(part, week, today)
    } else if (part.days.week !== undefined) {
      week = part.days.week
      if (part.days.from === part.days.to) moveListed(tokens, kept, { part, week, today })
    }
    kept.push(part)
  })
  return kept
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

function inWeek(
  part: Part & { kind: 'days' },
  week: string,
  today: string,
): (Part & { kind: 'days' })['days'] {
  const day = addDays(week, part.days.weekday ?? 0)
  return day < today ? part.days : { ...part.days, from: day, to: day, week }
}

const between = new Set(', or and on either preferably maybe like ideally probably - / the say'.split(' '))

function isNear(tokens: Token[], from: number, to: number): boolean {
  if (to - from > 3) return false
  for (let i = from; i < to; i += 1) if (!between.has(wordAt(tokens, i))) return false
  return true
}
