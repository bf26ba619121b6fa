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
}
export type TableName = keyof Tables
