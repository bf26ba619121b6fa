import { daysBetween, type LocalTime, weekdayOn } from './opening-hours.ts'
import { joinWords, sayDate, sayTime, sayWeekday } from './spoken-form.ts'

export type Moment = { date: string; clock: string; label: string }

/** "Thu, Nov 26 at 2 pm" in a text, "Thursday, November 26 at 2 pm" aloud; the label itself where only that is known. */
export function sayMoment(
  { date, clock, label }: Moment,
  local: LocalTime,
  channel: 'text' | 'voice',
): string {
  return date === '' ? label : `${sayDay(date, local, channel)} at ${sayTime(clock)}`
}

/** Several moments, those of one day together: "Thu, Nov 26 at 1 pm or 2 pm, or Fri, Nov 27 at 9 am". */
export function sayMoments(moments: Moment[], local: LocalTime, channel: 'text' | 'voice'): string {
  const days = [...new Set(moments.map((moment) => moment.date))]
  const parts = days.map((date) => {
    const onDay = moments.filter((moment) => moment.date === date)
    if (date === '')
      return joinWords(
        onDay.map((moment) => moment.label),
        'or',
      )
    return `${sayDay(date, local, channel)} at ${joinWords(
      onDay.map((moment) => sayTime(moment.clock)),
      'or',
    )}`
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}`
}

function sayDay(date: string, local: LocalTime, channel: 'text' | 'voice'): string {
  const ahead = daysBetween(local.isoDate, date)
  const weekday = sayWeekday(weekdayOn(date))
  if (channel === 'voice') {
    if (ahead === 0) return 'today'
    if (ahead === 1) return 'tomorrow'
    return ahead < 7 ? weekday : `${weekday}, ${sayDate(date)}`
  }
  return `${weekday.slice(0, 3)}, ${sayDate(date)}`
}
