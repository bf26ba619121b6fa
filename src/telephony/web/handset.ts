import { createPageValue, type PageValue } from '#ui/page-value.ts'
import type { listenToMicrophone } from '#ui/sound/listen-to-microphone.ts'
import type { StreamPlayer } from '#ui/sound/play-stream.ts'
import type { openPhoneLine, PhoneCaption } from './phone-line.ts'

export interface HandsetState {
  /** The answered call it follows. */
  sid: string | null
  captions: readonly PhoneCaption[]
  isConnected: boolean
  hasSound: boolean
  isListening: boolean
  /** What the microphone hears and is not final yet. */
  partial: string
  /** Why the microphone stopped, in words. */
  problem: string | null
}

/** A phone as somebody holds it in this page. It goes on while no part of the page shows it. */
export interface Handset {
  state: PageValue<HandsetState>
  /** Follows this call from now on; nothing with null. */
  follow(sid: string | null): void
  /** Call it while a click or a key is being handled: browsers give no sound to a page that nobody has touched. */
  turnSoundOn(): void
  turnSoundOff(): void
  /** Null where the browser has no recognition. Call it while a click or a key is being handled. */
  listen: (() => void) | null
  stopListening(): void
  /** While muted or on hold, what the microphone hears is not said. */
  setSilent(isSilent: boolean): void
}

export interface HandsetEnds {
  openLine: typeof openPhoneLine
  play(): StreamPlayer
  microphone: typeof listenToMicrophone
  /** What was heard is said on the call. */
  say(sid: string, text: string): void
}

const idle: HandsetState = {
  ...{ sid: null, captions: [], isConnected: false, hasSound: false },
  ...{ isListening: false, partial: '', problem: null },
}

export function createHandset(ends: HandsetEnds): Handset {
  const state = createPageValue(idle)
  const change = (part: Partial<HandsetState>) => state.write({ ...state.read(), ...part })
  let player: StreamPlayer | null = null
  let closeLine = () => {}
  let endedSid: string | null = null
  let isSilent = false

  const microphone = ends.microphone({
    onWords: ({ text, isFinal }) => {
      const { sid } = state.read()
      if (sid === null || isSilent) return
      change({ partial: isFinal ? '' : text })
      if (isFinal) ends.say(sid, text)
    },
    onListening: (isListening) => change({ isListening, partial: '' }),
    onProblem: (problem) => change({ problem }),
  })
  const leave = () => {
    closeLine()
    closeLine = () => {}
    microphone?.stop()
    change({ sid: null, isConnected: false, partial: '' })
  }
  const follow = (sid: string) => {
    change({ sid, captions: [], isConnected: false, problem: null })
    closeLine = ends.openLine(sid, {
      sound: (samples) => player?.push(samples),
      captions: (captions) => change({ captions }),
      cut: () => player?.clear(),
      connected: (isConnected) => change({ isConnected }),
      over: () => {
        endedSid = sid
        leave()
      },
    })
  }
  return {
    state,
    follow: (sid) => {
      // Lists of calls may still name one that was just heard to end.
      if (sid === state.read().sid || (sid !== null && sid === endedSid)) return
      leave()
      if (sid !== null) follow(sid)
    },
    turnSoundOn: () => {
      player ??= ends.play()
      change({ hasSound: true })
    },
    turnSoundOff: () => {
      void player?.stop()
      player = null
      change({ hasSound: false })
    },
    listen:
      microphone &&
      (() => {
        change({ problem: null })
        microphone.start()
      }),
    stopListening: () => microphone?.stop(),
    setSilent: (next) => {
      isSilent = next
      if (isSilent && state.read().partial !== '') change({ partial: '' })
    },
  }
}
