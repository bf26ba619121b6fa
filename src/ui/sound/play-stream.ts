import { rmsDbfs } from '#kit/audio/level.ts'
import { createResampler, type Resampler } from '#kit/audio/resample.ts'
import { createJitterBuffer } from '#ui/sound/jitter-buffer.ts'

export interface StreamPlayer {
  /** The next piece of PCM16, of any length; 100 ms is usual. */
  push(samples: Int16Array): void
  /** Drops what has not been heard yet, as when the other side is interrupted. */
  clear(): void
  /** How loud it is right now, from 0 to 1. */
  level(): number
  /** How much is still to be heard. */
  waitingMs(): number
  /** Stops at once and gives the sound device back. */
  stop(): Promise<void>
}

export interface StreamSettings {
  /** Of the pieces, in Hertz. */
  sampleRate?: number
  /** Where it is heard. */
  context?: BaseAudioContext
}

const fadeSeconds = 0.004
const cutSeconds = 0.008
const quietDbfs = -50

/**
 * Plays one channel that comes in pieces, with little delay and without clicks. Call it while a click or a key is
 * being handled: browsers give no sound to a page that nobody has touched.
 */
export function playStream({
  sampleRate = 8000,
  context = new AudioContext({ latencyHint: 'interactive' }),
}: StreamSettings = {}): StreamPlayer {
  const buffer = createJitterBuffer(context.sampleRate)
  const meter = createMeter(context)
  let resampler = createResampler(sampleRate, context.sampleRate)
  let run = openRun(context, meter.input)
  if (context instanceof AudioContext) void context.resume()
  const now = () => Math.ceil(context.currentTime * context.sampleRate)
  const clear = () => {
    run.cut()
    run = openRun(context, meter.input)
    resampler = createResampler(sampleRate, context.sampleRate)
    buffer.clear()
  }
  return {
    push: (samples) => {
      const piece = resampleOf(resampler, samples)
      if (piece.length === 0) return
      const place = buffer.place(now(), { length: piece.length, isQuiet: rmsDbfs(samples) < quietDbfs })
      if (place) run.schedule(piece, place)
    },
    clear,
    level: meter.level,
    waitingMs: () => (buffer.waiting(now()) / context.sampleRate) * 1000,
    stop: async () => {
      clear()
      if (context instanceof AudioContext && context.state !== 'closed') await context.close()
    },
  }
}

function resampleOf(resampler: Resampler, samples: Int16Array): Float32Array<ArrayBuffer> {
  return samples.length === 0 ? new Float32Array(0) : resampler.push(samples)
}

interface Run {
  schedule(piece: Float32Array<ArrayBuffer>, place: { at: number; isStart: boolean }): void
  cut(): void
}

/** What is played from one clearing to the next. Its end always fades; what joins on in time takes the fade back. */
function openRun(context: BaseAudioContext, output: AudioNode): Run {
  const edge = context.createGain()
  const switchOff = context.createGain()
  edge.connect(switchOff).connect(output)
  const sources = new Set<AudioBufferSourceNode>()
  let fadeFrom: number | null = null
  return {
    schedule: (piece, { at, isStart }) => {
      const from = at / context.sampleRate
      const until = (at + piece.length) / context.sampleRate
      if (isStart) {
        edge.gain.setValueAtTime(0, from)
        edge.gain.linearRampToValueAtTime(1, from + fadeSeconds)
      } else if (fadeFrom !== null) edge.gain.cancelScheduledValues(fadeFrom)
      fadeFrom = Math.max(from + fadeSeconds, until - fadeSeconds)
      edge.gain.setValueAtTime(1, fadeFrom)
      edge.gain.linearRampToValueAtTime(0, until)
      const source = sourceOf(context, piece)
      source.connect(edge)
      source.start(from)
      sources.add(source)
      source.onended = () => sources.delete(source)
    },
    cut: () => {
      const { currentTime } = context
      switchOff.gain.setValueAtTime(1, currentTime)
      switchOff.gain.linearRampToValueAtTime(0, currentTime + cutSeconds)
      for (const source of sources) source.stop(currentTime + cutSeconds)
    },
  }
}

function sourceOf(context: BaseAudioContext, piece: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
  const sound = context.createBuffer(1, piece.length, context.sampleRate)
  sound.copyToChannel(piece, 0)
  const source = context.createBufferSource()
  source.buffer = sound
  return source
}

function createMeter(context: BaseAudioContext): { input: AudioNode; level(): number } {
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  analyser.connect(context.destination)
  const window = new Float32Array(analyser.fftSize)
  const level = () => {
    analyser.getFloatTimeDomainData(window)
    const sum = window.reduce((total, value) => total + value * value, 0)
    return Math.min(1, Math.sqrt(sum / window.length))
  }
  return { input: analyser, level }
}
