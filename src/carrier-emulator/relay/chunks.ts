/** Shorter pieces than this are spoken with the next one. */
const leastLetters = 12

/**
 * Where a text that is still coming can be cut to be spoken: after sentences, ends as places in the text. A point
 * after a digit at the very end may be a decimal point, so it waits.
 */
export function sentenceEnds(text: string, from: number): number[] {
  const ends: number[] = []
  const end = /[.!?…:;]+["'”’)\]]*(?=\s|$)/g
  end.lastIndex = from
  let start = from
  for (let match = end.exec(text); match; match = end.exec(text)) {
    const at = match.index + match[0].length
    const isOpen = at === text.length && /\d/.test(text[match.index - 1] ?? '')
    if (isOpen || text.slice(start, at).trim().length < leastLetters) continue
    // The space after a sentence is said with it.
    start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
    ends.push(start)
  }
  return ends
}

/** The end of the last word that is surely whole, else of the text: a word may still be coming. */
export function lastWordEnd(text: string, from: number): number {
  const at = text.search(/\s\S*$/)
  return at > from ? at : text.length
}
