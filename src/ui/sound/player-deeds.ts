import { type Playback, speeds } from '#ui/sound/playback.ts'
import { nextTurn, type PlayedTurn, previousTurn } from '#ui/sound/played-turns.ts'
import type { HeardSide } from '#ui/sound/side-mixer.ts'

/** Everything the keyboard can do with a recording. */
export type PlayerDeeds = Record<
  'toggle' | 'back' | 'forward' | 'next' | 'previous' | 'slower' | 'faster' | 'otherSide' | 'start' | 'end',
  () => void
>

export const stepMs = 5000
const sides: readonly HeardSide[] = ['both', 'contact', 'ours']

export function playerDeeds({
  playback,
  turns,
  durationMs,
}: {
  playback: Playback
  turns: readonly PlayedTurn[]
  durationMs: number
}): PlayerDeeds {
  const at = () => playback.state().atMs
  const seekTurn = (turn: PlayedTurn | null) => turn && playback.seek(turn.startMs)
  const changeSpeed = (step: number) => {
    const speed = speeds[speeds.indexOf(playback.state().speed) + step]
    if (speed !== undefined) playback.setSpeed(speed)
  }
  return {
    toggle: playback.toggle,
    back: () => playback.seek(at() - stepMs),
    forward: () => playback.seek(at() + stepMs),
    next: () => seekTurn(nextTurn(turns, at())),
    previous: () => seekTurn(previousTurn(turns, at())),
    slower: () => changeSpeed(-1),
    faster: () => changeSpeed(1),
    otherSide: () =>
      playback.setSide(sides[(sides.indexOf(playback.state().side) + 1) % sides.length] ?? 'both'),
    start: () => playback.seek(0),
    end: () => playback.seek(durationMs),
  }
}

const keys: ReadonlyMap<string, keyof PlayerDeeds> = new Map([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowDown', 'back'],
  ['ArrowRight', 'forward'],
  ['ArrowUp', 'forward'],
  ['PageDown', 'previous'],
  ['PageUp', 'next'],
  ['Home', 'start'],
  ['End', 'end'],
  ['j', 'next'],
  ['k', 'previous'],
  ['<', 'slower'],
  ['>', 'faster'],
  ['o', 'otherSide'],
])

/** Does what a key means on the slider; false when it means nothing there. */
export function takePlayerKey(deeds: PlayerDeeds, key: string): boolean {
  const deed = keys.get(key)
  if (deed) deeds[deed]()
  return deed !== undefined
}
