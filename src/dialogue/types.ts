/**
 * The engine's port: everything one turn needs comes in, everything it wants goes out. `BusinessFacts` has the
 * same shape as the teams' business profile; it is declared here because this room imports no other.
 */
export type DialogueInput = {
  /** ISO 8601, UTC. The engine has no clock of its own. */
  now: string
  language: 'en'
  channel: 'text' | 'voice'
  business: BusinessFacts
  bot: BotFacts
  contact: { name: string | null; phone: string | null; timeZone: string | null }
  /** Names of the tools the bot may ask for, such as `take_message`. */
  tools: string[]
  /** The talk so far, oldest first. The engine remembers nothing else. */
  messages: DialogueMessage[]
}

export type BotFacts = { name: string; greeting: string; questions: BotQuestion[] }
export type BotQuestion = { id: string; question: string; alsoAsked: string[]; answer: string }

export type DialogueMessage = SpokenMessage | ToolCallMessage | ToolResultMessage
export type SpokenMessage = { role: 'contact' | 'bot' | 'person'; text: string; at: string }
export type ToolCallMessage = { role: 'tool_call'; id: string; name: string; arguments: unknown }
export type ToolResultMessage = { role: 'tool_result'; id: string; name: string; result: unknown }

/** Either `text` or `toolCalls` is filled; with a call the engine is asked again once its result is known. */
export type DialogueReply = { text: string; toolCalls: DialogueToolCall[]; trace: DialogueTrace }
export type DialogueToolCall = { name: 'take_message'; arguments: TakeMessageArguments }
export type TakeMessageArguments = { name?: string; phone?: string; message: string; urgent?: boolean }

/** What `take_message` gives back: a receipt, or why it could not be kept. */
export type TakeMessageResult =
  | { task_id: string; receipt_id: string; after_hours: boolean }
  | { error: string }

/** Why the engine said what it said, for the debug view and for replays. */
export type DialogueTrace = {
  acts: string[]
  /** `confidence` from 0 to 1. */
  intents: { name: string; confidence: number }[]
  /** Every fact said, by its path in the input, with the words used. */
  facts: { path: string; text: string }[]
  /** The contact's questions that no fact answers. */
  unknown: string[]
  /** What the engine is waiting for, such as `take_message.message`; null when nothing is open. */
  openGoal: string | null
}

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
/** Wall-clock times in the business's zone, `08:00` to `24:00`. */
export type OpenSpan = { open: string; close: string }
export type WeeklyHours = Record<Weekday, OpenSpan[]>
export type Holiday = { date: string; name: string; hours: OpenSpan[] }
/** Millionths of the currency's unit. */
export type Money = { micros: number; currency: 'USD' }
export type ServicePrice =
  | { kind: 'fixed' | 'from' | 'hourly'; amount: Money }
  | { kind: 'range'; amount: Money; upTo: Money }
  | { kind: 'free' }
  | { kind: 'quote' }
export type Service = {
  name: string
  alsoCalled: string[]
  description: string
  durationMinutes: number | null
  price: ServicePrice
}
export type Address = { street: string; city: string; region: string; postalCode: string }
export type ServiceArea = { places: string[]; postalCodes: string[]; note: string }

export type BusinessFacts = {
  name: string
  about: string
  /** IANA name, such as `America/Los_Angeles`. */
  timeZone: string
  phone: string | null
  email: string | null
  website: string | null
  addresses: Address[]
  hours: WeeklyHours
  holidays: Holiday[]
  services: Service[]
  area: ServiceArea
}
