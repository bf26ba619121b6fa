import { usePlace } from '#ui/place.ts'
import { formatMoment, formatTimeAgo } from '#ui/time-text.ts'
import { useNow } from '#ui/use-now.ts'

export interface TimeAgoProps {
  /** ISO 8601 in UTC, or a Date. */
  at: string | Date
  /** Another zone than the team's. */
  timeZone?: string
  className?: string
}

/** A time: relative within a day, a date beyond; the whole moment as its tooltip. */
export function TimeAgo({ at, timeZone, className }: TimeAgoProps) {
  const place = usePlace()
  const now = useNow()
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return null
  const style = { locale: place.locale, timeZone: timeZone ?? place.timeZone }
  return (
    <time
      dateTime={moment.toISOString()}
      title={formatMoment(moment, style)}
      className={`whitespace-nowrap tabular-nums ${className ?? ''}`}
    >
      {formatTimeAgo(moment, now, style)}
    </time>
  )
}
