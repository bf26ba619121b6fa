import { Skeleton } from '#ui/skeleton.tsx'
import { stateWords } from '#ui/state-words.ts'

const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-1/4', 'w-3/8', 'w-1/3']

/** The rows of the inbox while they load, line by line as high as they will be. */
export function InboxSkeleton({ rows = widths.length }: { rows?: number }) {
  return (
    <div role="status" aria-label={stateWords.loading}>
      {widths.slice(0, rows).map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
        <div key={row} className="grid gap-1 border-b border-line px-4 py-2.5">
          <div className="flex h-5.25 items-center phone:h-6">
            <Skeleton className={width} />
            <Skeleton className="ms-auto w-10" />
          </div>
          <div className="flex h-5 items-center">
            <Skeleton className="w-4/5" />
          </div>
          <div className="flex h-6 items-center">
            <Skeleton className="h-px w-30" />
            <Skeleton className="ms-auto w-20" />
          </div>
        </div>
      ))}
    </div>
  )
}
