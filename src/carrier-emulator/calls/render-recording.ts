import type { Strip } from '#carrier-emulator/calls/strip.ts'

/** A stretch of call time; what is `muted` is kept as silence. */
export type Stretch = { fromMs: number; toMs: number; isMuted: boolean }

const samplesPerMs = 8

/** The stretches that are kept of a recording, without the silence at both ends where that is cut off. */
export function trim(stretches: Stretch[], strips: Strip[], isTrimmed: boolean): Stretch[] {
  const long = stretches.filter(({ fromMs, toMs }) => toMs > fromMs)
  if (!isTrimmed) return long
  const sounding = strips.filter((strip) => strip.tone !== 'ringing')
  const firstMs = Math.min(...sounding.map(({ startMs }) => startMs))
  const lastMs = Math.max(...sounding.map(({ endMs }) => endMs))
  return long
    .map((stretch) => ({
      ...stretch,
      fromMs: Math.max(stretch.fromMs, firstMs),
      toMs: Math.min(stretch.toMs, lastMs),
    }))
    .filter(({ fromMs, toMs }) => toMs > fromMs)
}

export function lengthOf(stretches: Stretch[]): number {
  return Math.round(stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0))
}

/** The sound of one channel: whatever of these strips falls into the stretches, laid one after the other. */
export function renderChannel(strips: Strip[], stretches: Stretch[]): Int16Array {
  const samples = new Int16Array(lengthOf(stretches) * samplesPerMs)
  let atMs = 0
  for (const { fromMs, toMs, isMuted } of stretches) {
    if (!isMuted) for (const strip of strips) lay(samples, strip, { fromMs, toMs, atMs })
    atMs += toMs - fromMs
  }
  return samples
}

function lay(
  samples: Int16Array,
  { speech, startMs, endMs }: Strip,
  { fromMs, toMs, atMs }: { fromMs: number; toMs: number; atMs: number },
): void {
  const beginMs = Math.max(startMs, fromMs)
  const count = Math.floor((Math.min(endMs, toMs) - beginMs) * samplesPerMs)
  if (!speech.samples || count <= 0) return
  const source = Math.round((beginMs - startMs) * samplesPerMs)
  const target = Math.round((atMs + beginMs - fromMs) * samplesPerMs)
  for (let place = 0; place < count && target + place < samples.length; place++) {
    const sum = (samples[target + place] ?? 0) + (speech.samples[source + place] ?? 0)
    // Two who speak at once are added; what is too loud is cut off.
    samples[target + place] = Math.max(-32_768, Math.min(32_767, sum))
  }
}
