import { classNames } from '#ui/class-names.ts'
import { stateWords } from '#ui/state-words.ts'

/** A bar where a text will stand; give it the text's width. Appears after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block h-2 animate-skeleton rounded-tag bg-line', className)} />
  )
}

/** Rows in the true geometry of a list while it loads. */
export function SkeletonRows({ rows = 6, rowClassName }: { rows?: number; rowClassName?: string }) {
  const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-1/4', 'w-3/8']
  return (
    <div role="status" aria-label={stateWords.loading}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className={classNames(
            'flex h-10 items-center gap-4 border-b border-line px-4 last:border-b-0 phone:h-16',
            rowClassName,
          )}
        >
          <Skeleton className={widths[row % widths.length]} />
          <Skeleton className="ms-auto w-1/6" />
        </div>
      ))}
    </div>
  )
}
