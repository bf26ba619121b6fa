import type { BotFacts, BusinessFacts } from '#dialogue/types.ts'

/** A file of hand-written dialogues: one business and what people say to it. */
export type DialogueFile = {
  trade: string
  profile: { business: BusinessFacts; bot: BotFacts }
  dialogues: Dialogue[]
}
export type Dialogue = {
  id: string
  family: string
  noise: string
  channel: 'text' | 'voice'
  now: string
  contact: { name: string | null; phone: string | null; email?: string | null; address?: string | null }
  /** Already in the calendar, on the wall clock: other people's, and this contact's own. */
  taken: Slot[]
  own: Slot[]
  turns: { says: string; expect: Expectation[] }[]
  /** What the contact says when the bot waits for a slot after the last turn, each at most twice. */
  answers: Record<string, string>
  end: End
}
export type Slot = { service: string; start: string }
export type Expectation = {
  kind: string
  service?: string
  day?: string
  id?: string
  place?: string
  covered?: boolean
}
export type Start = string | string[] | { on: string; from: string; to: string }
export type EndSlot = { service: string; start: Start; name?: string; address?: string }
export type End = {
  booked?: EndSlot[]
  moved?: EndSlot[]
  cancelled?: EndSlot[]
  messages?: number
  handedOver?: boolean
}
