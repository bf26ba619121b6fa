import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { devPhoneWords } from './dev-phone-words.ts'

/** The workbench in its true geometry while its numbers are read: a phone, the traffic, the faults. */
export function BenchSkeleton() {
  return (
    <div role="status" aria-label={devPhoneWords.loading} className="flex h-full bg-canvas phone:flex-col">
      <div className="shrink-0 p-4 phone:grow">
        <div className="grid h-full w-75 content-start gap-6 rounded-[1.5rem] border border-edge bg-surface p-6 phone:w-full">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-3/5" />
        </div>
      </div>
      <div className="grow border-s border-line bg-surface pt-11 phone:hidden">
        <SkeletonRows rows={8} rowClassName="h-8" />
      </div>
      <div className="w-64 shrink-0 border-s border-line bg-surface pt-11 narrow:hidden">
        <SkeletonRows rows={8} rowClassName="h-13" />
      </div>
    </div>
  )
}
