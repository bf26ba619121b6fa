import { countSyllables } from '#kit/syllables.ts'
import type { Span } from './align-words.ts'
import { pause, type Segment } from './read-segments.ts'

/** Shares the time in which something is said among the words by their syllables; rests belong to nobody. */
export function shareTime(words: readonly string[], segments: readonly Segment[]): Span[] {
  const voiced = segments
    .map(({ sound, endMs }, place) => ({ sound, startMs: segments[place - 1]?.endMs ?? 0, endMs }))
    .filter(({ sound }) => sound !== pause)
  const total = voiced.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  const weights = words.map((word) => Math.max(1, countSyllables(word)))
  const weight = weights.reduce((sum, one) => sum + one, 0)
  let done = 0
  return weights.map((one) => {
    const startMs = placeAfter((done / weight) * total, voiced)
    done += one
    return { startMs, endMs: placeAfter((done / weight) * total, voiced) }
  })
}

/** Where in the sound that much has been said. */
function placeAfter(saidMs: number, voiced: readonly Span[]): number {
  let left = saidMs
  for (const { startMs, endMs } of voiced) {
    if (left <= endMs - startMs) return startMs + left
    left -= endMs - startMs
  }
  return voiced.at(-1)?.endMs ?? 0
}
