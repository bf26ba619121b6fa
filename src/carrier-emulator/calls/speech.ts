/** A word of a text: where it ends in the text, and when it is said, ms from the beginning. */
export type SpokenWord = { endAt: number; startMs: number; endMs: number }

/** Words (or a tone, whose text is empty) as they sound. */
export type Speech = {
  text: string
  words: SpokenWord[]
  durationMs: number
  /** Mono, 8 kHz; null where speech is only timed. */
  samples: Int16Array | null
}

export const noSpeech: Speech = { text: '', words: [], durationMs: 0, samples: null }

type TimedWords = { words: { startMs: number; endMs: number }[]; durationMs: number }

/** Joins a text with the times of its words; where the voice counts other words than the text has, by their length. */
export function joinWords(text: string, { words, durationMs }: TimedWords): SpokenWord[] {
  const tokens = [...text.matchAll(/\S+/g)].map(({ 0: token, index }) => ({
    length: token.length,
    endAt: index + token.length,
  }))
  if (tokens.length === words.length)
    return tokens.map(({ endAt }, place) => ({ endAt, ...timeAt(words, place) }))
  const startMs = words[0]?.startMs ?? 0
  const spanMs = (words.at(-1)?.endMs ?? durationMs) - startMs
  const total = tokens.reduce((sum, { length }) => sum + length, 0)
  let before = 0
  return tokens.map(({ endAt, length }) => {
    const fromMs = startMs + (spanMs * before) / total
    before += length
    return { endAt, startMs: fromMs, endMs: startMs + (spanMs * before) / total }
  })
}

/** How many characters of the text have been said after so long, in whole words. */
export function saidLength({ words }: Speech, playedMs: number): number {
  let endAt = 0
  for (const word of words) {
    if (word.endMs > playedMs + 0.5) break
    endAt = word.endAt
  }
  return endAt
}

function timeAt(words: { startMs: number; endMs: number }[], place: number) {
  const { startMs = 0, endMs = 0 } = words[place] ?? {}
  return { startMs, endMs }
}
