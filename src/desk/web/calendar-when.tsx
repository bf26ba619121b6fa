import { appointmentWords } from '#booking/web/appointment-words.ts'
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
  if (!isOneDay) return appointmentWords.fromTo(formatStart(from, place), formatStart(to, place))
  return (
    <>
      <span className="block">{day.format(from)}</span>
      <span dir="auto" className="font-medium [text-align:match-parent]">
        {formatSpan(from, to, place)}
      </span>
    </>
  )
}
