/** Changes the sample rate of one whole sound; the length becomes `samples.length * toRate / fromRate`, rounded. */
export function resample(samples: Int16Array, fromRate: number, toRate: number): Int16Array<ArrayBuffer> {
  if (fromRate === toRate) return samples.slice()
  const resampler = createResampler(fromRate, toRate)
  const parts = [resampler.push(samples), resampler.end()]
  const result = new Int16Array(Math.round((samples.length * toRate) / fromRate))
  let at = 0
  for (const part of parts) {
    const room = part.subarray(0, result.length - at)
    for (let place = 0; place < room.length; place++)
      result[at + place] = Math.max(-32768, Math.min(32767, Math.round((room[place] ?? 0) * 32768)))
    at += room.length
  }
  return result
}

export interface Resampler {
  /** Takes the next piece of PCM16 and gives what is ready, as numbers from -1 to 1. */
  push(samples: Int16Array): Float32Array<ArrayBuffer>
  /** Gives what the last samples still owe. Nothing may be pushed afterwards. */
  end(): Float32Array<ArrayBuffer>
}

/** For sound that comes in pieces: the pieces that come out join without a seam. Both rates are whole Hertz. */
export function createResampler(fromRate: number, toRate: number): Resampler {
  const { up, down, reach, weights } = filterOf(fromRate, toRate)
  // Silence before the first sample, so that the filter has something to look back at.
  let kept: Float32Array = new Float32Array(reach)
  let keptFrom = -reach
  let next = 0
  // Places are counted in whole numbers, so that hours of sound drift by nothing.
  const placeOf = (count: number) => Math.floor((count * down) / up)
  const drain = (): Float32Array<ArrayBuffer> => {
    const until = Math.max(next, Math.ceil(((keptFrom + kept.length - reach) * up) / down))
    const ready = new Float32Array(until - next)
    for (let at = 0; at < ready.length; at++, next++)
      ready[at] = weightedSum(kept, placeOf(next) - keptFrom - reach, weights((next * down) % up))
    const keepFrom = Math.max(keptFrom, placeOf(next) - reach)
    kept = kept.slice(keepFrom - keptFrom)
    keptFrom = keepFrom
    return ready
  }
  const add = (more: Float32Array) => {
    const joined = new Float32Array(kept.length + more.length)
    joined.set(kept)
    joined.set(more, kept.length)
    kept = joined
    return drain()
  }
  return {
    push: (samples) => {
      const scaled = new Float32Array(samples)
      for (let at = 0; at < scaled.length; at++) scaled[at] = (scaled[at] ?? 0) / 32768
      return add(scaled)
    },
    end: () => add(new Float32Array(reach)),
  }
}

function weightedSum(samples: Float32Array, from: number, weights: Float32Array): number {
  let sum = 0
  for (let place = 0; place < weights.length; place++)
    sum += (samples[from + place] ?? 0) * (weights[place] ?? 0)
  return sum
}

interface Filter {
  up: number
  down: number
  /** How many samples of the input it looks at to either side. */
  reach: number
  /** What each of those counts for a value that lies `phase` of `up` parts after its sample. */
  weights(phase: number): Float32Array
}

const zeroCrossings = 10

/** A low pass (a sinc under a Blackman window) just below half of the smaller rate, worked out for each phase. */
function filterOf(fromRate: number, toRate: number): Filter {
  const divisor = greatestCommonDivisor(fromRate, toRate)
  const [up, down] = [toRate / divisor, fromRate / divisor]
  const cutoff = Math.min(1, toRate / fromRate) * 0.92
  const reach = Math.ceil(zeroCrossings / cutoff)
  const known: Float32Array[] = []
  const workOut = (phase: number): Float32Array => {
    const raw = Float32Array.from({ length: 2 * reach + 1 }, (_, place) =>
      windowedSinc(place - reach - phase / up, { cutoff, reach }),
    )
    const sum = raw.reduce((total, weight) => total + weight, 0)
    return raw.map((weight) => weight / sum)
  }
  const weights = (phase: number) => {
    known[phase] ??= workOut(phase)
    return known[phase]
  }
  return { up, down, reach, weights }
}

function windowedSinc(offset: number, { cutoff, reach }: { cutoff: number; reach: number }): number {
  if (Math.abs(offset) >= reach) return 0
  const angle = Math.PI * offset * cutoff
  const sinc = offset === 0 ? 1 : Math.sin(angle) / angle
  const turn = (Math.PI * offset) / reach
  return sinc * (0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn))
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
