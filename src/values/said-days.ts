/** Days as read, both ends included. `isPast` is said of the past and no value; `isWhole` is a week or month. */
export interface SaidDays {
  from: string
  to: string
  isApproximate: boolean
  confidence: number
  isPast?: boolean
  isTonight?: boolean
  /** The month was said, or the weekday: an end such as "the 5th" is meant in relation to it. */
  isNight?: boolean
}

export function oneDay(day: string, confidence = 0.95): SaidDays {
  return { from: day, to: day, isApproximate: false, confidence }
}

export const pastDays: SaidDays = { from: '', to: '', isApproximate: false, confidence: 0.9, isPast: true }
