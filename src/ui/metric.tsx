import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface MetricProps {
  label: string
  value: ReactNode
  unit?: ReactNode
  /** Change against the period before, in words with its unit; `isGood` colours it. */
  change?: { direction: 'up' | 'down'; text: string; isGood?: boolean }
  /** In place of the change: the base of a share, or what the number is made of. */
  note?: ReactNode
  /** A `Sparkline`. */
  chart?: ReactNode
}

/** One number of a row of numbers; put several in a `MetricRow`. */
export function Metric({ label, value, unit, change, note, chart }: MetricProps) {
  const Arrow = change?.direction === 'down' ? ArrowDown : ArrowUp
  return (
    <div className="grid min-w-0 content-start gap-0.5 border-line px-4 pt-3 pb-3.5 not-last:border-e phone:border-b">
      <dt className="truncate text-12 font-medium text-muted phone:whitespace-normal">{label}</dt>
      <dd className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="text-24 font-semibold tabular-nums">
          {value}
          {unit && <span className="ms-0.5 text-13 font-medium tracking-normal text-muted">{unit}</span>}
        </span>
        <span className="flex min-h-5.5 items-end justify-between gap-2">
          {change ? (
            <span
              className={classNames(
                'flex items-center text-12 font-medium whitespace-nowrap',
                change.isGood ? 'text-ok' : 'text-warn',
              )}
            >
              <Arrow size={12} aria-label={change.direction === 'up' ? 'up' : 'down'} />
              {change.text}
            </span>
          ) : (
            <span className="truncate text-12 text-muted tabular-nums">{note}</span>
          )}
          {chart}
        </span>
      </dd>
    </div>
  )
}

/** A framed row of metrics; two abreast on a phone. */
export function MetricRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-card border border-line bg-surface phone:grid-flow-row phone:grid-cols-2">
      {children}
    </dl>
  )
}
