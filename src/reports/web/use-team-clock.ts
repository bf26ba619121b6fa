import { usePlace } from '#ui/place.ts'
import { useNow } from '#ui/use-now.ts'

/** The day and time where the business is, such as `Tuesday 17 November, 2:42 PM Pacific Time`. */
export function useTeamClock(): string {
  const { timeZone, locale } = usePlace()
  const now = useNow()
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(now)
  const day = text({ weekday: 'long', day: 'numeric', month: 'long' })
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')?.value
  return `${day}, ${text({ hour: 'numeric', minute: '2-digit' })} ${zone ?? ''}`.trim()
}
