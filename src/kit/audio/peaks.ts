/**
 * How loud a sound gets, `perSecond` times a second: the largest swing in each stretch, from 0 to 127. The last
 * stretch may be shorter. This is what a waveform is drawn from.
 */
export function peaksOf(samples: Int16Array, perSecond = 50, sampleRate = 8000): Int8Array<ArrayBuffer> {
  const count = Math.ceil((samples.length * perSecond) / sampleRate)
  const peaks = new Int8Array(count)
  for (let place = 0; place < count; place++) {
    const from = Math.floor((place * sampleRate) / perSecond)
    const to = Math.min(samples.length, Math.floor(((place + 1) * sampleRate) / perSecond))
    let most = 0
    for (let at = from; at < to; at++) most = Math.max(most, Math.abs(samples[at] ?? 0))
    // Rounded up, so that a stretch that is not silent never looks it.
    peaks[place] = Math.min(127, Math.ceil(most / 258))
  }
  return peaks
}
