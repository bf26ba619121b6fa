import { escapePattern } from '#kit/escape-pattern.ts'
import { splitSentences } from './split-sentences.ts'

/**
 * Where in a text the business's own published words stand, whole and word for word, as they are written or as they are
 * spoken on a call: whoever wrote them answers for them.
 */
export function placesOfOwnWords(text: string, ownWords: readonly string[]): { from: number; to: number }[] {
  return ownWords
    .map((words) => words.trim())
    .filter((words) => words.length >= shortest)
    .flatMap((words) =>
      [...text.matchAll(writtenOrSpoken(words))].map(({ 0: found, index }) => ({
        from: index,
        to: index + found.length,
      })),
    )
}

/** "Wait; it's $40 until 6 pm." is spoken "Wait, it's 40 dollars until 6 PM." */
function writtenOrSpoken(words: string): RegExp {
  const known = patterns.get(words)
  if (known) return known
  const pattern = words
    .split(/(\$\d[\d,]*(?:\.\d\d)?|;|(?<=\d )[ap]m\b)/)
    .map((part) => {
      const [, whole, cents] = /^\$(\d[\d,]*)(?:\.(\d\d))?$/.exec(part) ?? []
      if (part === ';') return '[;,]'
      if (part === 'am' || part === 'pm') return `(?:${part}|${part.toUpperCase()})`
      if (whole === undefined) return escapePattern(part)
      const spoken = cents === undefined ? '' : `(?: and ${Number(cents)} cents)?`
      return `(?:${escapePattern(part)}|${whole} dollars?${spoken})`
    })
    .join('')
  const made = new RegExp(pattern, 'g')
  if (patterns.size >= mostPatterns) patterns.clear()
  patterns.set(words, made)
  return made
}

const patterns = new Map<string, RegExp>()
const mostPatterns = 2000

/** "Done." may stand by chance in any text. */
const shortest = 12

/** A service by the words its business has published of it. */
export interface Offer {
  name: string
  description: string
}

/** The sentence with a plain word in place of every service's name, and nothing in place of its description. */
export function withoutOffers(sentence: string, offers: readonly Offer[]): string {
  const described = offers.flatMap(({ description }) => splitSentences(description.trim()))
  const bare = [...described, ...offers.map(({ description }) => description)]
    .map((words) => words.trim())
    .filter((words) => words.length >= shortest)
    .reduce((text, words) => text.replaceAll(words, ''), sentence)
  return offers
    .map(({ name }) => name.trim())
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, 'visit'), bare)
}
