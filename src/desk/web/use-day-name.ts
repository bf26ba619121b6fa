import { useMemo } from 'react'
import { daysBetween, toWallClock } from '#kit/wall-clock.ts'
import { usePlace } from '#ui/place.ts'
import { useNow } from '#ui/use-now.ts'

/** The day of a moment as people say it, in the team's zone: `Today`, `Yesterday`, else `Wednesday, November 18`. */
export function useDayName(): (at: string) => string {
  const { locale, timeZone } = usePlace()
  const now = useNow()
  const nameDays = useMemo(() => dayNamer({ locale, timeZone }), [locale, timeZone])
  return nameDays(now)
}

/** Made once for a place: a list of thousands of rows asks for each of them. */
export function dayNamer({ locale, timeZone }: { locale: string; timeZone: string }) {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const far = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const ofOtherYears = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' })
  const name = (at: Date, days: number) => {
    if (days < -300) return ofOtherYears.format(at)
    return days === 0 || days === -1 ? near.format(days, 'day') : far.format(at)
  }
  return (now: Date) => {
    const today = toWallClock(now, timeZone).date
    const names = new Map<string, string>()
    return (at: string): string => {
      const moment = new Date(at)
      const { date } = toWallClock(moment, timeZone)
      const known = names.get(date)
      if (known !== undefined) return known
      const said = name(moment, daysBetween(today, date))
      const made = said.charAt(0).toLocaleUpperCase(locale) + said.slice(1)
      names.set(date, made)
      return made
    }
  }
}
