import type { BotConfig } from '#bots/contract.ts'
import type { BusinessProfile } from '#teams/contract.ts'

export interface SpokenLine {
  kind: 'line'
  role: 'contact' | 'bot' | 'person'
  text: string
  at: Date
}
export interface ToolLine {
  kind: 'tool'
  id: string
  name: string
  arguments: Record<string, unknown>
  result: Record<string, unknown>
}
export type TalkLine = SpokenLine | ToolLine

/** All that a turn knows: read once, in one transaction, and never again while it thinks. */
export interface Talk {
  conversationId: string
  segmentId: string
  numberId: string | null
  channel: 'sms' | 'voice' | 'chat'
  bot: { id: string; name: string; versionId: string; versionNumber: number; config: BotConfig }
  profile: BusinessProfile
  profileVersion: number
  contact: { id: string; name: string | null; phone: string | null }
  lines: TalkLine[]
  /** The newest message this turn has seen. */
  coversSeq: number
}
