import { exclusions, trailingExclusions } from './exclusion-words.ts'
import { skipPhrase, type Token, wordAt } from './tokens.ts'
import { weekdays } from './when-words.ts'

/** The place after words that rule out what comes: "not", "can't do", "any day but". Null when there are none. */
export function readExclusion(tokens: Token[], at: number): number | null {
  for (const words of exclusions.get(wordAt(tokens, at)) ?? []) {
    const next = skipPhrase(tokens, at, words)
    if (next === -1) continue
    // "no Friday is fine" takes something back, "no Mondays" rules out.
    if (
      words[0] === 'no' &&
      !/(?:days|mornings|afternoons|evenings|nights|weekends)$/.test(wordAt(tokens, next))
    )
      return null
    if (/^(?:bar|but)$/.test(words.join(' ')) && !isAnyPart(tokens, at)) continue
    // "Not at all but" goes on with something else.
    if (words.join(' ') === 'all but' && wordAt(tokens, at - 1) === 'at') continue
    if (/^(?:until|till|before|after|later|earlier)$/.test(wordAt(tokens, next))) return null
    return isTheDay(tokens, next) ? next + 1 : next
  }
  return null
}

/** "Monday doesn't work": the place after such words, or null. */
export function readTrailingExclusion(tokens: Token[], at: number): number | null {
  const from = /^(?:that|which)$/.test(wordAt(tokens, at)) ? at + 1 : at
  for (const words of trailingExclusions.get(wordAt(tokens, from)) ?? []) {
    const next = skipPhrase(tokens, from, words)
    if (next !== -1) return next
  }
  return null
}

/** "Can not the Tuesday". */
function isTheDay(tokens: Token[], at: number): boolean {
  return wordAt(tokens, at) === 'the' && weekdays.has(wordAt(tokens, at + 1))
}

/** "Any morning but Monday", not "in the morning but Monday is fine too". */
function isAnyPart(tokens: Token[], at: number): boolean {
  return (
    /^(?:any|every|all)$/.test(wordAt(tokens, at - 2)) &&
    /^(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weeknights?|week|days?)$/.test(
      wordAt(tokens, at - 1),
    )
  )
}
