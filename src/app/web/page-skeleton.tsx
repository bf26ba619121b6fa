import { PageBody } from '#ui/page-head.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'

/** A page's geometry while its code or data comes. */
export function PageSkeleton() {
  return (
    <>
      <div className="flex h-12 shrink-0 items-center border-b border-line bg-surface px-6 phone:h-13 phone:px-4">
        <Skeleton className="w-32" />
      </div>
      <PageBody>
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <SkeletonRows rows={5} />
        </div>
      </PageBody>
    </>
  )
}
