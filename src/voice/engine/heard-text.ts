/**
 * How much of what was generated the contact heard, given the words the line says were heard. The line tells them as
 * it read them: other spacing, other signs, sometimes only its last message. The result is the beginning of
 * `generated` up to the last word heard; '' when nothing was.
 */
export function heardText(generated: string, told: string): string {
  const words = wordsOf(generated)
  const heard = wordsOf(told)
  if (heard.length === 0 || words.length === 0) return ''
  const end =
    matchFromStart(words, heard) ?? matchAnywhere(words, heard) ?? Math.min(heard.length, words.length)
  const last = words[end - 1]
  return last ? generated.slice(0, last.end) : ''
}

interface Word {
  plain: string
  end: number
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const plain = match[0].toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
    return plain === '' ? [] : [{ plain, end: match.index + match[0].length }]
  })
}

/** The last word heard may have been cut in its middle. */
function isSame(word: Word | undefined, heard: Word | undefined, isLast: boolean): boolean {
  if (!word || !heard) return false
  return word.plain === heard.plain || (isLast && word.plain.startsWith(heard.plain))
}

function matchesAt(words: readonly Word[], heard: readonly Word[], from: number): boolean {
  return heard.every((word, index) => isSame(words[from + index], word, index === heard.length - 1))
}

function matchFromStart(words: readonly Word[], heard: readonly Word[]): number | null {
  return matchesAt(words, heard, 0) ? heard.length : null
}

/** What was told is a later part: all before it was heard as well. */
function matchAnywhere(words: readonly Word[], heard: readonly Word[]): number | null {
  for (let from = words.length - heard.length; from > 0; from--)
    if (matchesAt(words, heard, from)) return from + heard.length
  return null
}
