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
