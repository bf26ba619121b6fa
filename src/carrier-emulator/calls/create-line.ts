import { setMaxListeners } from 'node:events'
import type { Line, Listener, Recorder, Watcher } from '#carrier-emulator/calls/line.ts'
import { createMouth } from '#carrier-emulator/calls/mouth.ts'
import { createPlayer } from '#carrier-emulator/calls/player.ts'
import { newStrip, type Strip } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'

const mostMs = 4 * 3_600_000

/** The line of a call; whoever makes it registers it. */
export function createLine(carrier: Carrier, row: CallRow): Line {
  const listeners = new Set<Listener>()
  const watchers = new Set<Watcher>()
  const over = new AbortController()
  // Everything that goes on in a call waits for its end.
  setMaxListeners(0, over.signal)
  const line: Line = {
    row,
    strips: [],
    player: createPlayer(carrier, () => line),
    mouth: createMouth(carrier, () => line),
    ...{ answeredMs: null, quietFromMs: 0, isTalkOpen: false, callbacks: 0, limitMs: mostMs },
    phone: { isMuted: false, isOnHold: false, deaf: [], doing: Promise.resolve() },
    ...{ recorders: new Set<Recorder>(), recordings: [], over, program: null },
    begin(start) {
      const strip = newStrip(start)
      line.strips.push(strip)
      if (strip.track === 'out') line.quietFromMs = Math.max(line.quietFromMs, strip.endMs)
      for (const watcher of watchers) watcher.began?.(strip)
      return strip
    },
    cut(strip, atMs) {
      if (strip.isCut || atMs >= strip.endMs) return
      strip.endMs = Math.max(strip.startMs, atMs)
      strip.isCut = true
      if (strip.track === 'out') line.quietFromMs = latestEnd(line.strips)
      for (const watcher of watchers) watcher.cut?.(strip)
    },
    changed() {
      for (const watcher of watchers) watcher.changed?.()
    },
    tell(event, ...told) {
      for (const listener of listeners) {
        const hear = listener[event] as ((...told: unknown[]) => void) | undefined
        hear?.(...told)
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
  return line
}

function latestEnd(strips: Strip[]): number {
  let latestMs = 0
  // What ended long ago cannot be the latest; a few strips at most sound at once.
  for (const strip of strips.slice(-20)) if (strip.track === 'out') latestMs = Math.max(latestMs, strip.endMs)
  return latestMs
}
