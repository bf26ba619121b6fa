import type { Speaker } from '#ui/turn-strip-layout.ts'

/** A stretch of a recording in which one side speaks. Turns come in the order in which they begin. */
export interface PlayedTurn {
  id: string
  who: Speaker
  startMs: number
  endMs: number
}

/** The turn that is spoken at a moment; the one that began last where two overlap. */
export function turnAt(turns: readonly PlayedTurn[], ms: number): PlayedTurn | null {
  return turns.findLast(({ startMs, endMs }) => startMs <= ms && ms < endMs) ?? null
}

export function nextTurn(turns: readonly PlayedTurn[], ms: number): PlayedTurn | null {
  return turns.find(({ startMs }) => startMs > ms) ?? null
}

// Who goes back soon after a turn began means the turn before.
const againMs = 1000

/** The turn to go back to: the one under way, or the one before when that has only just begun. */
export function previousTurn(turns: readonly PlayedTurn[], ms: number): PlayedTurn | null {
  return turns.findLast(({ startMs }) => startMs < ms - againMs) ?? turns[0] ?? null
}

export interface Answer {
  /** When the answer began. */
  atMs: number
  /** How long the contact had waited for it. */
  waitMs: number
  isSlow: boolean
}

const slowMs = 1200

/** Our answers with the silence before them; where the sides overlap nobody waited. */
export function answersOf(turns: readonly PlayedTurn[]): Answer[] {
  return turns.flatMap(({ who, startMs }, place) => {
    const before = turns[place - 1]
    const waitMs = startMs - (before?.endMs ?? 0)
    if (who === 'contact' || before?.who !== 'contact' || waitMs < 0) return []
    return [{ atMs: startMs, waitMs, isSlow: waitMs > slowMs }]
  })
}

const leastSilenceMs = 1500
const keptMs = 300

/** When nobody speaks for a while, the moment shortly before somebody does again; null while it is not silent. */
export function silenceEnd(turns: readonly PlayedTurn[], ms: number): number | null {
  if (turnAt(turns, ms) !== null) return null
  const began = Math.max(0, ...turns.filter(({ endMs }) => endMs <= ms).map(({ endMs }) => endMs))
  const next = nextTurn(turns, ms)
  if (!next || next.startMs - began < leastSilenceMs || ms < began + keptMs) return null
  return next.startMs - keptMs > ms ? next.startMs - keptMs : null
}
