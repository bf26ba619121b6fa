import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'

/** The first moment of the last seven days, today among them, on the team's own calendar. */
export function weekStart(now: Date, timeZone: string): TZDate {
  return addDays(startOfDay(new TZDate(now, timeZone)), -6)
}
