import type { Transaction } from '#platform/db/database.ts'

/** What comes down a line whose far end listens and speaks for us. */
export type LineEvent =
  | { kind: 'opened'; sessionId: string; callSid: string; parameters: Record<string, string> }
  /** What the contact said; not final: so far. */
  | { kind: 'words'; text: string; isFinal: boolean; language: string | null }
  /** The contact spoke over us: what they had heard until then, as the line tells it. */
  | { kind: 'interrupted'; heard: string; afterMs: number }
  | { kind: 'digit'; digit: string }
  /** One message of ours was played to its end. */
  | { kind: 'played'; text: string }
  | { kind: 'speaking'; who: 'bot' | 'contact'; isOn: boolean }
  | { kind: 'delay'; roundTripMs: number }
  | { kind: 'error'; description: string }
  /** Something this version does not know; kept for the record. */
  | { kind: 'other'; name: string }

/** What we tell the far end. */
export type LineMessage =
  /** `isLast` ends what is said in one go. */
  | { kind: 'say'; text: string; isLast: boolean; mayInterrupt: boolean; language?: string }
  | { kind: 'digits'; digits: string }
  | { kind: 'language'; language: string }
  /** Gives the call back to its carrier; `handoff` comes back to us with the question what to do next. */
  | { kind: 'end'; handoff: string | null }

/** A line's words on its wire, and back. `read` throws InvalidInput for what is no message. */
export interface LineWire {
  read(frame: string): LineEvent
  write(message: LineMessage): string
}

/** An open line. Sending on a closed one does nothing. */
export interface Line {
  send(messages: readonly LineMessage[]): void
  /** Ends the line with a WebSocket code and reason. */
  close(code: number, reason: string): void
}

/** Why a talk by voice came to its end, in the words of `telephony`'s table of reasons. */
export type SessionEnd =
  | { kind: 'bot'; reason: string }
  | { kind: 'transfer'; phone: string; briefing: string }
  /** The line went away by itself: the far end hung up, or the socket was cut. */
  | { kind: 'line-closed'; code: number }
  /** A newer line of the same call took over. */
  | { kind: 'replaced' }

/** What the owner of the call knows and does, so that this room needs no row of a call. */
export interface SessionOwner {
  /** True while no newer line of this call has come; asked inside the transaction of every deed. */
  holds(tx: Transaction): Promise<boolean>
  /** Something worth keeping for whoever wants to know later how the call went. `atMs` since the call began. */
  note(event: CallNote): void
  ended(end: SessionEnd): Promise<void>
}

export interface CallNote {
  atMs: number
  /** line.in, line.out, turn, session */
  source: 'line.in' | 'line.out' | 'turn' | 'session'
  name: string
  detail: Record<string, unknown>
}
