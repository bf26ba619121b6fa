const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // biome-ignore format: one readable block
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const large: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
]

/** The largest number that is said as a number; of a longer row of digits each is said. */
export const largestSaid = 999_999_999_999

/** "one hundred twenty" for 120; takes whole numbers from nought to `largestSaid`. */
export function sayNumber(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100)
    return [tens[Math.floor(value / 10)], value % 10 > 0 ? small[value % 10] : ''].join(' ').trim()
  const [size, name] = large.find(([least]) => value >= least) ?? [100, 'hundred']
  const rest = value % size
  return [sayNumber(Math.floor(value / size)), name, rest > 0 ? sayNumber(rest) : ''].join(' ').trim()
}

const ordinals: Record<string, string> = {
  one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth', twelve: 'twelfth',
} // biome-ignore format: one readable block

/** "twenty first" for 21. */
export function sayOrdinal(value: number): string {
  const words = sayNumber(value).split(' ')
  const last = words.pop() ?? ''
  const ordinal = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, ordinal].join(' ')
}

/** "five oh three" is not said here: every nought is "zero", which nobody mishears. */
export function sayDigits(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)] ?? '').join(' ')
}

/** "twenty twenty six", "nineteen oh five", "two thousand nine". */
export function sayYear(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (year % 1000 < 10) return sayNumber(year)
  if (rest === 0) return `${sayNumber(century)} hundred`
  return `${sayNumber(century)} ${rest < 10 ? `oh ${sayNumber(rest)}` : sayNumber(rest)}`
}

/** "nine thirty", "ten oh five", "three o'clock"; a whole hour is bare when "am" or "pm" follows. */
export function sayClock(hour: number, minute: number, isHalfNamed: boolean): string {
  if (minute > 0) return `${sayNumber(hour)} ${minute < 10 ? `oh ${sayNumber(minute)}` : sayNumber(minute)}`
  if (hour === 0 || hour > 12) return `${sayNumber(hour)} hundred`
  return isHalfNamed ? sayNumber(hour) : `${sayNumber(hour)} o'clock`
}
