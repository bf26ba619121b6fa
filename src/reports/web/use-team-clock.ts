import { usePlace } from '#ui/place.ts'
import { useNow } from '#ui/use-now.ts'
import { homeWords } from './home-words.ts'

/** The day and time where the business is, such as `Tuesday, November 17, 2:42 PM Pacific Time`. */
export function useTeamClock(): string {
  const { timeZone, locale } = usePlace()
  return formatTeamClock(useNow(), { timeZone, locale })
}

/** A moment as people say it; a zone without a name of its own, such as UTC, goes by its city or by UTC. */
export function formatTeamClock(
  now: Date,
  { timeZone, locale }: { timeZone: string; locale: string },
): string {
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(now)
  const day = text({ weekday: 'long', day: 'numeric', month: 'long' })
  const time = text({ hour: 'numeric', minute: '2-digit' })
  return homeWords.clock(capitalise(day), time, zoneName(now, { timeZone, locale }))
}

/** `GMT+01:00` says nothing to most people. */
function zoneName(now: Date, { timeZone, locale }: { timeZone: string; locale: string }): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')?.value
  if (name && !/^(GMT|UTC)/.test(name)) return name
  const city = timeZone.includes('/') && !timeZone.startsWith('Etc/') ? timeZone.split('/').at(-1) : undefined
  return city?.replaceAll('_', ' ') ?? 'UTC'
}

/** Some languages write weekdays small, also where a line begins. */
function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
