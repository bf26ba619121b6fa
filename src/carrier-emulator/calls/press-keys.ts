import type { Line } from '#carrier-emulator/calls/line.ts'
import { keysSpeech } from '#carrier-emulator/calls/tones.ts'
import { until } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

/** The carrier presses keys on a line; resolves when it is done. */
export async function pressKeys(carrier: Carrier, line: Line, digits: string): Promise<void> {
  if (digits === '') return
  const speech = keysSpeech(carrier, digits)
  await until<void>(line.over.signal, (resolve) => {
    line.player.add({ who: 'carrier', digits, speech, done: () => resolve() })
    return () => {}
  })
}
