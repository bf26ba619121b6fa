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

/** The far end of the dev phone. */
export interface OutsidePhone {
  sendText(text: { from: string; to: string; body: string }): Promise<{ sid: string }>
  texts(
    phone: string,
  ): Promise<{ sid: string; from: string; to: string; body: string; media: string[]; at: string }[]>
  traffic(after: number, limit: number): Promise<TrafficItem[]>
}
export interface TrafficItem {
  id: number
  at: string
  direction: 'in' | 'out'
  kind: string
  what: string
  status: number | null
  durationMs: number | null
  fault: string | null
  request: Record<string, string>
  response: string
}
