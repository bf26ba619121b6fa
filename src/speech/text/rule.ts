import type { WrittenWord } from './written-words.ts'

/**
 * Looks at the words from a place on; says how the first one or more are spoken (one list of spoken words for each
 * of them, which may be empty), or null when this is not its kind.
 */
export type Rule = (words: readonly WrittenWord[], at: number) => string[][] | null

/** Spoken words out of a phrase: "twenty five" is two. */
export function toWords(phrase: string): string[] {
  return phrase.split(' ').filter((word) => word !== '')
}

/** A rule for what is one word in the text. */
export function forOneWord(say: (core: string, next: WrittenWord | undefined) => string | null): Rule {
  return (words, at) => {
    const phrase = say(words[at]?.core ?? '', words[at + 1])
    return phrase === null ? null : [toWords(phrase)]
  }
}
