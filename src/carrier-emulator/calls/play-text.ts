import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Speech } from '#carrier-emulator/calls/speech.ts'
import { until } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

type On = { line: Line; signal: AbortSignal }

/** The carrier says a text to the phone; resolves when it is said. */
export function playText(carrier: Carrier, on: On, text: string): Promise<void> {
  return playSpeech(carrier, on, carrier.speaker.say(text, 'ours'))
}

export function playSpeech(
  carrier: Carrier,
  { line, signal }: On,
  speech: Speech | Promise<Speech>,
): Promise<void> {
  return until<void>(signal, (resolve) => {
    line.player.add({ who: 'carrier', speech, done: () => resolve() })
    return () => void line.player.stop(carrier.callTime.nowMs())
  })
}
