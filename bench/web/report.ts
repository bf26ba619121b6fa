import { percentile } from '../texts/figures.ts'

/** One figure: all that was measured for it, and the most it may be. */
export interface Figure {
  what: string
  /** Route class or part, for the table. */
  of: string
  unit: 'ms' | 'kB' | 'requests' | 'origins' | 'shift' | '%'
  values: number[]
  /** What stands in the table is the median of the values, or the value that 95 % of them do not exceed. */
  take: 'median' | 'p95'
  bar: number | null
  /** The bar is the least, not the most. */
  isLeast?: boolean
  note?: string
}

export interface Judged extends Figure {
  value: number
  least: number
  most: number
  verdict: 'met' | 'missed' | '–'
}

/** A figure with its value, its spread, and whether it is within its bar. */
export function judge(figure: Figure): Judged {
  const sorted = [...figure.values].sort((one, other) => one - other)
  const value =
    figure.take === 'p95'
      ? percentile(
          sorted.map((one) => one * 1000),
          95,
        ) / 1000
      : (sorted[Math.floor(sorted.length / 2)] ?? 0)
  const { bar, isLeast } = figure
  const isWithin = bar === null || (isLeast ? value >= bar : value <= bar)
  const verdict = bar === null ? '–' : isWithin ? 'met' : 'missed'
  return { ...figure, value, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0, verdict }
}

/** The table, one line for each figure. */
export function printTable(figures: readonly Judged[]): void {
  const rows = figures.map((one) => [
    one.of,
    one.what,
    shown(one, one.value),
    one.values.length > 1 ? `${shown(one, one.least)} to ${shown(one, one.most)}` : '',
    one.bar === null ? '' : `${one.isLeast ? 'at least' : 'at most'} ${shown(one, one.bar)}`,
    one.verdict,
    one.note ?? '',
  ])
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
    process.stdout.write(`${line.trimEnd()}\n`)
  }
}

function shown({ unit }: Figure, value: number): string {
  if (unit === 'shift') return value.toFixed(3)
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  if (unit === 'ms') return `${value < 20 ? Math.round(value * 10) / 10 : Math.round(value)} ms`
  return unit === '%' ? `${Math.round(value)} %` : String(value)
}
