import { useCallback, useEffect, useState } from 'react'
import type { Playback } from '#ui/sound/playback.ts'
import { type PlayedTurn, turnAt } from '#ui/sound/played-turns.ts'
import { usePlaybackState } from '#ui/sound/use-playback.ts'

/** Keeps the line that plays in sight, until somebody scrolls away to read; `resume` takes it up again. */
export function useFollowPlayhead(playback: Playback, turns: readonly PlayedTurn[]) {
  const [isFollowing, setIsFollowing] = useState(true)
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying)
  const now = usePlaybackState(playback, (state) => turnAt(turns, state.atMs)?.id ?? null)
  useEffect(() => {
    if (isPlaying && isFollowing && now !== null)
      document.getElementById(now)?.scrollIntoView({ block: 'nearest' })
  }, [isPlaying, isFollowing, now])
  const leave = useCallback(() => setIsFollowing(false), [])
  const resume = useCallback(() => setIsFollowing(true), [])
  return { isLost: isPlaying && !isFollowing, leave, resume }
}
