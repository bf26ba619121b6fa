/** slt speaks for bots, rms for callers; awb is another caller. */
export type VoiceName = 'slt' | 'rms' | 'awb'

export interface Utterance {
  /** One channel of PCM16 at 8 kHz. */
  samples: Int16Array
  sampleRate: 8000
  /** Every word of the text in order, as it was written; the last one ends with the sound. */
  words: { text: string; startMs: number; endMs: number }[]
  durationMs: number
}
