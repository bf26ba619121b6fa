import { Skeleton } from '#ui/skeleton.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { hourPixels } from './calendar-look.ts'

const hours = Array.from({ length: 12 }, (_, hour) => hour)

/** The grid while the calendar comes. */
export function CalendarSkeleton({ columns }: { columns: number }) {
  const isPhone = useIsPhone()
  const days = Array.from({ length: isPhone ? 1 : columns }, (_, day) => day)
  return (
    <div role="status" aria-label="Loading the calendar" className="grow overflow-hidden bg-surface">
      <div className="flex h-10 border-b border-line">
        <span className="w-14 shrink-0" />
        {days.map((day) => (
          <span key={day} className="flex grow basis-0 items-center border-l border-line px-2">
            <Skeleton className="w-16" />
          </span>
        ))}
      </div>
      {hours.map((hour) => (
        <div key={hour} className="flex border-b border-line" style={{ height: hourPixels }}>
          <span className="w-14 shrink-0 pt-1 pl-5">
            <Skeleton className="w-6" />
          </span>
          {days.map((day) => (
            <span key={day} className="grow basis-0 border-l border-line p-1.5">
              {(hour * 3 + day * 5) % 7 === 0 && <Skeleton className="h-8 w-4/5" />}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
