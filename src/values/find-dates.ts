import { readDate } from './read-date.ts'
import { foundAt, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'
import { months } from './when-words.ts'

/**
 * Every calendar date that names its day and its month, as YYYY-MM-DD: "Nov 27", "the 3rd of December", "12/24". Read on
 * `today` (YYYY-MM-DD), so that one without a year is the next such date. What is past is not found.
 */
export function findDates(text: string, today: string): Found<string>[] {
  const tokens = tokenise(text)
  const found: Found<string>[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readDate(tokens, at, today)
    const words = read ? tokens.slice(at, read.next).map((_, place) => wordAt(tokens, at + place)) : []
    const namesMonth = words.some((word) => months.has(word) || /^[/.-]$/.test(word))
    if (read && namesMonth && !read.value.isPast && read.value.from === read.value.to) {
      const { from: value, confidence } = read.value
      found.push(foundAt(text, tokens, { value, confidence, from: at, next: read.next }))
    }
    at = read ? read.next : at + 1
  }
  return found
}
