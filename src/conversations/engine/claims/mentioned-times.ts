/** The days and times of day a sentence names, and whether they are those of a moment. */
export interface MentionedTimes {
  days: Day[]
  /** Minutes after midnight; both halves of the day where the words leave it open. */
  times: number[][]
}
type Day = { weekday?: number; month?: number; dayOfMonth?: number; daysAhead?: number }

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const monthName = months.map((month) => (month === 'may' ? month : `${month}|${month.slice(0, 3)}`)).join('|')
const spanishDays: Record<string, number> = {
  domingo: 0, lunes: 1, martes: 2, miercoles: 3, jueves: 4, viernes: 5, sabado: 6,
} // biome-ignore format: one readable block

const dayPattern = new RegExp(
  `\\b(?:(${weekdays.join('|')})|(today|tonight|tomorrow|manana)|(${Object.keys(spanishDays).join('|')})|(?:(${monthName}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?|(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthName}))|the (\\d{1,2})(?:st|nd|rd|th))\\b`,
  'g',
)
const timePattern = new RegExp(
  `\\b(?:(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm)|(?<!\\d)(\\d{1,2}):(\\d{2})|(?:at|for|las|around|half past|until|to) (\\d{1,2}|${numbers.join('|')})(?![:.]?\\d| ?[ap]m| (?:minutes|hours|days|people|of|years|dollars|weeks|o clock|oclock|(?:\\w+ ){1,2}(?:street|avenue|road|lane|drive|way|court|place)))|(${numbers.join('|')}|\\d{1,2}) (?:o clock|oclock)|(noon|midnight))\\b`,
  'g',
)

/** A time after one of these is not the one that is claimed: "from Thursday", "call before 10". */
const elsewhere =
  /\b(?:from|instead of|not|no longer|rather than|before|by|previous|old|originally|was|after|than|until|till|up to|within|since|every|opens?|closed?) (?:on |at |the |your |for )?(?:\w+ )?(?:at )?$/

/** The days and times in `plain` words that say when the claimed deed takes place. */
export function mentionedTimes(plain: string): MentionedTimes {
  const isMeant = (match: RegExpMatchArray) => !elsewhere.test(plain.slice(0, match.index))
  const days = [...plain.matchAll(dayPattern)].filter(isMeant).map(dayOf)
  const times = [...plain.matchAll(timePattern)]
    .filter(isMeant)
    .map(timeOf)
    .filter((time) => time.length > 0)
  return { days, times }
}

function dayOf(match: RegExpMatchArray): Day {
  const [, weekday, near, spanish, month, after, before, lateMonth, bare] = match
  if (weekday) return { weekday: weekdays.indexOf(weekday) }
  if (near) return { daysAhead: near === 'tomorrow' || near === 'manana' ? 1 : 0 }
  if (spanish) return { weekday: spanishDays[spanish] ?? 0 }
  const name = month ?? lateMonth
  if (name)
    return {
      month: months.findIndex((known) => known.startsWith(name)) + 1,
      dayOfMonth: Number(after ?? before),
    }
  return { dayOfMonth: Number(bare) }
}

function timeOf(match: RegExpMatchArray): number[] {
  const [, hour, minute, half, clockHour, clockMinute, atHour, oclock, named] = match
  if (named) return [named === 'noon' ? 720 : 0]
  const word = hour ?? clockHour ?? atHour ?? oclock ?? ''
  const hours = numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word)
  const minutes = Number(minute ?? clockMinute ?? 0)
  if (hours > 23 || minutes > 59) return []
  if (half) return [((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes]
  return hours > 12
    ? [hours * 60 + minutes]
    : [(hours % 12) * 60 + minutes, ((hours % 12) + 12) * 60 + minutes]
}

/** Whether everything that is mentioned is true of `moment` on the wall clock of `timeZone`. */
export function isThatTime(
  mentioned: MentionedTimes,
  moment: Date,
  clock: { timeZone: string; now: Date },
): boolean {
  const at = wallClock(moment, clock.timeZone)
  const today = wallClock(clock.now, clock.timeZone)
  const daysAhead = Math.round((at.midnight - today.midnight) / 86_400_000)
  return (
    mentioned.days.every(
      (day) =>
        (day.weekday ?? at.weekday) === at.weekday &&
        (day.month ?? at.month) === at.month &&
        (day.dayOfMonth ?? at.dayOfMonth) === at.dayOfMonth &&
        (day.daysAhead ?? daysAhead) === daysAhead,
    ) && mentioned.times.every((times) => times.includes(at.minutes))
  )
}

/** Whether everything that is mentioned agrees with what another piece of plain words says, as far as that says it. */
export function isTimeSaid(
  mentioned: MentionedTimes,
  plain: string,
  clock: { timeZone: string; now: Date },
): boolean {
  const said = mentionedTimes(plain)
  const isSame = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined || one === other
  return (
    mentioned.days.every((day) => {
      const wanted = dated(day, clock)
      return (
        said.days.length === 0 ||
        said.days.every((known) => {
          const { weekday, month, dayOfMonth } = dated(known, clock)
          return (
            isSame(wanted.weekday, weekday) &&
            isSame(wanted.month, month) &&
            isSame(wanted.dayOfMonth, dayOfMonth)
          )
        })
      )
    }) &&
    mentioned.times.every(
      (times) =>
        said.times.length === 0 || said.times.some((known) => known.some((at) => times.includes(at))),
    )
  )
}

/** "Tomorrow" as a date. */
function dated(day: Day, clock: { timeZone: string; now: Date }): Day {
  if (day.daysAhead === undefined) return day
  const today = wallClock(clock.now, clock.timeZone)
  const date = new Date(today.midnight + day.daysAhead * 86_400_000)
  return { weekday: date.getUTCDay(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }
}

/** The day and the minute of a moment as a clock in `timeZone` shows them. */
export function wallClock(moment: Date, timeZone: string) {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  const midnight = Date.UTC(year, month - 1, day)
  return {
    month,
    dayOfMonth: day,
    weekday: new Date(midnight).getUTCDay(),
    midnight,
    minutes: hour * 60 + minute,
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const made = new Intl.DateTimeFormat('en-US', { ...options, hourCycle: 'h23', timeZone })
  formats.set(timeZone, made)
  return made
}
