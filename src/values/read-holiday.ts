import { holidayDay, holidayStarts } from './holidays.ts'
import { oneDay, type SaidDays } from './said-days.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** A holiday at a place: "Christmas Eve" anywhere, "Christmas" where words lead to a day. */
export function readHoliday(tokens: Token[], at: number, today: string): Read<SaidDays> | null {
  if (!holidayStarts.has(wordAt(tokens, at))) return null
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map((token) => token.word)
    const day = words.length === length ? holidayDay(words.join(' '), today) : null
    if (day === null) continue
    const isLed = /^(?:on|before|after|by|until|till|for|over|day|of|not|around|til|is|or|and)$/.test(
      wordAt(tokens, at - 1),
    )
    const isPlain =
      length > 1 ||
      /^(?:morning|afternoon|evening|night)$/.test(wordAt(tokens, at + 1)) ||
      (isLed &&
        !/^(?:tree|lights|light|party|decorations|dinner|present|presents|gift|gifts|rush|card|cards|break|week)$/.test(
          wordAt(tokens, at + 1),
        ))
    return isPlain ? { value: oneDay(day, 0.9), next: at + length } : null
  }
  return null
}
