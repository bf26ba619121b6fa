import { endCall } from '#carrier-emulator/calls/call-status.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { watchStop, watchText, watchWords } from '#carrier-emulator/calls/other-side.ts'
import type { Script } from '#carrier-emulator/calls/script-shape.ts'
import { pause, until } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

type Entry = Script[number]

/** Speaks and presses as written, each entry in its turn, then listens until the other side stops and hangs up. */
export async function runScript(carrier: Carrier, line: Line, script: Script): Promise<void> {
  let sinceMs = line.answeredMs ?? carrier.callTime.nowMs()
  for (const entry of script) {
    if ('hangup' in entry) return hangUp(carrier, line)
    await runEntry(carrier, line, { entry, sinceMs })
    sinceMs = carrier.callTime.nowMs()
  }
  const { listenMs } = carrier.settings.callers
  await otherSideStops(carrier, line, sinceMs)
  for (;;) {
    const quietSinceMs = line.quietFromMs
    await pause(carrier, line.over.signal, listenMs)
    if (line.quietFromMs === quietSinceMs && !line.isTalkOpen) return hangUp(carrier, line)
    await otherSideStops(carrier, line, quietSinceMs)
  }
}

/** The phone is put down. */
export function hangUp(carrier: Carrier, line: Line): void {
  const status = line.answeredMs === null ? 'canceled' : 'completed'
  endCall(carrier, line, { status, reason: 'The phone hung up.' })
}

async function runEntry(
  carrier: Carrier,
  line: Line,
  { entry, sinceMs }: { entry: Exclude<Entry, { hangup: true }>; sinceMs: number },
): Promise<void> {
  if ('pauseMs' in entry) return pause(carrier, line.over.signal, entry.pauseMs)
  if ('untilHeard' in entry)
    return until<void>(line.over.signal, (resolve) => watchText(line, entry.untilHeard, resolve))
  // The words are ready before their moment comes.
  const speech = 'text' in entry ? await carrier.speaker.say(entry.text, 'phone') : null
  let atMs: number | undefined
  if ('interruptAfterWords' in entry)
    atMs = await otherSideSays(carrier, line, { count: entry.interruptAfterWords, sinceMs })
  else if (entry.after === 'bot') await otherSideStops(carrier, line, sinceMs)
  else await pause(carrier, line.over.signal, sinceMs + entry.after - carrier.callTime.nowMs())
  if (speech) await line.mouth.say(speech, atMs)
  else if ('digits' in entry) await line.mouth.press(entry.digits)
}

function otherSideStops(carrier: Carrier, line: Line, sinceMs: number): Promise<void> {
  return until<void>(line.over.signal, (resolve) => watchStop(carrier, { line, sinceMs }, resolve))
}

/** The call time at which the other side had said so many words; undefined when it stopped before. */
function otherSideSays(
  carrier: Carrier,
  line: Line,
  { count, sinceMs }: { count: number; sinceMs: number },
): Promise<number | undefined> {
  return until(line.over.signal, (resolve) => {
    const cancelWords = watchWords(carrier, { line, sinceMs, count }, (atMs) => done(atMs))
    const cancelStop = watchStop(carrier, { line, sinceMs }, () => done(undefined))
    const cancel = () => {
      cancelWords()
      cancelStop()
    }
    const done = (atMs: number | undefined) => {
      cancel()
      resolve(atMs)
    }
    return cancel
  })
}
