import { Skeleton } from '#ui/skeleton.tsx'
import { debugWords } from './debug-words.ts'
import { lanes } from './lane-look.ts'

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-1/3']

/** The true geometry of the page while it loads: words, strip, waits, lanes. */
export function DebugSkeleton() {
  return (
    <div role="status" aria-label={debugWords.loading} className="flex min-h-0 grow flex-col">
      <div className="grid gap-3 border-b border-line px-6 py-5 phone:px-4">
        <Skeleton className="w-1/3" />
        <Skeleton className="w-3/5" />
        <Skeleton className="h-5 w-2/5" />
      </div>
      <div className="border-b border-line px-6 py-5 phone:px-4">
        <Skeleton />
      </div>
      <div className="flex min-h-0 grow">
        <div className="grid w-68 content-start gap-5 border-e border-line px-4 py-4 phone:w-full phone:border-e-0">
          {widths.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
        <div className="grow phone:hidden">
          <div className="flex h-10.25 items-center gap-4 border-b border-line px-4">
            {widths.map((width) => (
              <Skeleton key={width} className="w-14" />
            ))}
          </div>
          <div className="h-10" />
          {lanes.map((lane, place) => (
            <div key={lane} className="flex h-6.5 items-center border-t border-line px-4">
              <Skeleton className={widths[place % widths.length]} />
            </div>
          ))}
        </div>
        <div className="hidden w-72 shrink-0 content-start gap-5 border-s border-line px-5 py-4 min-[1101px]:grid">
          {widths.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
