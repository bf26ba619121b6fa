import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

type Watched = { line: Line; sinceMs: number }

/**
 * Runs once the other side has said something after `sinceMs` and been quiet for a while, or has said nothing for
 * longer than a caller's patience. The answer gives up.
 */
export function watchStop(carrier: Carrier, { line, sinceMs }: Watched, run: () => void): () => void {
  const { callTime: time, schedule, settings } = carrier
  const { quietMs, patienceMs } = settings.callers
  let cancelQuiet = () => {}
  let cancelPatience = () => {}
  const finish = () => {
    cancel()
    run()
  }
  const look = () => {
    cancelQuiet()
    cancelPatience()
    const hasSpoken = line.quietFromMs > sinceMs
    const isQuiet = !line.isTalkOpen && !line.player.isBusy()
    const leftMs = line.quietFromMs + quietMs - time.nowMs()
    if (hasSpoken && (isQuiet || leftMs > 0)) cancelQuiet = time.after(leftMs, isQuiet ? finish : look)
    // A side that thinks does so by the wall clock.
    else cancelPatience = schedule.after(patienceMs, finish)
  }
  const stopWatching = line.watch({ began: look, cut: look, changed: look })
  const cancel = () => {
    stopWatching()
    cancelQuiet()
    cancelPatience()
  }
  look()
  return cancel
}

/** Runs when the other side has said so many words since `sinceMs`, with the call time of the last one's end. */
export function watchWords(
  carrier: Carrier,
  { line, sinceMs, count }: Watched & { count: number },
  run: (atMs: number) => void,
): () => void {
  const time = carrier.callTime
  let cancelWait = () => {}
  const look = () => {
    cancelWait()
    const atMs = timeOfWord(line.strips, { sinceMs, count })
    if (atMs === null) return
    cancelWait = time.after(atMs - time.nowMs(), () => {
      cancel()
      run(atMs)
    })
  }
  const stopWatching = line.watch({ began: look, cut: look })
  const cancel = () => {
    stopWatching()
    cancelWait()
  }
  look()
  return cancel
}

/** Runs when the other side begins to say something that has these words in it, or has begun before. */
export function watchText(line: Line, words: string, run: () => void): () => void {
  const isSaid = () => line.strips.some(({ track, speech }) => track === 'out' && speech.text.includes(words))
  const look = () => {
    if (!isSaid()) return
    stopWatching()
    run()
  }
  const stopWatching = line.watch({ began: look })
  look()
  return stopWatching
}

/** When the word of this number ended or will end; null while it is not known. */
function timeOfWord(strips: Strip[], { sinceMs, count }: { sinceMs: number; count: number }): number | null {
  let left = count
  for (const { track, speech, startMs, endMs } of strips) {
    if (track !== 'out' || endMs <= sinceMs) continue
    if (left === 0) return startMs
    for (const word of speech.words) {
      const atMs = startMs + word.endMs
      if (atMs <= sinceMs || atMs > endMs + 1) continue
      left--
      if (left === 0) return atMs
    }
  }
  return null
}
