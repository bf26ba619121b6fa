import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'

/** The first moment of the last seven days, today among them, on the team's own calendar. */
export function weekStart(now: Date, timeZone: string): TZDate {
  return addDays(startOfDay(new TZDate(now, timeZone)), -6)
}
