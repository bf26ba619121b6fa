import { givenNames } from './given-names.ts'
import { organisationWords } from './name-leads.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { type Token, wordAt } from './tokens.ts'
import { months, partsOfDay, relativeDays, weekdays } from './when-words.ts'

/** Behind a time the last words say for whom it is: "saturday at seven pm for Odile", "the sixth in the evening for li na". */
export function readBookedFor(scene: NameScene): NameRead | null {
  return readAtEnd(scene) ?? readWithin(scene) ?? readBehindTime(scene)
}

/** "For luong tran at six", "a table for Odile Roy on Friday": a whole name, and the time stands behind it. */
function readWithin({ text, tokens }: NameScene): NameRead | null {
  for (let at = 0; at < tokens.length - 2; at += 1) {
    if (wordAt(tokens, at) !== 'for' || notBooked.has(wordAt(tokens, at - 1))) continue
    if (!givenNames.has(wordAt(tokens, at + 1))) continue
    const name = readName(text, tokens, { at: at + 1, style: 'any' })
    const isWhole = name !== null && name.next - at > 2 && isAtTime(tokens, name.next)
    if (
      isWhole &&
      !tokens.slice(at + 2, name.next).some(({ word }) => isPlainWord(word) || organisationWords.has(word))
    )
      return { from: at + 1, next: name.next, value: name.value, confidence: 0.75 }
  }
  return null
}

/** "friday 3pm ana osei": the text ends with a whole name behind its time. */
function readBehindTime({ text, tokens }: NameScene): NameRead | null {
  const at = tokens.length - 2
  const before = wordAt(tokens, at - 1)
  const isTime = /^(?:am|pm|noon)$/.test(before) || weekdays.has(before) || relativeDays.has(before)
  if (at < 1 || !isTime || !givenNames.has(wordAt(tokens, at)) || isPlainWord(wordAt(tokens, at + 1)))
    return null
  const name = readName(text, tokens, { at, style: 'known' })
  return name?.next === at + 2 ? { from: at, ...name, confidence: 0.7 } : null
}

function isAtTime(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  const isLed = /^(?:at|on|this|next)$/.test(word) && at + 1 < tokens.length
  return isLed || weekdays.has(word) || relativeDays.has(word)
}

function readAtEnd({ text, tokens }: NameScene): NameRead | null {
  let end = tokens.length
  while (end > 0 && /^(?:[.!]|please|pls|plz|thanks)$/.test(wordAt(tokens, end - 1))) end -= 1
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

const clockWords =
  /^(?:am|pm|noon|o'clock|oclock|party|table|reservation|people|guests|appointment|appt|cancel|reschedule)$/

function hasTime(tokens: Token[], end: number): boolean {
  for (let at = 0; at < end; at += 1) {
    const word = wordAt(tokens, at)
    if (weekdays.has(word) || relativeDays.has(word) || partsOfDay.has(word) || clockWords.test(word))
      return true
    if (months.has(word) && /^(?:of|in)$/.test(wordAt(tokens, at - 1))) return true
  }
  return false
}
