import type { BotConfig } from '#bots/contract.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import type { HistoryLine, ToolScene } from '#tools/ports.ts'
import { splitSentences } from './claims/split-sentences.ts'

export type TalkLine = HistoryLine

/** All that a turn knows: read once, in one transaction, and never again while it thinks. */
export interface Talk {
  conversationId: string
  segmentId: string
  numberId: string | null
  channel: 'sms' | 'voice' | 'chat'
  bot: { id: string; name: string; versionId: string; versionNumber: number; config: BotConfig }
  profile: BusinessProfile
  profileVersion: number
  /** `address` where it may be said to them: in a text, and to no voice, whose number anybody can show. */
  contact: { id: string; name: string | null; phone: string | null; address: string | null }
  /** On a call: the phone a caller may be put through to now. */
  transferTo?: string | null
  lines: TalkLine[]
  /** The oldest message that waits for this answer. */
  firstSeq: number
  /** The newest message this turn has seen. */
  coversSeq: number
}

/** What the published bot says in its owner's words. Of a greeting the engine leaves out what asks when it answers at once. */
export function ownWordsOf({ greeting, questions }: Pick<BotConfig, 'greeting' | 'questions'>): string[] {
  return [greeting, ...splitSentences(greeting), ...questions.map(({ answer }) => answer)]
}

/** Where the tools of this talk run. `lines` are the talk and this turn's own tool calls so far. */
export function sceneOf(
  talk: Talk,
  at: { turnId: string; now: Date; lines: readonly TalkLine[] },
): ToolScene {
  const { conversationId, numberId, channel, contact, profile, firstSeq, bot } = talk
  const { tools, questions } = bot.config
  return {
    conversationId,
    numberId,
    channel,
    contact,
    profile,
    firstSeq,
    transferTo: talk.transferTo ?? null,
    tools,
    questions,
    botId: bot.id,
    botName: bot.name,
    turnId: at.turnId,
    now: at.now,
    history: at.lines,
  }
}
