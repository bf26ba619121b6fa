import type { Line, Player, PlayItem } from '#carrier-emulator/calls/line.ts'
import type { Speech } from '#carrier-emulator/calls/speech.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import { type Carrier, noteTrouble } from '#carrier-emulator/carrier.ts'

type Waiting = { item: PlayItem; speech: Speech | null; readyMs: number }

export function createPlayer(carrier: Carrier, line: () => Line): Player {
  const time = carrier.callTime
  let waiting: Waiting[] = []
  let current: { item: PlayItem; strip: Strip; cancel: () => void } | null = null
  let endedMs = 0

  function advance(): void {
    const head = waiting[0]
    if (current || !head?.speech) return
    waiting.shift()
    // What was ready in time follows without a gap, however late the timer was.
    const startMs = Math.max(head.readyMs, endedMs)
    const { item, speech } = head
    const digits = item.digits === undefined ? {} : { digits: item.digits }
    const strip = line().begin({ track: 'out', who: item.who, speech, ...digits, startMs })
    const cancel = time.after(strip.endMs - time.nowMs(), end)
    current = { item, strip, cancel }
    item.began?.(strip)
  }
  function end(): void {
    const ended = current
    if (!ended) return
    current = null
    endedMs = ended.strip.endMs
    ended.item.done?.('played')
    advance()
  }
  function ready(entry: Waiting, speech: Speech): void {
    entry.speech = speech
    entry.readyMs = time.nowMs()
    if (waiting.includes(entry)) advance()
  }
  return {
    add(item) {
      const entry: Waiting = { item, speech: null, readyMs: 0 }
      waiting.push(entry)
      if (!(item.speech instanceof Promise)) ready(entry, item.speech)
      else
        item.speech.then(
          (speech) => ready(entry, speech),
          (error) => {
            noteTrouble(carrier, error)
            waiting = waiting.filter((other) => other !== entry)
            item.done?.('skipped')
            advance()
          },
        )
    },
    stop(atMs) {
      const stopped = current
      const skipped = waiting
      current = null
      waiting = []
      if (stopped) {
        stopped.cancel()
        line().cut(stopped.strip, atMs)
        endedMs = stopped.strip.endMs
        stopped.item.done?.('stopped')
      }
      for (const { item } of skipped) item.done?.('skipped')
      return stopped?.strip ?? null
    },
    isBusy: () => current !== null || waiting.length > 0,
    playing: () => current?.strip ?? null,
  }
}
