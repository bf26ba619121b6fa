/** A reply as it is spoken: no signs, no shortened days, phone numbers digit by digit. */
export function sayAloud(text: string): string {
  return text
    .replace(/\((\d{3})\) (\d{3})-(\d{4})/g, (_, ...groups: string[]) =>
      groups
        .slice(0, 3)
        .map((group) => [...group].join(' '))
        .join(', '),
    )
    .replace(/\$(\d+(?:,\d{3})*)(?:\.(\d\d))?/g, (_, whole: string, cents?: string) => dollars(whole, cents))
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b(?!\.)/g, (_, day: string) => days[day] ?? day)
    .replace(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day-(?=\w+day\b)/g, '$1day to ')
    .replace(
      /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d)/g,
      (_, month: string, day: string) => `${months[month]} ${day}`,
    )
    .replace(
      /\b(\d{1,2}(?::\d\d)?) (am|pm)\b/g,
      (_, time: string, half: string) => `${time} ${half.toUpperCase()}`,
    )
    .replace(/;/g, ',')
}

function dollars(whole: string, cents: string | undefined): string {
  const unit = whole === '1' ? 'dollar' : 'dollars'
  return cents === undefined || cents === '00'
    ? `${whole} ${unit}`
    : `${whole} ${unit} and ${Number(cents)} cents`
}

const days: Record<string, string> = {
  Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday',
} // biome-ignore format: one readable block
const months: Record<string, string> = {
  Jan: 'January', Feb: 'February', Mar: 'March', Apr: 'April', Jun: 'June', Jul: 'July', Aug: 'August',
  Sep: 'September', Oct: 'October', Nov: 'November', Dec: 'December',
} // biome-ignore format: one readable block
