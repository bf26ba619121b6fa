import { formatSpan, formatStart } from '#booking/web/booking-words.ts'
import { toWallClock } from '#kit/wall-clock.ts'
import { usePlace } from '#ui/place.ts'

/** From when to when, with the day above. */
export function When({ at }: { at: { startsAt: string; endsAt: string } }) {
  const place = usePlace()
  const from = new Date(at.startsAt)
  const to = new Date(at.endsAt)
  const day = new Intl.DateTimeFormat(place.locale, {
    timeZone: place.timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const isOneDay = toWallClock(from, place.timeZone).date === toWallClock(to, place.timeZone).date
  if (!isOneDay) return `${formatStart(from, place)} to ${formatStart(to, place)}`
  return (
    <>
      <span className="block">{day.format(from)}</span>
      <span className="font-medium">{formatSpan(from, to, place)}</span>
    </>
  )
}
