/** Days as read, both ends included. `isPast` is said of the past and no value. */
export interface SaidDays {
  from: string
  to: string
  isApproximate: boolean
  confidence: number
  isPast?: boolean
  isTonight?: boolean
  /** A weekday said without its week: 0 is Monday. */
  weekday?: number
  /** The Monday of the week that was said, for a whole week or a day of it. */
  week?: string
  /** One of several days of a month that was said once: "March 4, 5 or 8". */
  isInList?: boolean
}

export function oneDay(day: string, confidence = 0.95): SaidDays {
  return { from: day, to: day, isApproximate: false, confidence }
}

export const pastDays: SaidDays = { from: '', to: '', isApproximate: false, confidence: 0.9, isPast: true }
