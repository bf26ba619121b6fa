import { type HeardSide, mixSides } from '#ui/sound/side-mixer.ts'
import { soundWords } from '#ui/sound/sound-words.ts'

export interface PlaybackState {
  isPlaying: boolean
  atMs: number
  speed: number
  side: HeardSide
  /** Why it cannot be played, or null. */
  problem: string | null
}

/** A recording that plays, for as many parts of a screen as follow it. */
export interface Playback {
  /** As React's external stores: tells of every change, several times a second while it plays. */
  subscribe(onChange: () => void): () => void
  state(): PlaybackState
  /** Sets the recording; give the result to an effect as its cleaning up. */
  load(recording: { source: string; durationMs: number }): () => void
  toggle(): void
  seek(ms: number): void
  setSpeed(speed: number): void
  setSide(side: HeardSide): void
  /** Tries again after a problem. */
  retry(): void
}

export const speeds: readonly number[] = [0.75, 1, 1.25, 1.5, 2]

export function createPlayback(): Playback {
  const listeners = new Set<() => void>()
  let state: PlaybackState = { isPlaying: false, atMs: 0, speed: 1, side: 'both', problem: null }
  let deck: Deck | null = null
  const change = (part: Partial<PlaybackState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    state: () => state,
    load: (recording) => {
      const opened = openDeck(recording, { change, state: () => state })
      deck = opened
      change({ isPlaying: false, atMs: 0, problem: null })
      return () => {
        opened.close()
        if (deck === opened) deck = null
      }
    },
    toggle: () => (state.isPlaying ? deck?.pause() : deck?.play()),
    seek: (ms) => deck?.seek(ms),
    setSpeed: (speed) => {
      change({ speed })
      deck?.adopt()
    },
    setSide: (side) => {
      change({ side })
      deck?.adopt()
    },
    retry: () => deck?.retry(),
  }
}

interface Deck {
  play(): void
  pause(): void
  seek(ms: number): void
  /** Takes over speed and side as they now are. */
  adopt(): void
  retry(): void
  close(): void
}

interface Board {
  change(part: Partial<PlaybackState>): void
  state(): PlaybackState
}

function openDeck({ source, durationMs }: { source: string; durationMs: number }, board: Board): Deck {
  const audio = new Audio()
  audio.preload = 'metadata'
  audio.src = source
  const mixer = mixSides(audio)
  let frame = 0
  const nowMs = () => Math.min(durationMs, audio.currentTime * 1000)
  const follow = () => {
    board.change({ atMs: nowMs() })
    // Who asked for less motion gets the four steps a second that the element tells of.
    if (!audio.paused && !prefersLessMotion()) frame = requestAnimationFrame(follow)
  }
  const adopt = () => {
    audio.playbackRate = board.state().speed
    mixer.choose(board.state().side)
  }
  const seek = (ms: number) => {
    const atMs = Math.min(durationMs, Math.max(0, ms))
    audio.currentTime = atMs / 1000
    board.change({ atMs })
  }
  audio.onplay = () => {
    board.change({ isPlaying: true, problem: null })
    follow()
  }
  audio.onpause = () => board.change({ isPlaying: false })
  audio.onended = () => board.change({ isPlaying: false, atMs: durationMs })
  audio.ontimeupdate = () => !audio.paused && board.change({ atMs: nowMs() })
  audio.onerror = () => board.change({ isPlaying: false, problem: soundWords.failed })
  const play = () => {
    mixer.start()
    adopt()
    if (board.state().atMs >= durationMs) seek(0)
    audio.play().catch((error: unknown) => {
      // A pause that follows at once breaks off the start, which is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        board.change({ problem: soundWords.failed })
    })
  }
  return {
    play,
    pause: () => audio.pause(),
    seek,
    adopt,
    retry: () => {
      const { atMs } = board.state()
      board.change({ problem: null })
      audio.load()
      seek(atMs)
    },
    close: () => {
      cancelAnimationFrame(frame)
      for (const name of ['onplay', 'onpause', 'onended', 'ontimeupdate', 'onerror'] as const)
        audio[name] = null
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
      mixer.close()
    },
  }
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
