import type { LiveBot } from '#bots/server/load-live-bot.ts'
import { appendMessage } from '#conversations/server/append-message.ts'
import { continueSegment } from '#conversations/server/continue-segment.ts'
import { openConversation } from '#conversations/server/open-conversation.ts'
import { markDue } from '#conversations/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'

export interface InboundText {
  /** Null when no bot answers the number: a person has to. */
  bot: LiveBot | null
  contactId: string
  numberId: string
  channel: 'sms' | 'voice' | 'chat'
  text: string
  media: { id: string; type: string; bytes: number }[]
  now: Date
  isSample?: boolean
  /** Why nobody will answer this one, where that is settled already: `stop`, `start`, `help`, `stopped`. */
  settled: string | null
}

export interface ReceivedMessage {
  conversationId: string
  messageId: string
  seq: number
}

/**
 * Stores what a contact said, in the caller's transaction, and makes their conversation due for an answer.
 * A conversation silent for a day is closed and a new one begins.
 */
export async function receiveMessage(tx: Transaction, inbound: InboundText): Promise<ReceivedMessage> {
  const { now, bot } = inbound
  const conversation = await openConversation(tx, inbound)
  const versionId = bot?.versionId ?? null
  const segmentId = await continueSegment(tx, {
    conversationId: conversation.id,
    channel: inbound.channel,
    versionId,
    now,
  })
  const answer = inbound.settled ?? reasonForSilence(bot, conversation.handler)
  const { messageId, seq } = await appendMessage(tx, {
    conversationId: conversation.id,
    segmentId,
    role: 'contact',
    text: inbound.text,
    media: inbound.media,
    answer,
    now,
  })
  if (answer === null) await markDue(tx, conversation.id, bot?.config?.settleMs ?? 0)
  await publishLive(tx, { topic: `conversation.${conversation.id}`, payload: { seq } })
  return { conversationId: conversation.id, messageId, seq }
}

function reasonForSilence(bot: LiveBot | null, handler: string): string | null {
  if (!bot?.config) return 'no_bot'
  if (bot.status !== 'active') return 'paused'
  return handler === 'human' ? 'human' : null
}
