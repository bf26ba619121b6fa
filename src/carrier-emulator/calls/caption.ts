import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { HeardEntry } from '#carrier-emulator/rows.ts'

export type Caption = {
  kind: 'caption'
  who: HeardEntry['who']
  text: string
  digits?: string
  /** ms from the answer, of the first sound, of its end and of each word of the text. */
  atMs: number
  endMs: number
  wordAtMs: number[]
}

/** What is said or pressed, as a screen shows it; null for sounds without words. */
export function captionOf(line: Line, { who, speech, digits, startMs, endMs }: Strip): Caption | null {
  if (speech.text === '' && digits === '') return null
  const since = (ms: number) => Math.max(0, Math.round(ms - (line.answeredMs ?? startMs)))
  const text = speech.text
  return {
    ...{ kind: 'caption', who, text },
    ...(digits === '' ? {} : { digits }),
    atMs: since(startMs),
    endMs: since(endMs),
    wordAtMs: speech.words
      .map((word) => startMs + word.startMs)
      .filter((atMs) => atMs < endMs)
      .map(since),
  }
}
