import { Skeleton } from '#ui/skeleton.tsx'

/** What is known beside a talk or a contact, while it loads. */
export function PanelsSkeleton({ className }: { className: string }) {
  return (
    <div className={`shrink-0 border-s border-line ${className}`}>
      {['w-1/4', 'w-1/3', 'w-2/5'].map((width) => (
        <div key={width} className="grid gap-4 border-b border-line px-5 py-5">
          <Skeleton className={width} />
          <Skeleton className="w-full" />
          <Skeleton className="w-3/4" />
        </div>
      ))}
    </div>
  )
}
