import { addDays, mondayOf } from './calendar-days.ts'
import { holidayDay, holidayStarts } from './holidays.ts'
import { smallNumbers } from './number-words.ts'
import { oneDay, type SaidDays } from './said-days.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { relativeDays, weekdays } from './when-words.ts'

/** A holiday at a place: "Christmas Eve" anywhere, "Christmas" where words lead to a day, "Thanksgiving week". */
export function readHoliday(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  if (!holidayStarts.has(wordAt(tokens, at))) return null
  for (let length = 5; length > 0; length -= 1) {
    const read = readWords(tokens, at, length)
    const day = read ? holidayDay(read.value, today) : null
    if (!read || day === null) continue
    const { next } = read
    const after = wordAt(tokens, next)
    if (after === 'week' && !/^(?:from|after|before)$/.test(wordAt(tokens, next + 1))) {
      const monday = mondayOf(day)
      return {
        value: { ...oneDay(monday < today ? today : monday, 0.85), to: addDays(monday, 6) },
        next: next + 1,
      }
    }
    const isPlain =
      read.value.includes(' ') ||
      /^(?:morning|afternoon|evening|night)$/.test(after) ||
      isAtHour(tokens, next) ||
      (isLed(tokens, at) &&
        !/^(?:tree|lights|light|party|decorations|dinner|present|presents|gift|gifts|rush|card|cards|break)$/.test(
          after,
        ))
    return isPlain ? { value: oneDay(day, 0.9), next } : null
  }
  return null
}

/** So many words from a place on; the sign of "Presidents' Day" is none. */
function readWords(tokens: Token[], at: number, length: number): Read<string> | null {
  const words: string[] = []
  let next = at
  while (words.length < length && next < tokens.length) {
    if (!/^['’.]$/.test(wordAt(tokens, next))) words.push(wordAt(tokens, next))
    next += 1
  }
  return words.length === length ? { value: words.join(' '), next } : null
}

/** "Halloween at 6", but not "Christmas at our house". */
function isAtHour(tokens: Token[], at: number): boolean {
  if (!/^(?:at|@|around)$/.test(wordAt(tokens, at))) return false
  const hour = tokens[at + 1]
  return hour?.kind === 'digits' || hour?.word === 'noon' || smallNumbers.has(hour?.word ?? '')
}

/** Words before it lead to a day, or "it's" behind another day: "tomorrow, its Christmas". */
function isLed(tokens: Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1)
  if (/^(?:on|before|after|by|until|till|for|over|day|of|not|around|til|is|or|and)$/.test(before)) return true
  if (!/^(?:its|it's)$/.test(before)) return false
  const day = wordAt(tokens, wordAt(tokens, at - 2) === ',' ? at - 3 : at - 2)
  return relativeDays.has(day) || weekdays.has(day)
}
