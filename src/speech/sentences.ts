import { type SpokenWord, spokenWords } from './text/spoken-words.ts'

/** As much as is spoken in one breath. */
export interface Sentence {
  words: SpokenWord[]
  /** What the voice is given: small letters, apostrophes and `,.?!`. Empty when there is nothing to say. */
  spoken: string
  /** The silence after it. */
  restMs: number
}

// Longer ones would keep a worker from everybody else, and nobody says as much without a breath.
const mostSpoken = 24
const restAfter = { '': 40, ',': 160, '.': 320, '!': 320, '?': 360 }

/** A text in sentences, and long ones in parts, cut where they rest if they do. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let words: SpokenWord[] = []
  const close = () => {
    if (words.length > 0) sentences.push(toSentence(words))
    words = []
  }
  for (const word of spokenWords(text)) {
    while (words.length > 0 && lengthOf(words) + word.spoken.length > mostSpoken)
      words = cutAtRest(words, sentences)
    words.push(word)
    if (/[.?!]/.test(word.ending)) close()
  }
  close()
  return sentences
}

/** Puts the part up to the last rest of its second half, or all of it, with the sentences; gives what is left. */
function cutAtRest(words: SpokenWord[], sentences: Sentence[]): SpokenWord[] {
  if (words.length === 0) return words
  const rest = words.findLastIndex(({ ending }, place) => ending === ',' && place > words.length / 2)
  const end = rest < 0 ? words.length : rest + 1
  sentences.push(toSentence(words.slice(0, end)))
  return words.slice(end)
}

function toSentence(words: SpokenWord[]): Sentence {
  const spoken = words.map(({ spoken, ending }) => {
    const phrase = spoken.join(' ')
    return phrase === '' ? '' : ending === '' ? phrase : phrase.replace(/,?$/, ending)
  })
  const last = words.findLast(({ ending }) => ending !== '')?.ending ?? ''
  return {
    words,
    spoken: spoken.filter((part) => part !== '').join(' '),
    restMs: restAfter[words.at(-1)?.ending || (/[.?!]/.test(last) ? last : '')],
  }
}

function lengthOf(words: readonly SpokenWord[]): number {
  return words.reduce((sum, { spoken }) => sum + spoken.length, 0)
}
