import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface Fact {
  label: ReactNode
  value: ReactNode
  /** Where the value comes from, muted at the end. */
  source?: ReactNode
}

export interface FactListProps {
  facts: readonly Fact[]
  /** `columns`: label and value in two columns. `ends`: value at the right edge. `strip`: side by side, for heads. */
  layout?: 'columns' | 'ends' | 'strip'
  className?: string
}

/** Labels with their values. */
export function FactList({ facts, layout = 'columns', className }: FactListProps) {
  if (layout === 'strip') {
    return (
      <dl className={classNames('flex flex-wrap gap-x-6 gap-y-2', className)}>
        {facts.map((fact, index) => (
          <div key={keyOf(fact, index)} className="min-w-0">
            <dt className="text-12 text-muted">{fact.label}</dt>
            <dd className="text-13 font-medium tabular-nums">
              {fact.value} {fact.source && <span className="font-normal text-muted">{fact.source}</span>}
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className={classNames('text-13', className)}>
      {facts.map((fact, index) => (
        <div key={keyOf(fact, index)} className="flex items-baseline gap-3 py-1">
          <dt className={classNames('shrink-0 text-muted', layout === 'columns' && 'w-23')}>{fact.label}</dt>
          <dd
            className={classNames(
              'flex min-w-0 grow items-baseline gap-3 tabular-nums',
              layout === 'ends' && 'justify-end text-end',
            )}
          >
            <span className="min-w-0">{fact.value}</span>
            {fact.source !== undefined && (
              <span className="ms-auto shrink-0 text-12 text-muted">{fact.source}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function keyOf(fact: Fact, index: number): string {
  return typeof fact.label === 'string' ? fact.label : String(index)
}
