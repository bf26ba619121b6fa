import type { Script } from '#carrier-emulator/calls/script-shape.ts'

export type AccountRow = {
  sid: string
  ownerSid: string
  authToken: string
  friendlyName: string
  status: 'active' | 'suspended' | 'closed'
  createdMs: number
  updatedMs: number
}

export type HookMethod = 'GET' | 'POST'
export type HookAddress = { url: string; method: HookMethod }

export type NumberRow = {
  sid: string
  accountSid: string
  /** E.164. */
  phone: string
  friendlyName: string
  smsUrl: string
  smsMethod: HookMethod
  smsFallbackUrl: string
  smsFallbackMethod: HookMethod
  statusCallback: string
  statusCallbackMethod: HookMethod
  voiceUrl: string
  voiceMethod: HookMethod
  voiceFallbackUrl: string
  voiceFallbackMethod: HookMethod
  createdMs: number
  updatedMs: number
}

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'received'

export type MessageRow = {
  sid: string
  accountSid: string
  from: string
  to: string
  body: string
  status: MessageStatus
  direction: 'inbound' | 'outbound-api' | 'outbound-reply'
  segments: number
  mediaSids: string[]
  /** Where the pictures of an outgoing text are fetched. */
  mediaUrls: string[]
  by: 'phone' | 'rest' | 'twiml' | 'carrier'
  statusCallback: string
  errorCode: number | null
  createdMs: number
  updatedMs: number
  sentMs: number | null
  /** An incoming text whose webhook has not been called yet; a restart calls it. */
  hookPending: boolean
}

export type MediaRow = {
  sid: string
  accountSid: string
  messageSid: string
  contentType: string
  createdMs: number
}

export type CallStatus =
  | 'queued'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'failed'
  | 'no-answer'
  | 'canceled'
export type CallDirection = 'inbound' | 'outbound-api' | 'outbound-dial'
export type CallEvent = 'initiated' | 'ringing' | 'answered' | 'completed'

/** One phone at the carrier, from its first ring to its end. */
export type CallRow = {
  sid: string
  accountSid: string
  parentSid: string | null
  from: string
  to: string
  direction: CallDirection
  status: CallStatus
  /** The number of the account that was called or calls. */
  numberSid: string | null
  callerName: string | null
  forwardedFrom: string | null
  answeredBy: string | null
  /** How long it took to find that out. */
  detectionMs: number | null
  statusCallback: { url: string; method: HookMethod; events: CallEvent[] }
  createdMs: number
  updatedMs: number
  /** When it was answered, and when it ended. */
  startMs: number | null
  endMs: number | null
  /** Of the conversation, in the call's own time. */
  durationMs: number | null
  /** Written when the call ends; while it lasts its line knows. */
  heard: HeardEntry[]
}

/** What the ear at a phone heard, ms from the answer; `person` is another phone joined to this one. */
export type HeardEntry = {
  who: 'bot' | 'caller' | 'carrier' | 'person'
  text: string
  digits?: string
  atMs: number
  endMs: number
  interrupted?: true
}

export type RecordingSource =
  | 'DialVerb'
  | 'Conference'
  | 'OutboundAPI'
  | 'RecordVerb'
  | 'StartCallRecordingAPI'
  | 'StartCallRecordingTwiML'

export type RecordingRow = {
  sid: string
  accountSid: string
  callSid: string
  conferenceSid: string | null
  source: RecordingSource
  channels: 1 | 2
  track: 'inbound' | 'outbound' | 'both'
  status: 'in-progress' | 'paused' | 'processing' | 'completed' | 'absent' | 'failed'
  createdMs: number
  updatedMs: number
  startMs: number
  durationMs: number | null
  errorCode: number | null
  /** Whether its sound was kept; without, it is silence of its length. */
  hasSound: boolean
  callback: { url: string; method: HookMethod; events: RecordingEvent[] }
}
export type RecordingEvent = 'in-progress' | 'completed' | 'absent'

export type ConferenceRow = {
  sid: string
  accountSid: string
  friendlyName: string
  status: 'init' | 'in-progress' | 'completed'
  reasonEnded:
    | 'conference-ended-via-api'
    | 'participant-with-end-conference-on-exit-left'
    | 'participant-with-end-conference-on-exit-kicked'
    | 'last-participant-kicked'
    | 'last-participant-left'
    | null
  callSidEnding: string | null
  createdMs: number
  updatedMs: number
}

/** How an outside phone takes calls; its SID is its number, or `client:` and a name. */
export type PhoneRow = {
  sid: string
  answers: 'person' | 'machine' | 'fax' | 'busy' | 'no-answer' | 'reject' | 'ask'
  greeting: string | null
  ringMs: number | null
  /** Whether a machine beeps when it begins to record. */
  beep: boolean
  /** What a person does after the greeting; null listens until the other side ends the call. */
  say: Script | null
}

/** A phone that told one of our numbers to stop. */
export type OptOutRow = { sid: string; atMs: number }

/** One text as an outside phone sees it. */
export type PhoneText = {
  sid: string
  from: string
  to: string
  body: string
  media: { sid: string; contentType: string; url: string }[]
  at: string
}

export type Tables = {
  accounts: AccountRow
  numbers: NumberRow
  messages: MessageRow
  media: MediaRow
  optOuts: OptOutRow
  calls: CallRow
  phones: PhoneRow
  recordings: RecordingRow
  conferences: ConferenceRow
}
export type TableName = keyof Tables
