import { Fragment, type ReactNode } from 'react'
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
  const hasSources = facts.some((fact) => fact.source !== undefined)
  return (
    <dl
      className={classNames(
        'grid items-baseline gap-x-4 text-13',
        layout === 'ends' && 'grid-cols-[auto_minmax(0,1fr)]',
        layout === 'columns' &&
          (hasSources ? 'grid-cols-[6.5rem_minmax(0,1fr)_auto]' : 'grid-cols-[6.5rem_minmax(0,1fr)]'),
        className,
      )}
    >
      {facts.map((fact, index) => (
        <Fragment key={keyOf(fact, index)}>
          <dt className="py-1 text-muted">{fact.label}</dt>
          <dd className={classNames('min-w-0 py-1 tabular-nums', layout === 'ends' && 'text-right')}>
            {fact.value}
          </dd>
          {layout === 'columns' && hasSources && (
            <dd className="py-1 text-12 text-muted tabular-nums">{fact.source}</dd>
          )}
        </Fragment>
      ))}
    </dl>
  )
}

function keyOf(fact: Fact, index: number): string {
  return typeof fact.label === 'string' ? fact.label : String(index)
}
