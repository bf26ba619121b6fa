import { encodeWav } from '#kit/audio/encode-wav.ts'
import { peaksOf } from '#kit/audio/peaks.ts'
import type { LanePeaks } from '#ui/sound/draw-lanes.ts'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import type { Speaker } from '#ui/turn-strip-layout.ts'

export interface SampleRecording {
  source: string
  durationMs: number
  turns: PlayedTurn[]
  peaks: LanePeaks
}

const sampleRate = 8000
const durationMs = 222_000

/** A call of tones that swell like syllables: the contact in the one channel, ours in the other. */
export function sampleRecording(): SampleRecording {
  const turns = sampleTurns()
  const contact = voiceOf(turns, (who) => who === 'contact', 310)
  const ours = voiceOf(turns, (who) => who !== 'contact', 190)
  const file = new Blob([encodeWav({ sampleRate, channels: [contact, ours] })], { type: 'audio/wav' })
  return {
    source: URL.createObjectURL(file),
    durationMs,
    turns,
    peaks: {
      contact: { values: peaksOf(contact), perSecond: 50 },
      ours: { values: peaksOf(ours), perSecond: 50 },
    },
  }
}

const lengths = [7, 9, 5, 4, 6, 11, 4, 8, 9, 4, 6, 8, 12, 5, 3, 9, 10, 5, 4, 7, 5, 8, 12]
const waits = [800, 700, 800, 700, 700, 800, 800, 700, 900, 1700]

/** Turns by turns, a person instead of the bot from the seventeenth on. */
export function sampleTurns(): PlayedTurn[] {
  let atMs = 1000
  return lengths.map((seconds, place): PlayedTurn => {
    const ours: Speaker = place >= 16 ? 'person' : 'bot'
    const who: Speaker = place % 2 === 0 ? ours : 'contact'
    const startMs = atMs
    const endMs = startMs + seconds * 1000
    atMs = endMs + (waits[place % waits.length] ?? 700)
    return { id: `turn-${place}`, who, startMs, endMs }
  })
}

function voiceOf(turns: readonly PlayedTurn[], isMine: (who: Speaker) => boolean, hertz: number): Int16Array {
  const samples = new Int16Array((durationMs * sampleRate) / 1000)
  for (const { who, startMs, endMs } of turns.filter((turn) => isMine(turn.who))) {
    const [from, to] = [startMs, endMs].map((ms) => (ms * sampleRate) / 1000) as [number, number]
    for (let at = from; at < Math.min(to, samples.length); at++) {
      const second = at / sampleRate
      const swell = Math.abs(
        Math.sin(second * 9 + Math.sin(second * 2.3) * 3) * Math.sin(second * 1.7 + hertz),
      )
      samples[at] = 15_000 * swell * Math.sin(2 * Math.PI * hertz * second) * (who === 'person' ? 0.8 : 1)
    }
  }
  return samples
}
