import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayback, type Playback, type PlaybackState } from '#ui/sound/playback.ts'

/** A playback of this recording, for `WaveformPlayer` and for whatever follows or steers it, such as a transcript. */
export function usePlayback({ source, durationMs }: { source: string; durationMs: number }): Playback {
  const [playback] = useState(createPlayback)
  useEffect(() => playback.load({ source, durationMs }), [playback, source, durationMs])
  return playback
}

/**
 * Follows one thing of a playback. `select` gives a plain value (a word's id, not an object), so that the component
 * is drawn anew only when that changes, not with every frame.
 */
export function usePlaybackState<Value extends string | number | boolean | null>(
  playback: Playback,
  select: (state: PlaybackState) => Value,
): Value {
  return useSyncExternalStore(playback.subscribe, () => select(playback.state()))
}
