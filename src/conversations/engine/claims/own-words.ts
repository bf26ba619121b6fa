import { splitSentences } from './split-sentences.ts'

/** Where in a text the business's own published words stand, whole and word for word: whoever wrote them answers for them. */
export function placesOfOwnWords(text: string, ownWords: readonly string[]): { from: number; to: number }[] {
  return ownWords
    .map((words) => words.trim())
    .filter((words) => words.length >= shortest)
    .flatMap((words) => {
      const places: { from: number; to: number }[] = []
      for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length))
        places.push({ from, to: from + words.length })
      return places
    })
}

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
