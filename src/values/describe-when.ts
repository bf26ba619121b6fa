import { TZDate } from '@date-fns/tz'
import type { When } from './types.ts'

/** "Thursday, November 26, 12:00 PM to 5:00 PM", in the wall clock of the zone. Empty when nothing is known. */
export function describeWhen(when: When, timeZone: string): string {
  const { days, times } = when
  const firstDay = days?.from ?? '2026-01-15'
  const parts: string[] = []
  if (days) {
    const from = longDay(wallClock(days.from, '12:00', timeZone), timeZone)
    const to = longDay(wallClock(days.to, '12:00', timeZone), timeZone)
    parts.push(days.from === days.to ? from : `${from} to ${to}`)
  }
  if (times) parts.push(describeTimes(times, (time) => clock(wallClock(firstDay, time, timeZone), timeZone)))
  const said = parts.join(', ')
  const about =
    when.isApproximate && times && times.from === times.to
      ? said.replace(/, (?=[^,]*$)|^(?=\d)/, (sign) => `${sign}around `)
      : said
  return when.isExcluded && about !== '' ? `not ${about}` : about
}

/** "Thursday, November 26, 2:00 PM". */
export function labelMoment(date: Date, timeZone: string): string {
  return `${longDay(date, timeZone)}, ${clock(date, timeZone)}`
}

/** "Thu Nov 26, 2 PM", for a text message. */
export function shortLabel(date: Date, timeZone: string): string {
  const { weekday, month, day } = parts(date, timeZone)
  return `${weekday.slice(0, 3)} ${month.slice(0, 3)} ${day}, ${clock(date, timeZone).replace(':00', '')}`
}

/** "Thursday, November twenty-sixth at two PM", for a voice. */
export function spokenLabel(date: Date, timeZone: string): string {
  const { weekday, month, day, hour, minute, half } = parts(date, timeZone)
  const time =
    minute === '00'
      ? hour === '12'
        ? half === 'AM'
          ? 'midnight'
          : 'noon'
        : `${spokenNumber(Number(hour))} ${half}`
      : `${spokenNumber(Number(hour))} ${minute.startsWith('0') ? `oh ${spokenNumber(Number(minute))}` : spokenNumber(Number(minute))} ${half}`
  return `${weekday}, ${month} ${spokenDay(Number(day))} at ${time}`
}

function describeTimes(times: { from: string; to: string }, said: (time: string) => string): string {
  if (times.from === times.to) return said(times.from)
  if (times.from === '00:00' && times.to === '24:00') return 'any time'
  if (times.to === '24:00') return `after ${said(times.from)}`
  if (times.from === '00:00') return `before ${said(times.to)}`
  return `${said(times.from)} to ${said(times.to)}`
}

function wallClock(day: string, time: string, timeZone: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new TZDate(year, month - 1, date, hour, minute, 0, timeZone)
}

function longDay(date: Date, timeZone: string): string {
  const { weekday, month, day } = parts(date, timeZone)
  return `${weekday}, ${month} ${day}`
}

function clock(date: Date, timeZone: string): string {
  const { hour, minute, half } = parts(date, timeZone)
  return `${hour}:${minute} ${half}`
}

type Parts = { weekday: string; month: string; day: string; hour: string; minute: string; half: string }
const formats = new Map<string, Intl.DateTimeFormat>()

function parts(date: Date, timeZone: string): Parts {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
    formats.set(timeZone, format)
  }
  const read: Parts = { weekday: '', month: '', day: '', hour: '', minute: '', half: '' }
  for (const { type, value } of format.formatToParts(date.getTime())) {
    if (type === 'dayPeriod') read.half = value.toUpperCase()
    else if (type in read) read[type as keyof Parts] = value
  }
  return read
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tenWords = ['', '', 'twenty', 'thirty', 'forty', 'fifty']
const dayWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )

function spokenNumber(value: number): string {
  if (value < 20) return ones[value] ?? ''
  return value % 10 === 0
    ? (tenWords[value / 10] ?? '')
    : `${tenWords[Math.floor(value / 10)]}-${ones[value % 10]}`
}

function spokenDay(day: number): string {
  if (day < 20) return dayWords[day - 1] ?? ''
  if (day % 10 === 0) return day === 20 ? 'twentieth' : 'thirtieth'
  return `${tenWords[Math.floor(day / 10)]}-${dayWords[(day % 10) - 1]}`
}
