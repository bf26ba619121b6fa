import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { type BusinessProfile, weekdays } from '#teams/business-profile.ts'

/**
 * Whether the business is open at a moment, by its own clock; a holiday's hours stand in for the weekday's. Where nobody
 * has written any hours, nobody can say that it is closed.
 */
export function isOpenAt(
  profile: Pick<BusinessProfile, 'timeZone' | 'hours' | 'holidays'>,
  at: Date,
): boolean {
  if (weekdays.every((weekday) => profile.hours[weekday].length === 0)) return true
  const local = new TZDate(at, profile.timeZone)
  const date = format(local, 'yyyy-MM-dd')
  const time = format(local, 'HH:mm')
  // date-fns counts from Sunday, the profile from Monday.
  const weekday = weekdays[(local.getDay() + 6) % 7] ?? 'monday'
  const spans = profile.holidays.find((holiday) => holiday.date === date)?.hours ?? profile.hours[weekday]
  return spans.some((span) => span.open <= time && time < span.close)
}
