import type { TurnTimings } from '#conversations/contract.ts'
import type { LineEvent } from '#voice/ports.ts'

/** When each side was heard, as far as the line tells. All in milliseconds since the call began. */
export interface SoundTimes {
  note(event: Extract<LineEvent, { kind: 'speaking' }>): void
  /** When the contact began and ended what has just become words; the next words start anew. */
  takeSpeech(): { startMs: number; endMs: number; isTold: boolean }
  /** When what we say now began to sound, or was sent where the line does not tell. */
  startOfReply(): number
  sent(): void
  replyOver(): void
}

export function createSoundTimes(atMs: () => number, onFirstSound: () => void): SoundTimes {
  let speechStartMs: number | null = null
  let speechEndMs: number | null = null
  let replyStartMs: number | null = null
  let isSounding = false
  return {
    note(event) {
      if (event.who === 'contact') {
        if (event.isOn) speechStartMs ??= atMs()
        else speechEndMs = atMs()
      } else if (event.isOn && !isSounding) {
        isSounding = true
        replyStartMs = atMs()
        onFirstSound()
      }
    },
    takeSpeech() {
      const endMs = speechEndMs ?? atMs()
      const speech = { startMs: speechStartMs ?? endMs, endMs, isTold: speechEndMs !== null }
      speechStartMs = null
      speechEndMs = null
      return speech
    },
    startOfReply: () => replyStartMs ?? atMs(),
    sent() {
      replyStartMs ??= atMs()
    },
    replyOver() {
      replyStartMs = null
      isSounding = false
    },
  }
}

/** A turn's times at its beginning. */
export function newTimings(speech: { endMs: number; isTold: boolean }, nowMs: number): TurnTimings {
  return {
    speechEndMs: speech.isTold ? Math.round(speech.endMs) : null,
    wordsFinalMs: Math.round(nowMs),
    thinkStartMs: Math.round(nowMs),
    firstSentenceMs: null,
    firstSentMs: null,
    firstPlayedMs: null,
    replyEndMs: null,
    interruptedMs: null,
    fillers: 0,
  }
}
