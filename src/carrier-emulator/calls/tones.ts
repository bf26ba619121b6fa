import { noSpeech, type Speech } from '#carrier-emulator/calls/speech.ts'
import type { Tone } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

const rate = 8_000
const level = 4_000

const frequencies: Record<Tone, number[]> = { beep: [1_000], fax: [1_100], ringing: [440, 480] }
const rows = [697, 770, 852, 941]
const columns = [1_209, 1_336, 1_477]
const keys = '123456789*0#'

/** A tone of this length; silent where speech is only timed. */
export function toneSpeech(carrier: Carrier, tone: Tone, durationMs: number): Speech {
  return { ...noSpeech, durationMs, samples: isHeard(carrier) ? sines(frequencies[tone], durationMs) : null }
}

/** Two seconds of ringing and four of silence. */
export const ringMs = 6_000
let ring: Int16Array | null = null

export function ringSpeech(carrier: Carrier): Speech {
  if (!isHeard(carrier)) return { ...noSpeech, durationMs: ringMs }
  if (!ring) {
    ring = new Int16Array((ringMs * rate) / 1_000)
    ring.set(sines(frequencies.ringing, 2_000))
  }
  return { ...noSpeech, durationMs: ringMs, samples: ring }
}

/** How long a key sounds with the silence after it, and how long `w` and `W` wait. */
export const keyMs = 200
const waits: Record<string, number> = { w: 500, W: 1_000 }

/** Keys one after the other. */
export function keysSpeech(carrier: Carrier, digits: string): Speech {
  const lengths = [...digits].map((key) => waits[key] ?? keyMs)
  const durationMs = lengths.reduce((sum, lengthMs) => sum + lengthMs, 0)
  if (!isHeard(carrier)) return { ...noSpeech, durationMs }
  const samples = new Int16Array((durationMs * rate) / 1_000)
  let atMs = 0
  for (const [place, key] of [...digits].entries()) {
    const number = keys.indexOf(key)
    const pair = [rows[Math.floor(number / 3)] ?? 0, columns[number % 3] ?? 0]
    if (number >= 0) samples.set(sines(pair, keyMs / 2), (atMs * rate) / 1_000)
    atMs += lengths[place] ?? 0
  }
  return { ...noSpeech, durationMs, samples }
}

function isHeard({ settings }: Carrier): boolean {
  return settings.speech === 'voice'
}

function sines(hertz: number[], durationMs: number): Int16Array {
  return Int16Array.from({ length: Math.round((durationMs * rate) / 1_000) }, (_, place) =>
    Math.round(
      hertz.reduce((sum, frequency) => sum + level * Math.sin((2 * Math.PI * frequency * place) / rate), 0),
    ),
  )
}
