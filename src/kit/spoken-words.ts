import { countSyllables } from './syllables.ts'

/** One word with its place in the text and in the sound. Times in the unit and from the zero of what was given. */
export interface SpokenWord {
  text: string
  /** Where it stands in the text: `text.slice(from, to)`. */
  from: number
  to: number
  startMs: number
  endMs: number
}

/**
 * Shares the time in which a text was said among its words by their syllables. Words without letters or digits, such as
 * a dash, take no time. For where nobody told when each word sounded.
 */
export function spreadWords(text: string, startMs: number, endMs: number): SpokenWord[] {
  const words = [...text.matchAll(/\S+/g)]
  const weights = words.map(([word]) => weightOf(word))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const perWeight = total === 0 ? 0 : Math.max(0, endMs - startMs) / total
  let done = 0
  return words.map((match, place) => {
    const from = match.index
    const wordStartMs = startMs + done * perWeight
    done += weights[place] ?? 0
    return {
      text: match[0],
      from,
      to: from + match[0].length,
      startMs: wordStartMs,
      endMs: startMs + done * perWeight,
    }
  })
}

const perSyllableMs = 190

/** About how long a text takes to say, in milliseconds. */
export function estimateSpokenMs(text: string): number {
  return Math.round(
    [...text.matchAll(/\S+/g)].reduce((sum, [word]) => sum + weightOf(word) * perSyllableMs, 0),
  )
}

/** In syllables: a number is said digit by digit or longer, and a rest follows the end of a part of a sentence. */
function weightOf(word: string): number {
  const letters = word.toLowerCase().replace(/[’]/g, "'")
  const digits = letters.replace(/\D/g, '').length
  const syllables = /\p{L}/u.test(letters) ? Math.max(1, countSyllables(letters)) : 0
  const rest = /[.!?,;:]["')\]]*$/.test(word) && syllables + digits > 0 ? 1 : 0
  return syllables + digits + rest
}
