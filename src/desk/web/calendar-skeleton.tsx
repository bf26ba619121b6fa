import { Skeleton } from '#ui/skeleton.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { hourPixels } from './calendar-look.ts'
import { calendarWords } from './calendar-words.ts'

const hours = Array.from({ length: 12 }, (_, hour) => hour)

/** The grid while the calendar comes. */
export function CalendarSkeleton({ columns }: { columns: number }) {
  const isPhone = useIsPhone()
  const days = Array.from({ length: columns }, (_, day) => day)
  if (isPhone) return <DayListSkeleton />
  return (
    <div role="status" aria-label={calendarWords.loading} className="grow overflow-hidden bg-surface">
      <div className="flex h-10 border-b border-line">
        <span className="w-14 shrink-0" />
        {days.map((day) => (
          <span key={day} className="flex grow basis-0 items-center border-s border-line px-2">
            <Skeleton className="w-16" />
          </span>
        ))}
      </div>
      {hours.map((hour) => (
        <div key={hour} className="flex border-b border-line" style={{ height: hourPixels }}>
          <span className="w-14 shrink-0 pt-1 ps-5">
            <Skeleton className="w-6" />
          </span>
          {days.map((day) => (
            <span key={day} className="grow basis-0 border-s border-line p-1.5">
              {(hour * 3 + day * 5) % 7 === 0 && <Skeleton className="h-8 w-4/5" />}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The phone's week row, the day's hours and what is on it. */
function DayListSkeleton() {
  return (
    <div role="status" aria-label={calendarWords.loading} className="grow overflow-hidden bg-surface">
      <div className="grid h-16.25 grid-cols-7 items-center border-b border-line px-1 py-1">
        {hours.slice(0, 7).map((day) => (
          <Skeleton key={day} className="mx-auto h-8 w-7" />
        ))}
      </div>
      <div className="flex h-9.25 items-center border-b border-line bg-sunken px-4">
        <Skeleton className="w-2/5" />
      </div>
      {hours.slice(0, 4).map((row) => (
        <div key={row} className="flex h-20 items-center gap-3 border-b border-line px-4">
          <Skeleton className="w-14" />
          <span className="grid grow gap-3">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-2/3" />
          </span>
        </div>
      ))}
    </div>
  )
}
