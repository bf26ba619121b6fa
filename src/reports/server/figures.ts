import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import type { Figure, Share } from '#reports/contract.ts'

/** The fourteen days of a comparison as `2026-11-17`, oldest first: the week before, then this one. */
export function comparedDays(from: Date): string[] {
  return Array.from({ length: 14 }, (_, index) => format(addDays(from, index - 7), 'yyyy-MM-dd'))
}

/** Adds up what was counted on each day; a day that nobody speaks of is 0. */
export function countFigure(days: readonly string[], counts: ReadonlyMap<string, number>): Figure {
  const perDay = days.map((day) => counts.get(day) ?? 0)
  const [before, now] = [perDay.slice(0, 7), perDay.slice(7)]
  return { value: sum(now), before: sum(before), perDay: now, perDayBefore: before }
}

/** A share with its base; null on days, and in weeks, without a base. */
export function shareFigure(
  days: readonly string[],
  counts: ReadonlyMap<string, { part: number; whole: number }>,
): Share {
  const perDay = days.map((day) => counts.get(day) ?? { part: 0, whole: 0 })
  const [before, now] = [perDay.slice(0, 7), perDay.slice(7)]
  const part = sum(now.map((day) => day.part))
  const whole = sum(now.map((day) => day.whole))
  return {
    ...{ part, whole, value: percent({ part, whole }) },
    before: percent({ part: sum(before.map((day) => day.part)), whole: sum(before.map((day) => day.whole)) }),
    perDay: now.map(percent),
    perDayBefore: before.map(percent),
  }
}

function percent({ part, whole }: { part: number; whole: number }): number | null {
  return whole === 0 ? null : (part / whole) * 100
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
