import { playStream } from '#ui/sound/play-stream.ts'

const outputRate = 48_000
const pieceSamples = 800
const seconds = 3

/** When each piece arrives, in ms: even, jittering, one far too late, and a burst after it. */
const arrivals = [20, 120, 250, 310, 420, 525, 640, 720, 820, 1220, 1222, 1224, 1330, 1430, 1530, 1640]
const clearedAt = 1700
const lateArrivals = [2000, 2100, 2200]

export interface StreamReport {
  /** When the first sample is heard, after the first piece arrived. */
  delayMs: number
  /** The largest step from one sample to the next; a tone of this height alone makes 0.03. */
  largestStep: number
  /** How much was heard within the 10 ms after clearing began to count, and 20 ms later. */
  afterClearing: number
  /** Whether it sounds again after the pause. */
  isHeardAgain: boolean
}

/** Pushes a tone in pieces that come as they do on a bad line, and looks at every sample that would be heard. */
export async function renderStream(): Promise<StreamReport> {
  const context = new OfflineAudioContext(1, outputRate * seconds, outputRate)
  const player = playStream({ context })
  let sent = 0
  const push = () => {
    const piece = Int16Array.from({ length: pieceSamples }, (_, at) => tone(sent + at))
    sent += pieceSamples
    player.push(piece)
  }
  const at = (ms: number, deed: () => void) =>
    context.suspend(ms / 1000).then(() => {
      deed()
      return context.resume()
    })
  for (const ms of [...arrivals, ...lateArrivals]) void at(ms, push)
  void at(clearedAt, player.clear)
  const heard = (await context.startRendering()).getChannelData(0)
  const first = heard.findIndex((value) => Math.abs(value) > 0.001)
  const loudest = (fromMs: number, toMs: number) =>
    heard
      .subarray((fromMs * outputRate) / 1000, (toMs * outputRate) / 1000)
      .reduce((top, value) => Math.max(top, Math.abs(value)), 0)
  return {
    delayMs: Math.round((first / outputRate) * 1000) - (arrivals[0] ?? 0),
    largestStep: heard.reduce(
      (top, value, place) => Math.max(top, Math.abs(value - (heard[place - 1] ?? 0))),
      0,
    ),
    afterClearing: loudest(clearedAt + 15, lateArrivals[0] ?? 0),
    isHeardAgain: loudest(2100, 2200) > 0.4,
  }
}

const amplitude = 16_000

function tone(sample: number): number {
  return amplitude * Math.sin((2 * Math.PI * 440 * sample) / 8000)
}
