import type { LineEvent } from '#voice/ports.ts'

/** What follows once everything has been said. `reason` is a code of the table of reasons. */
export type Farewell = { kind: 'end'; reason: string } | { kind: 'transfer'; phone: string; briefing: string }

/** Something said in one go: an answer, the greeting, or a prompt into the silence. */
export interface Reply {
  /** The turn it answers; null for what the platform says by itself. */
  turnId: string | null
  /** What was handed to the line, in order; those at the places in `fillers` only bridged a wait. */
  sent: string[]
  fillers: number[]
  /** How many characters of it the line has told us it played. */
  playedLength: number
  isWhole: boolean
  hasQuestion: boolean
}

/** How many words only bridged the wait for an answer, before any of it was said. */
export function fillersBefore(reply: Reply): number {
  return reply.fillers.filter((place, count) => place === count).length
}

export interface SessionState {
  phase: 'listening' | 'thinking' | 'speaking' | 'ended'
  reply: Reply | null
  /** The turn being thought about. */
  turnId: string | null
  /** Digits pressed and not yet taken as an answer. */
  digits: string
  /** How often nothing was heard in a row. */
  silences: number
  /** How many fillers this turn's silence has had. */
  fillers: number
  /** Set once the talk is to end; carried out when the last words have sounded. */
  farewell: Farewell | null
}

export interface Opening {
  text: string
  mayInterrupt: boolean
}

export type SessionEvent =
  | { kind: 'start'; opening: Opening[] }
  | LineEvent
  /** A sentence of an answer that may be said. */
  | { kind: 'sentence'; turnId: string; text: string }
  /** The answer is whole. */
  | { kind: 'answered'; turnId: string; farewell: Farewell | null }
  | { kind: 'timer'; name: TimerName }
  /** The line is gone, with whatever was still to be said on it. */
  | { kind: 'gone' }
  /** The talk must come to an end whatever it is about. */
  | { kind: 'stop'; reason: string; text: string }

export type TimerName = 'silence' | 'filler' | 'digits' | 'farewell'

export type Effect =
  | { do: 'say'; text: string; isLast: boolean; mayInterrupt: boolean }
  /** The contact said this: keep it and answer it under this turn. */
  | { do: 'think'; turnId: string; words: string }
  | { do: 'stop-thinking'; turnId: string }
  /** A reply was cut short: of `text`, this much was heard. */
  | { do: 'keep-heard'; turnId: string | null; text: string; heard: string }
  /** A reply has sounded to its end. */
  | { do: 'reply-over'; turnId: string | null }
  /** The platform said this by itself. */
  | { do: 'keep-own-line'; text: string }
  | { do: 'set-timer'; name: TimerName; afterMs: number }
  | { do: 'clear-timer'; name: TimerName }
  | { do: 'note'; name: string; detail: Record<string, unknown> }
  | { do: 'end'; farewell: Farewell }

export const firstState: SessionState = {
  phase: 'listening',
  reply: null,
  turnId: null,
  digits: '',
  silences: 0,
  fillers: 0,
  farewell: null,
}
