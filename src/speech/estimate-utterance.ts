import { countSyllables } from '#kit/syllables.ts'
import type { Span } from './flite/align-words.ts'
import { joinSentences } from './join-sentences.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Utterance } from './utterance.ts'

/** Silence as long as the text would take to say, with the time of each word; the same text gives the same. */
export function estimateUtterance(text: string): Utterance {
  return joinSentences(sentencesOf(text).map(estimateSentence))
}

// Fitted to slt over some fifty sentences of calls.
const wordMs = 35
const syllableMs = 78
const letterMs = 28
const restMs = 280
const endMs = 210

function estimateSentence(sentence: Sentence) {
  const spans: Span[] = []
  let at = 0
  for (const word of sentence.spoken.split(' ').filter((part) => part !== '')) {
    const letters = word.replace(/[^a-z]/g, '').length
    const length = wordMs + syllableMs * countSyllables(word) + letterMs * letters
    spans.push({ startMs: at, endMs: at + length })
    at += length + (word.endsWith(',') ? restMs : 0)
  }
  const length = spans.length === 0 ? 0 : at + endMs
  return { sentence, samples: new Int16Array(Math.round(length * 8)), spans }
}
