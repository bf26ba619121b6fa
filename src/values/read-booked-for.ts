import { givenNames } from './given-names.ts'
import { organisationWords } from './name-leads.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { type Token, wordAt } from './tokens.ts'
import { partsOfDay, relativeDays, weekdays } from './when-words.ts'

/** Behind a time the last words say for whom it is: "saturday at seven pm for Odile", "the sixth in the evening for li na". */
export function readBookedFor({ text, tokens }: NameScene): NameRead | null {
  let end = tokens.length
  while (end > 0 && /^[.!]$/.test(wordAt(tokens, end - 1))) end -= 1
  const at = [end - 2, end - 3].find((place) => wordAt(tokens, place) === 'for')
  if (at === undefined || notBooked.has(wordAt(tokens, at - 1)) || !hasTime(tokens, at)) return null
  const name = readName(text, tokens, { at: at + 1, style: 'any' })
  const words = tokens.slice(at + 1, end).map(({ word }) => word)
  const isThing = (word: string) =>
    !givenNames.has(word) && (isPlainWord(word) || organisationWords.has(word))
  if (name?.next !== end || words.some(isThing)) return null
  return words.some((word) => givenNames.has(word))
    ? { from: at + 1, next: end, value: name.value, confidence: 0.75 }
    : null
}

/** "Thanks for Dana", "is that the number for Dana", "I work for Dana". */
const notBooked = new Set(
  'thanks thank you thx ask asking looking call calling waiting wait work works working message number phone email cell left paid vote sorry care'.split(
    ' ',
  ),
)

function hasTime(tokens: Token[], end: number): boolean {
  for (let at = 0; at < end; at += 1) {
    const word = wordAt(tokens, at)
    if (weekdays.has(word) || relativeDays.has(word) || partsOfDay.has(word)) return true
  }
  return false
}
