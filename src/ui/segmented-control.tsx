import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Link, type LinkTarget } from '#ui/link.tsx'

export interface SegmentItem {
  value: string
  label: ReactNode
  icon?: LucideIcon
  count?: ReactNode
  /** With an address the segment is a link, for saved filters. */
  to?: LinkTarget
}

export interface SegmentedControlProps {
  label: string
  items: readonly SegmentItem[]
  value: string | undefined
  onChange?: (value: string) => void
  className?: string
}

/** A choice of a few in one frame, which acts at once. */
export function SegmentedControl({ label, items, value, onChange, className }: SegmentedControlProps) {
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full min-w-0 shrink-0 gap-0.5 overflow-x-auto rounded-[8px] border border-line bg-sunken p-0.5',
        className,
      )}
    >
      {items.map((item) => {
        const isChosen = item.value === value
        const style = classNames(
          'inline-flex h-6.5 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control border px-2.5 text-13 font-medium phone:h-9 phone:px-3 phone:text-14',
          'focus-visible:-outline-offset-1',
          isChosen ? 'border-line-2 bg-surface text-ink' : 'border-transparent text-muted hover:text-ink',
        )
        const Icon = item.icon
        const content = (
          <>
            {Icon && <Icon size={16} />}
            {item.label}
            {item.count !== undefined && <span className="tabular-nums">{item.count}</span>}
          </>
        )
        if (item.to !== undefined) {
          return (
            <Link
              key={item.value}
              to={item.to}
              replace
              className={style}
              aria-current={isChosen ? 'true' : undefined}
            >
              {content}
            </Link>
          )
        }
        return (
          <button
            key={item.value}
            type="button"
            className={style}
            aria-pressed={isChosen}
            onClick={() => onChange?.(item.value)}
          >
            {content}
          </button>
        )
      })}
    </fieldset>
  )
}
