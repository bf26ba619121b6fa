import { forOneWord, type Rule, toWords } from './rule.ts'
import { sayOrdinal, sayYear } from './say-number.ts'
import type { WrittenWord } from './written-words.ts'

const months = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november',
  'december',
] // biome-ignore format: one readable block
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** "Nov 26", "Nov. 26th, 2026" and "26 Nov". */
export const sayMonthAndDay: Rule = (words, at) => {
  const [first, second, third] = words.slice(at, at + 3)
  if (!first || !second || !isJoined(first)) return null
  const month = readMonth(first.core)
  const dayAfter = readDay(second.core)
  if (month && dayAfter) return [[month], toWords(sayOrdinal(dayAfter)), ...sayYearAfter(third)]
  const dayBefore = readDay(first.core)
  const monthAfter = readMonth(second.core)
  if (!dayBefore || !monthAfter || first.ending !== '') return null
  const isNamed = words[at - 1]?.core.toLowerCase() === 'the'
  const day = `${isNamed ? '' : 'the '}${sayOrdinal(dayBefore)} of`
  return [toWords(day), [monthAfter], ...sayYearAfter(third)]
}

/** "2026-11-26" and "11/26/2026"; a day alone ("11/26") only when it cannot be a fraction. */
export const sayNumericDate = forOneWord((core) => {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(core)
  if (iso) return sayParts({ year: iso[1], month: iso[2], day: iso[3] })
  const american = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(core)
  if (!american) return null
  const [, month, day, year] = american
  if (year === undefined && Number(day) < 10) return null
  return sayParts({ year: year?.length === 2 ? `20${year}` : year, month, day })
})

/** "Thu", "Mon-Fri"; "Sat" and "Sun" are words too, so they need a day or a time beside them. */
export const sayWeekday: Rule = (words, at) => {
  const word = words[at]
  const parts = word?.core.split('-') ?? []
  const days = parts.map(readWeekday)
  if (days.length === 0 || days.length > 2 || days.includes(null)) return null
  const isWord = /^(Sat|Sun)$/.test(word?.core ?? '')
  if (isWord && !isBesideTime(words, at)) return null
  return [toWords(days.join(' to '))]
}

function sayParts({ year, month, day }: Record<'year' | 'month' | 'day', string | undefined>): string | null {
  const name = months[Number(month) - 1]
  if (!name || readDay(day ?? '') === null) return null
  return `${name} ${sayOrdinal(Number(day))}${year ? `, ${sayYear(Number(year))}` : ''}`
}

function sayYearAfter(word: WrittenWord | undefined): string[][] {
  return word && /^(19|20)\d\d$/.test(word.core) ? [toWords(sayYear(Number(word.core)))] : []
}

function readMonth(core: string): string | null {
  const lower = core.toLowerCase()
  if (!/^[A-Z]/.test(core) || lower.length < 3) return null
  const isShort = lower.length === 3 || lower === 'sept'
  return months.find((month) => (isShort ? month.startsWith(lower) : month === lower)) ?? null
}

function readDay(core: string): number | null {
  const match = /^(\d{1,2})(st|nd|rd|th)?$/.exec(core)
  const day = Number(match?.[1])
  return day >= 1 && day <= 31 ? day : null
}

function readWeekday(part: string): string | null {
  if (!/^(Mon|Tues?|Wed|Thu(rs?)?|Fri|Sat|Sun)(day|s)?$/.test(part)) return null
  const day = weekdays.find((name) => name.startsWith(part.slice(0, 3).toLowerCase())) ?? null
  return day !== null && part.endsWith('s') && part.length === 4 && part !== 'Tues' ? `${day}s` : day
}

/** "Nov." ends in a dot that ends nothing. */
function isJoined({ ending, text }: WrittenWord): boolean {
  return ending === '' || (ending === '.' && text.length <= 5)
}

function isBesideTime(words: readonly WrittenWord[], at: number): boolean {
  const [before, after] = [words[at - 1]?.core ?? '', words[at + 1]?.core ?? '']
  const isTime = (core: string) => /\d/.test(core) || readWeekday(core) !== null || readMonth(core) !== null
  return isTime(before) || isTime(after) || /^(this|next|on|every|open|closed)$/i.test(before)
}
