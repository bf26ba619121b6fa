import { Skeleton } from '#ui/skeleton.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { PanelsSkeleton } from './panels-skeleton.tsx'

/** A contact while it loads: facts, conversations, and the panels beside them. */
export function ContactSkeleton() {
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-6 border-b border-line px-6 phone:px-4">
        {['w-24', 'w-12', 'w-16'].map((width) => (
          <div key={width} className="grid gap-3">
            <Skeleton className="w-12" />
            <Skeleton className={width} />
          </div>
        ))}
      </div>
      <div className="flex min-h-0 grow phone:block">
        <div className="min-w-0 grow">
          <InboxSkeleton rows={2} />
        </div>
        <PanelsSkeleton className="w-86 phone:w-auto phone:border-s-0" />
      </div>
    </>
  )
}
