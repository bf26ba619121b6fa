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
  contact: ContactFacts
  /** Names of the tools the bot may ask for, such as `take_message`. */
  tools: string[]
  /** What a search over the bot's knowledge found for this turn; may be empty. */
  passages: Passage[]
  /** The talk so far, oldest first. The engine remembers nothing else. */
  messages: DialogueMessage[]
}

export type ContactFacts = {
  name: string | null
  phone: string | null
  email: string | null
  address: string | null
  timeZone: string | null
}
export type Passage = { source: string; text: string }

export type BotFacts = { name: string; greeting: string; questions: BotQuestion[] }
export type BotQuestion = { id: string; question: string; alsoAsked: string[]; answer: string }

export type DialogueMessage = SpokenMessage | ToolCallMessage | ToolResultMessage
export type SpokenMessage = { role: 'contact' | 'bot' | 'person'; text: string; at: string }
export type ToolCallMessage = { role: 'tool_call'; id: string; name: string; arguments: unknown }
export type ToolResultMessage = { role: 'tool_result'; id: string; name: string; result: unknown }

/** Either `text` or `toolCalls` is filled; with a call the engine is asked again once its result is known. */
export type DialogueReply = { text: string; toolCalls: DialogueToolCall[]; trace: DialogueTrace }
export type DialogueToolCall =
  | { name: 'check_availability'; arguments: { service: string; when?: string } }
  | { name: 'hold_window'; arguments: { window_id: string } }
  | { name: 'book_appointment'; arguments: BookAppointmentArguments }
  | { name: 'find_appointment'; arguments: Record<string, never> }
  | { name: 'reschedule_appointment'; arguments: { appointment_id: string; window_id: string } }
  | { name: 'cancel_appointment'; arguments: { appointment_id: string; reason?: string } }
  | { name: 'take_message'; arguments: TakeMessageArguments }
  | { name: 'hand_over'; arguments: { reason: string; urgent?: boolean } }
  | { name: 'transfer_call'; arguments: { reason?: string } }
  | { name: 'send_text'; arguments: { body: string } }
  | { name: 'end_call'; arguments: { reason?: string } }
export type TakeMessageArguments = { name?: string; phone?: string; message: string; urgent?: boolean }
export type BookAppointmentArguments = {
  window_id: string
  name: string
  phone?: string
  email?: string
  address?: string
  note?: string
}

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
  /** What the contact has given so far, with the very words it was read from. */
  values: CollectedValue[]
  /** The contact's questions that no fact answers. */
  unknown: string[]
  /**
   * The slot the engine is waiting for, such as `book_appointment.address` or `take_message.message`; null when
   * nothing is open.
   */
  openGoal: string | null
}

/** `path` such as `contact.name` or `visit.when`; `words` are the contact's own. */
export type CollectedValue = { path: string; value: string; words: string }

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
  /** `null`: it cannot be booked, only asked for. */
  durationMinutes: number | null
  bufferMinutes: number
  /** `customer`: we come to them, so their address is needed. */
  place: 'customer' | 'business' | 'remote'
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
