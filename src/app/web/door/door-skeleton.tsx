import { Skeleton } from '#ui/skeleton.tsx'

/** The geometry of a page at the door while it is asked who is here. */
export function DoorSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 pt-[8vh] phone:pt-6">
      <div className="mt-14 grid w-full max-w-90 gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  )
}
