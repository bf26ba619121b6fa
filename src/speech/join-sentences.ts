import type { Span } from './flite/align-words.ts'
import type { Sentence } from './sentences.ts'
import type { Utterance } from './utterance.ts'

/** A sentence and the sound of it; the spans are those of its spoken words. */
export interface SaidSentence {
  sentence: Sentence
  samples: Int16Array
  spans: readonly Span[]
}

const sampleRate = 8000
// So that the last sound is not cut off by what comes next.
const tailMs = 60

/** One sound out of sentences, with silence between them, and every word of the text with its time. */
export function joinSentences(said: readonly SaidSentence[]): Utterance {
  const rests = said.map(({ sentence, samples }, place) =>
    samples.length === 0 ? 0 : place < said.length - 1 ? sentence.restMs : tailMs,
  )
  const length = said.reduce(
    (sum, { samples }, place) => sum + samples.length + toSamples(rests[place] ?? 0),
    0,
  )
  const samples = new Int16Array(length)
  const words: Utterance['words'] = []
  let at = 0
  said.forEach((one, place) => {
    samples.set(one.samples, at)
    words.push(...wordsOf(one, { fromMs: toMs(at), doneMs: words.at(-1)?.endMs ?? 0 }))
    at += one.samples.length + toSamples(rests[place] ?? 0)
  })
  const durationMs = Math.round(toMs(length))
  const last = words.at(-1)
  if (last) last.endMs = durationMs
  return { samples, sampleRate, words, durationMs }
}

/** A word of the text lasts from its first spoken word to its last; one that is not spoken lasts no time. */
function wordsOf(
  { sentence, spans }: SaidSentence,
  { fromMs, doneMs }: { fromMs: number; doneMs: number },
): Utterance['words'] {
  let next = 0
  let endMs = doneMs
  return sentence.words.map(({ text, spoken }) => {
    const first = spans[next]
    const last = spans[next + spoken.length - 1]
    next += spoken.length
    if (spoken.length === 0 || !first || !last) return { text, startMs: endMs, endMs }
    const startMs = Math.max(endMs, Math.round(fromMs + first.startMs))
    endMs = Math.max(startMs, Math.round(fromMs + last.endMs))
    return { text, startMs, endMs }
  })
}

function toSamples(ms: number): number {
  return Math.round((ms * sampleRate) / 1000)
}

function toMs(samples: number): number {
  return (samples * 1000) / sampleRate
}
