import type { Appointments } from '#booking/ports.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import type { ToolName } from '#tools/contract.ts'

/** What was said, and by whom. `seq` is its place in the conversation. */
export interface SpokenLine {
  kind: 'line'
  role: 'contact' | 'bot' | 'person'
  text: string
  at: Date
  messageId: string
  seq: number
}
/** A tool that was run between two lines, and what came of it. */
export interface ToolLine {
  kind: 'tool'
  id: string
  name: string
  arguments: Record<string, unknown>
  result: Record<string, unknown>
}
export type HistoryLine = SpokenLine | ToolLine

/** Where a tool runs: all of it from the session and the stored talk, nothing of it from a model. */
export interface ToolScene {
  conversationId: string
  turnId: string
  botId: string
  botName: string
  numberId: string | null
  channel: 'sms' | 'voice' | 'chat'
  /** On a call: the phone a caller may be put through to now; null when nobody takes calls. */
  transferTo?: string | null
  /** The tools this bot has. */
  tools: readonly ToolName[]
  contact: { id: string; name: string | null; phone: string | null; address: string | null }
  profile: BusinessProfile
  questions: readonly { id: string; question: string; alsoAsked: readonly string[]; answer: string }[]
  now: Date
  /** The talk so far, oldest first, this turn's own tool calls last. */
  history: readonly HistoryLine[]
  /** The first message this turn answers; with tool and arguments it makes a deed happen once. */
  firstSeq: number
}

export interface ToolDeps {
  calendar: Appointments
}

export interface ToolCall {
  id: string
  name: string
  /** As the model wrote them: anything. */
  arguments: unknown
}

export const receiptKinds = ['booked', 'moved', 'cancelled', 'sent', 'passed_on', 'handed_over'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** The proof of a deed. A bot may claim a deed only with its receipt in hand. */
export interface Receipt {
  id: string
  kind: ReceiptKind
  /** The appointment, task or text it proves. */
  objectId: string
  /** What was agreed, such as `Drain cleaning, Thursday, November 26, 2:00 PM`. */
  label: string
  startsAt: Date | null
}

/** A value the contact gave, as the platform understood it, with the exact words it came from. */
export interface CollectedValue {
  key: 'service' | 'when' | 'name' | 'phone' | 'email' | 'address' | 'note'
  /** Null: it was asked for or given, and cannot be told. */
  value: string | null
  words: string | null
  messageId: string | null
  source: 'said' | 'record' | 'unknown'
  /** From 0 to 1. */
  confidence: number
}

/** What a tool does to the talk it was called in; the turn engine writes it with the turn. */
export type ToolEffect =
  | {
      kind: 'task'
      task: 'message' | 'hand_over'
      taskId: string
      name: string | null
      phone: string | null
      words: string
      isUrgent: boolean
    }
  | { kind: 'text'; receiptId: string; body: string }
  /** Once this has been said: the call is put through, or ended. */
  | { kind: 'transfer'; phone: string; briefing: string }
  | { kind: 'end-call'; reason: string }

export interface ToolRun {
  id: string
  name: string
  arguments: Record<string, unknown>
  /** What the model is told; an `error` says what was wrong. */
  result: Record<string, unknown>
  /** rejected: the policy said no. failed: it was tried and did not happen. */
  status: 'succeeded' | 'failed' | 'rejected'
  nature: 'read' | 'write' | 'talk'
  receipt: Receipt | null
  effect: ToolEffect | null
  collected: CollectedValue[]
  /** It asked again for what this turn had done already. */
  isRepeat?: boolean
  /** It has been written down already. */
  isKept?: boolean
  /** Null where a deed may happen more than once without harm. */
  deedKey: string | null
  startedAt: Date
  durationMs: number
}
