/** Reads facts back out of a reply, with no help from the engine's own code. */

/** Every clock time said, as minutes after midnight; midnight counts as 0 and 1440. */
export function timesIn(text: string): number[] {
  const times: number[] = []
  for (const match of text.matchAll(/\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b/gi)) {
    const hour = (Number(match[1]) % 12) + (match[3]?.toLowerCase() === 'p' ? 12 : 0)
    times.push(hour * 60 + Number(match[2] ?? 0))
  }
  if (/\bnoon\b/i.test(text)) times.push(720)
  if (/\bmidnight\b/i.test(text)) times.push(0)
  return times
}

export const dayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December',
] as const // biome-ignore format: one readable block

const dayPattern = /\b(sun|mon|tue|wed|thu|fri|sat)(?:day|s|sday|nesday|r|rs|rsday|urday)?s?\b/gi

/** Weekdays named, by number from Sunday = 0, in order. */
export function weekdaysIn(text: string): number[] {
  return [...text.matchAll(dayPattern)].map((match) =>
    dayNames.findIndex((name) => name.startsWith((match[1] ?? '').toLowerCase())),
  )
}

/** Calendar days named as month and day, such as `11-26`. */
export function monthDaysIn(text: string): string[] {
  const months = monthNames.map((name) => name.slice(0, 3).toLowerCase())
  const pattern = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b/gi
  return [...text.matchAll(pattern)].map(
    (match) => `${months.indexOf((match[1] ?? '').toLowerCase()) + 1}-${Number(match[2])}`,
  )
}

/** For a week's listing: what is said of each weekday; null when nothing is. */
export function weekIn(text: string): (number[] | null)[] {
  const week: (number[] | null)[] = [null, null, null, null, null, null, null]
  for (const part of text.split(/[;\n]|\.(?:\s|$)/)) {
    const days = weekdaysIn(part)
    if (/\bholiday|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d/i.test(part)) continue
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) continue
    const isRange =
      days.length === 2 && /day ?(?:to|through|-|–) ?\w+day|\w{3} ?(?:to|-|–) ?\w{3}:/i.test(part)
    const said = isRange
      ? Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7)
      : days
    const everyDay = /every ?day/i.test(part)
    for (const day of everyDay ? [0, 1, 2, 3, 4, 5, 6] : said)
      week[day] = /closed/i.test(part) ? [] : timesIn(part)
  }
  if (/every ?day/i.test(text)) return week.map(() => timesIn(text))
  return week
}

export function pricesIn(text: string): string[] {
  return [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map((match) => (match[1] ?? '').replaceAll(',', ''))
}
