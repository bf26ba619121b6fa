/** Everything the platform can do to the outside world, and what it needs to know to do it. Plain strings and ids only. */
export interface IntentPayloads {
  'message.send': {
    numberId: string
    to: string
    body: string
    mediaUrls: string[]
    /**
     * reply: answers a contact · confirmation: the one text after a STOP or START · notice: to the team's own people ·
     * appointment: what a person of the team did to a contact's appointment · reminder: of one that is coming
     */
    purpose: 'reply' | 'confirmation' | 'notice' | 'appointment' | 'reminder'
    conversationId: string | null
    messageId: string | null
    turnId: string | null
    /** For a reply: the last message it has seen. A newer one makes it stale. */
    coversSeq: number | null
    taskId: string | null
    /** ISO 8601; from then on the words make no sense any more. */
    notAfter?: string
  }
  'call.place': {
    numberId: string
    to: string
    contactId: string
    /** What the bot says it is calling about. */
    about: string
    /** Who asked for it. */
    by: string
    /** ISO 8601; a call nobody could place by then is not placed any more. */
    notAfter: string
  }
  'mail.send': { mailId: string; to: string; subject: string; text: string }
}
export type IntentKind = keyof IntentPayloads

export type IntentState = 'ready' | 'sending' | 'unknown' | 'done' | 'failed' | 'refused' | 'canceled'

export interface Intent<Payload = IntentPayloads[IntentKind]> {
  id: string
  teamId: string
  kind: IntentKind
  key: string
  lane: string
  recipient: string
  payload: Payload
  state: IntentState
  attempts: number
  epoch: number
  startedAt: Date | null
  createdAt: Date
}
