import { createHash } from 'node:crypto'
import { decodeWav } from '#kit/audio/decode-wav.ts'
import { peaksOf } from '#kit/audio/peaks.ts'

export interface RecordingMeasure {
  channels: 1 | 2
  /** By its own samples. */
  durationMs: number
  sha256: string
  /** Loudness of each side, base64 of bytes 0 to 127. One side alone stands for both: `bot` is then empty. */
  peaks: { perSecond: number; contact: string; bot: string }
}

/** What a thread that measured a recording says. The bytes come back: they cannot be in two threads at once. */
export type MeasureAnswer = { bytes: Uint8Array } & ({ measure: RecordingMeasure } | { problem: string })

const perSecond = 50

/** What a recording's WAV bytes hold. Throws a RangeError that says what is wrong with others. */
export function measureRecording(bytes: Uint8Array): RecordingMeasure {
  const { sampleRate, channels } = decodeWav(bytes)
  const [contact = new Int16Array(), bot] = channels
  if (contact.length === 0) throw new RangeError('This recording has no sound in it.')
  const draw = (samples: Int16Array) =>
    Buffer.from(peaksOf(samples, perSecond, sampleRate).buffer).toString('base64')
  return {
    channels: bot ? 2 : 1,
    durationMs: Math.round((contact.length / sampleRate) * 1000),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    peaks: { perSecond, contact: draw(contact), bot: bot ? draw(bot) : '' },
  }
}
