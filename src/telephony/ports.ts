import type { LineWire } from '#voice/ports.ts'

/** One text as a carrier tells of it, whichever way it came to us. */
export interface InboundMessage {
  connectionId: string
  sid: string
  from: string
  to: string
  body: string
  media: { url: string; type: string }[]
  /** How many parts the carrier counted. */
  segments: number
  receivedAt: Date
}

/** What a carrier says of a text of ours. */
export interface MessageStatus {
  connectionId: string
  sid: string
  /** The carrier's own word, in Twilio's spelling. */
  status: string
  errorCode: number | null
  /** Which deed the text was, where the callback's address tells. */
  intent: { teamId: string; id: string } | null
}

export interface OutboundMessage {
  from: string
  to: string
  body: string
  mediaUrls: string[]
  /** Where statuses are to be told. */
  statusCallback: string
}

export type SendOutcome =
  | { kind: 'accepted'; sid: string; status: string; segments: number }
  /** The carrier has not taken it and says when to try again. */
  | { kind: 'busy'; afterMs: number; error: string }
  /** It may or may not have been taken. */
  | { kind: 'unknown'; error: string }
  | { kind: 'refused'; code: number | null; error: string }

export interface CarrierMessage {
  sid: string
  direction: 'inbound' | 'outbound'
  from: string
  to: string
  body: string
  status: string
  errorCode: number | null
  segments: number
  at: Date
  media: { url: string; type: string }[]
}

/** A carrier of texts, for one connection. Every call is bounded in time. */
export interface MessageCarrier {
  send(message: OutboundMessage): Promise<SendOutcome>
  /** Newest first; ends early when the caller stops reading. Throws when the carrier cannot be asked. */
  list(filter: { since: Date; from?: string; to?: string }): AsyncIterable<CarrierMessage>
  fetch(sid: string): Promise<CarrierMessage | null>
  /** A picture's bytes, at most `maxBytes`. */
  fetchMedia(url: string, maxBytes: number): Promise<{ bytes: Uint8Array; type: string } | null>
  /** True where the carrier itself answers STOP, START and HELP typed as single words. */
  answersOptOutWords: boolean
}

/** Finds the carrier behind a connection; throws NotFound for one that is none or is switched off. */
export type MessageCarriers = (connectionId: string) => MessageCarrier

/** A call that has come in, or one of ours that was answered: the carrier asks what to do with it. */
export interface CallArrival {
  connectionId: string
  sid: string
  direction: 'inbound' | 'outbound'
  from: string
  to: string
  /** The carrier's own word, in Twilio's spelling. */
  status: string
  callerName: string | null
  forwardedFrom: string | null
  /** The carrier asks a second time because it could not use our first answer: its own code for why. */
  askedAgainFor: number | null
  /** For a call of ours: which deed it was, as its signed address tells. */
  intent: { teamId: string; id: string } | null
}

/** What a carrier says of a call, in any order. */
export interface CallStatus {
  connectionId: string
  sid: string
  parentSid: string | null
  status: string
  /** Counts the statuses of one call from 0; null where the carrier does not count. */
  sequence: number | null
  at: Date | null
  durationSeconds: number | null
  answeredBy: string | null
  sipCode: number | null
  errorCode: number | null
  intent: { teamId: string; id: string } | null
}

/** The line of a call came to its end, or the phone it was put through to did: what now? */
export interface CallStep {
  /** As the signed address tells. */
  teamId: string
  connectionId: string
  sid: string
  /** after-line: our line ended. after-dial: the phone we rang ended or did not answer. */
  step: 'after-line' | 'after-dial'
  /** completed, ended, failed; for a phone: completed, answered, busy, no-answer, failed, canceled */
  outcome: string
  /** What we gave the line to hand back, as it was. */
  handoff: string | null
  errorCode: number | null
  /** Whether the caller is still there. */
  isCallAlive: boolean
}

export interface RecordingStatus {
  connectionId: string
  callSid: string
  sid: string
  /** in-progress, completed, absent, failed */
  status: string
  durationSeconds: number | null
  channels: number
  startedAt: Date | null
  errorCode: number | null
}

/** What the carrier is to do with a call next. */
export type CallPlan =
  | {
      kind: 'converse'
      /** wss address with a token that opens it once. */
      socketUrl: string
      /** Where to ask what comes after the line. */
      afterUrl: string
      /** Where to tell how the recording fares; null: none is begun. */
      recordingUrl: string | null
      language: string
      /** Words the recogniser should expect. */
      hints: readonly string[]
    }
  | {
      kind: 'dial'
      phone: string
      callerId: string
      ringSeconds: number
      afterUrl: string
      recordingUrl: string | null
    }
  | {
      kind: 'say'
      /** Silence before it; none where it is left out. */
      pauseSeconds?: number
      text: string
      next: { kind: 'hang-up' } | { kind: 'ask-again'; afterSeconds: number; url: string }
    }
  | { kind: 'reject'; reason: 'busy' | 'rejected' }
  | { kind: 'hang-up' }

export interface OutboundCall {
  from: string
  to: string
  /** Where to ask what to do once it is answered. */
  answerUrl: string
  statusUrl: string
  /** Where to tell whether a person or a machine answered. */
  answeredByUrl: string
  ringSeconds: number
}

export interface CarrierCall {
  sid: string
  direction: 'inbound' | 'outbound'
  from: string
  to: string
  status: string
  startedAt: Date | null
  endedAt: Date | null
  createdAt: Date
  durationSeconds: number | null
  answeredBy: string | null
  /** What the carrier asks for it, in millionths of `currency`; null until it is known. */
  price: { micros: number; currency: string } | null
}

/** A carrier of calls, for one connection. Every call is bounded in time. */
export interface CallCarrier {
  place(call: OutboundCall): Promise<SendOutcome>
  /**
   * Newest first; ends early when the caller stops reading. A phone that was rung for a call is a part of that call and
   * not listed. Throws when the carrier cannot be asked.
   */
  list(filter: { since: Date; from?: string; to?: string }): AsyncIterable<CarrierCall>
  fetch(sid: string): Promise<CarrierCall | null>
  /** Hangs up. One that is over already counts as ended. */
  end(sid: string): Promise<void>
  /** Does something else with a call that is going on. */
  redirect(sid: string, plan: CallPlan): Promise<void>
  /** A recording's WAV bytes; null when the carrier has it no longer. */
  fetchRecording(sid: string, maxBytes: number): Promise<Uint8Array | null>
  deleteRecording(sid: string): Promise<void>
  /** The carrier's own document for a plan, and how it is to be served. */
  writePlan(plan: CallPlan): { contentType: string; body: string }
  /** How a line of this carrier speaks. */
  wire: LineWire
}
export type CallCarriers = (connectionId: string) => CallCarrier

/** The far end of the dev phone. Everything is bounded in time; what it refuses is InvalidInput in its own words. */
export interface OutsidePhone {
  sendText(text: { from: string; to: string; body: string }): Promise<{ sid: string }>
  texts(
    phone: string,
  ): Promise<{ sid: string; from: string; to: string; body: string; media: string[]; at: string }[]>
  /** The calls of one phone, newest first: those that ring there too. */
  calls(phone: string): Promise<OutsideCall[]>
  /** The phone calls one of our numbers, and waits for what it is told to do. */
  call(numbers: { from: string; to: string }): Promise<{ sid: string }>
  /** What whoever holds the phone does on a call. */
  deed(sid: string, deed: PhoneDeed): Promise<void>
  /** The socket of what the phone hears: sound as PCM16 mono 8 kHz, and captions as JSON. */
  lineUrl(sid: string): string
  /** How a phone takes calls from now on. */
  setPhone(rule: PhoneRule): Promise<void>
  traffic(after: number, limit: number): Promise<TrafficItem[]>
  /** Sends a webhook of the traffic again, with these fields in place of its own; the carrier signs it anew. */
  replay(id: number, fields: Record<string, string> | null): Promise<void>
  /** What the carrier does wrong on purpose. */
  faults(): Promise<FaultInForce[]>
  /** Takes the place of all there were. */
  setFaults(faults: readonly Fault[]): Promise<FaultInForce[]>
}

/** One thing the emulated carrier does wrong on purpose, in its own words for places and faults. */
export interface Fault {
  on: string
  fault: string
  /** Share of the events there that are hit, from 0 to 1. */
  rate: number
  /** At most so many hits. */
  count?: number | undefined
  delayMs?: number | undefined
  copies?: number | undefined
  errorCode?: number | undefined
  /** Share of the words that are misheard, from 0 to 1. */
  errorRate?: number | undefined
  to?: string | undefined
  from?: string | undefined
}

export interface FaultInForce extends Fault {
  /** How many events might have been hit, and how many were. */
  matched: number
  hit: number
}

export interface OutsideCall {
  sid: string
  /** As our numbers see it: inbound calls were made by the phone. */
  direction: 'inbound' | 'outbound'
  from: string
  to: string
  /** The carrier's own word. */
  status: string
  /** ISO 8601; null before it was answered, and before it ended. */
  startedAt: string | null
  endedAt: string | null
  isMuted: boolean
  isOnHold: boolean
}

export type PhoneDeed =
  | { kind: 'answer' | 'reject' | 'hangup' }
  | { kind: 'say'; text: string }
  | { kind: 'digits'; digits: string }
  | { kind: 'mute' | 'hold'; on: boolean }

export interface PhoneRule {
  phone: string
  /** `ask` rings until whoever holds the phone decides. */
  answers: 'person' | 'machine' | 'busy' | 'no-answer' | 'reject' | 'ask'
  /** What a person or a machine says first. */
  greeting?: string
  /** How long it rings before. */
  ringMs?: number
}

export interface TrafficItem {
  id: number
  at: string
  direction: 'in' | 'out'
  kind: string
  what: string
  status: number | null
  durationMs: number | null
  /** What went wrong. */
  fault: string | null
  /** What the fault plan did to it. */
  injected: string | null
  /** Which item was sent again here. */
  replayOf: number | null
  request: Record<string, string>
  response: string
}
