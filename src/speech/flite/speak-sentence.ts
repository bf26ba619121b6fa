import { decodeWav } from '#kit/audio/decode-wav.ts'
import { resample } from '#kit/audio/resample.ts'
import { alignWords, type Span } from './align-words.ts'
import type { Flite } from './flite.ts'
import { pause, readSegments, type Segment } from './read-segments.ts'
import { shareTime } from './share-time.ts'
import type { LookUpSounds } from './word-sounds.ts'

export interface SpokenSentence {
  /** PCM16 of one channel at 8 kHz, without the silence around it. */
  samples: Int16Array<ArrayBuffer>
  /** For each spoken word when it is said, in milliseconds from the first sample. */
  spans: Span[]
}

const sampleRate = 8000
const silence = { sampleRate, channels: [] }
// A breath of silence is left at either end, where soft sounds fade.
const marginMs = 20

/** Speaks words of small letters, apostrophes and `,.?!`; throws when the program fails. */
export function speakSentence(
  { flite, lookUp }: { flite: Flite; lookUp: LookUpSounds },
  { spoken, voice }: { spoken: string; voice: string },
): SpokenSentence {
  const words = spoken.split(' ').map((word) => word.replace(/[,.?!]+$/, ''))
  const { sound, printed } = flite.run(['-voice', voice, '-ps', '-psdur', '-t', spoken])
  const segments = readSegments(printed)
  const spans = alignWords(lookUp(words), segments) ?? shareTime(words, segments)
  const { sampleRate: fromRate, channels } = sound ? decodeWav(sound) : silence
  const [whole = new Int16Array(0)] = channels
  const { startMs, endMs } = voicedPart(segments, (whole.length * 1000) / fromRate)
  const [from, to] = [startMs, endMs].map((ms) => Math.round((ms * fromRate) / 1000))
  const samples = resample(whole.subarray(from, to), fromRate, sampleRate)
  const inside = (ms: number) => Math.min(Math.max(0, ms - startMs), (samples.length * 1000) / sampleRate)
  return {
    samples,
    spans: spans.map((span) => ({ startMs: inside(span.startMs), endMs: inside(span.endMs) })),
  }
}

function voicedPart(segments: readonly Segment[], wholeMs: number): Span {
  const first = segments.findIndex(({ sound }) => sound !== pause)
  const last = segments.findLast(({ sound }) => sound !== pause)
  if (first < 0 || !last) return { startMs: 0, endMs: 0 }
  const startMs = Math.max(0, (segments[first - 1]?.endMs ?? 0) - marginMs)
  return { startMs, endMs: Math.min(wholeMs, last.endMs + marginMs) }
}
