import type { Figure } from '#reports/contract.ts'
import type { MetricProps } from '#ui/metric.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { homeWords } from './home-words.ts'

type Change = MetricProps['change']

const { week: words } = homeWords

/** By how many per cent a count or an amount differs from the week before; nothing without one. */
export function countChange({ value, before }: Figure, locale: string, isMoreGood: boolean): Change {
  if (!value || !before || value === before) return undefined
  const percent = (Math.abs(value - before) / before) * 100
  const direction = value > before ? 'up' : 'down'
  return {
    direction,
    text: `${formatNumber(percent, locale, percent < 10 ? 1 : 0)} %`,
    isGood: (direction === 'up') === isMoreGood,
  }
}

/** By how many points a share differs. */
export function shareChange({ value, before }: Figure, locale: string): Change {
  const points = value === null || before === null ? 0 : value - before
  if (Math.abs(points) < 0.05) return undefined
  return {
    direction: points > 0 ? 'up' : 'down',
    text: words.points(formatNumber(Math.abs(points), locale, 1)),
    isGood: points > 0,
  }
}

/** By how much longer or shorter nineteen in twenty answers take. */
export function waitChange({ value, before }: Figure, locale: string): Change {
  const ms = value === null || before === null ? 0 : value - before
  if (Math.abs(ms) < 10) return undefined
  return {
    direction: ms > 0 ? 'up' : 'down',
    text: `${formatNumber(Math.abs(ms) / 1000, locale, 2)} s p95`,
    isGood: ms < 0,
  }
}
