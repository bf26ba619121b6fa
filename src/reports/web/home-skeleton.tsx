import { SkeletonRows } from '#ui/skeleton.tsx'

const frame = 'overflow-hidden rounded-card border border-line bg-surface'

/** Home in its true geometry while it loads. */
export function HomeSkeleton() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_21.5rem] gap-4 narrow:grid-cols-1">
        <div className={frame}>
          <SkeletonRows rows={4} rowClassName="h-16" />
        </div>
        <div className={frame}>
          <SkeletonRows rows={3} rowClassName="h-22" />
        </div>
      </div>
      <div className={`h-25 ${frame}`} />
      <div className={frame}>
        <SkeletonRows rows={3} />
      </div>
    </>
  )
}
